import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Renderer } from '../prerender/renderer';
import { targetOf } from '../prerender/target';
import { cardsHtml, qrCodeSvg } from './cards';
import { fileName, findDish, shareLinks } from './links';
import type { ShareKitOptions } from './options';

export type KitRenderer = Pick<Renderer, 'fetchCatalogue' | 'publicShop' | 'cardTexts'>;

/**
 * Writes the cards and the codes of a restaurant.
 * @param name slug or domain
 * @returns the file with the cards. @throws Error when nothing is written
 */
export async function writeKit(
  name: string,
  options: ShareKitOptions,
  renderer: KitRenderer,
): Promise<string> {
  const { site, home } = targetOf(name, options.primary);
  const catalogue = await renderer.fetchCatalogue(site.domain);
  if (!catalogue) throw new Error(`${name}: there is no such restaurant`);
  const shop = renderer.publicShop(catalogue, home);
  const dishes = options.dishes.map((wanted) => findDish(shop.dishes, wanted));
  const texts = renderer.cardTexts();
  const links = shareLinks(shop, options.tables, dishes, texts);

  const folder = path.join(options.out, fileName(site.domain));
  const cards = path.join(folder, 'cards.html');
  mkdirSync(path.join(folder, 'qr'), { recursive: true });
  writeFileSync(cards, await cardsHtml(links, { ...shop, accent: options.accent }, texts, options.language));
  for (const { file, url } of links)
    writeFileSync(path.join(folder, 'qr', `${file}.svg`), await qrCodeSvg(url));
  return cards;
}
