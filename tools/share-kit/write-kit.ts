import path from 'node:path';
import type { Browser } from '@playwright/test';
import { identifyShop } from '../../src/domain/shop/identify';
import type { PublicDish, PublicShop } from '../../src/prerender/public-shop';
import type { Renderer } from '../prerender/renderer';
import { targetOf } from '../prerender/target';
import { cardsHtml } from './cards';
import { checkLinks, checkTable, type FindRestaurant } from './check-links';
import { writeKitFiles, type KitFiles } from './kit-files';
import { findDish, shareLinks, type ShareLink } from './links';
import type { ShareKitOptions } from './options';
import type { Brand } from './page';
import { fetchPicture } from './picture';
import { drawPreview, previewHtml, type PreviewPicture } from './preview';
import { qrCodeSvg } from './qr-code';

interface KitRequest {
  /** Slug or domain. */
  name: string;
  options: ShareKitOptions;
  renderer: Renderer;
  /** Draws the preview pictures; null draws none. */
  browser: Browser | null;
  folderFor: (text: string) => string;
  /** Reports missing parts of a written kit. */
  report: (error: unknown) => void;
}

function chosenDishes({ options, report }: KitRequest, shop: PublicShop): PublicDish[] {
  const dishes = new Set<PublicDish>();
  for (const wanted of options.dishes) {
    try {
      dishes.add(findDish(shop.dishes, wanted));
    } catch (error) {
      report(error);
    }
  }
  return [...dishes];
}

async function pictureOf({ report }: KitRequest, url: string | undefined): Promise<string | null> {
  if (url === undefined) return null;
  try {
    return await fetchPicture(url);
  } catch (error) {
    report(error);
    return null;
  }
}

async function addCards(
  files: KitFiles,
  { options, renderer }: KitRequest,
  links: readonly ShareLink[],
  brand: Brand,
): Promise<void> {
  const cards = await Promise.all(
    links.map(async (link) => ({ ...link, qrCode: await qrCodeSvg(link.url) })),
  );
  for (const { file, qrCode } of cards) files.set(`qr/${file}.svg`, qrCode);
  files.set('cards.html', cardsHtml(cards, brand, renderer.cardTexts(), options.language));
}

async function addPreviews(
  files: KitFiles,
  request: KitRequest,
  shop: PublicShop,
  links: readonly ShareLink[],
  brand: Brand,
): Promise<void> {
  const { browser, options, renderer } = request;
  if (!browser) return;
  const add = async (file: string, preview: PreviewPicture) => {
    files.set(file, await drawPreview(browser, previewHtml(preview, brand, options.language)));
  };
  // Without a banner, the picture of the shop is its logo, which every preview shows.
  const banner = shop.picture === shop.logo ? undefined : shop.picture;
  const { heading, description } = renderer.homePreview(shop);
  const picture = await pictureOf(request, banner);
  await add('preview.jpg', { heading, description, shopUrl: shop.url, picture, layout: 'banner' });
  for (const { dish, file } of links) {
    if (!dish) continue;
    await add(`preview-${file}.jpg`, {
      heading: dish.name,
      description: renderer.dishPreview(shop, dish).description,
      shopUrl: shop.url,
      picture: await pictureOf(request, dish.picture),
      layout: 'dish',
    });
  }
}

/** Asks the domain lookup once for each domain. */
function restaurantFinder({ options, renderer }: KitRequest): FindRestaurant {
  const known = new Map<string, ReturnType<typeof renderer.lookUpShop>>();
  return async ({ hostname, pathname }) => {
    const { domain, basename } = identifyShop(hostname, pathname, options.primary.hostname);
    const found = known.get(domain) ?? renderer.lookUpShop(domain);
    known.set(domain, found);
    const shop = await found;
    return shop && { restaurantId: shop.restaurantId, basename };
  };
}

/** Writes the kit of a restaurant, and prints whether each link opens. @throws Error when nothing is written */
export async function writeKit(request: KitRequest): Promise<void> {
  const { name, options, renderer, folderFor, report } = request;
  const { site, home } = targetOf(name, options.primary);
  const catalogue = await renderer.fetchCatalogue(site.domain);
  if (!catalogue) throw new Error('there is no such restaurant');
  const shop = renderer.publicShop(catalogue, home);
  const links = shareLinks(shop, options.tables, chosenDishes(request, shop), renderer.cardTexts());
  const brand = { name: shop.name, logo: await pictureOf(request, shop.logo), accent: options.accent };

  const files: KitFiles = new Map();
  await addCards(files, request, links, brand);
  await addPreviews(files, request, shop, links, brand);
  const folder = path.join(options.out, folderFor(site.domain));
  writeKitFiles(folder, files);
  console.log(`${name}: ${links.length} cards in ${path.relative('', path.join(folder, 'cards.html'))}`);

  const restaurant = { restaurantId: catalogue.restaurantId, basename: site.basename };
  const checked = await checkLinks(links, restaurant, restaurantFinder(request));
  console.log(checkTable(checked));
  const broken = checked.filter(({ problem }) => problem !== null).length;
  if (broken > 0) report(new Error(`${broken} of ${links.length} links do not open`));
}
