import { CATALOGUE_ELEMENT_ID } from '@/app/prerendered-catalogue';
import { routes, routesWith } from '@/config/routes';
import type { CompleteCatalogue } from '@/domain/catalogue/catalogue';
import type { ShopSite } from '@/domain/shop/identify';
import { formatPhone } from '@/lib/phone';
import { m } from '@/texts';
import { setLanguage } from '@/texts/language';
import { offeredLanguages } from '@/texts/languages';
import { fillDocument } from './document';
import { dishHead, homeHead, menuHead } from './head';
import { dataBlock, escapeText } from './html';
import { BASE_LANGUAGE, dishFile, pageFile, type PrerenderedRouteId } from './file-names';
import { publicShop, type PublicShop } from './public-shop';
import { renderPage } from './render';
import { dishData, homeData, menuData } from './structured-data';

interface PrerenderRequest {
  site: ShopSite;
  /** Absolute URL without a trailing slash. */
  home: string;
  catalogue: CompleteCatalogue;
  shell: string;
  styles: string;
}

type Files = Map<string, string>;

const pages: Record<
  PrerenderedRouteId,
  { head: (shop: PublicShop) => string; data: (shop: PublicShop) => object }
> = {
  home: { head: homeHead, data: homeData },
  menu: { head: menuHead, data: menuData },
};

const structured = (data: object) => dataBlock('application/ld+json', data);

const noScriptText = ({ name, phone }: PublicShop) =>
  name && phone ? m.prerender_no_script({ name, phone: formatPhone(phone) }) : '';

async function writePages(files: Files, request: PrerenderRequest, language: string): Promise<void> {
  const { site, home, catalogue, shell, styles } = request;
  const shop = publicShop(catalogue, home);
  const catalogueBlock = dataBlock('application/json', catalogue, CATALOGUE_ELEMENT_ID);
  for (const id of routesWith('isPrerendered', true)) {
    const { head, data } = pages[id];
    const text = fillDocument(shell, {
      language,
      head: head(shop),
      markup: await renderPage(site, catalogue, routes[id].patterns[0]),
      data: catalogueBlock + structured(data(shop)),
      noScript: noScriptText(shop),
      styles,
    });
    files.set(pageFile(id, language), text);
  }
}

/** Dish previews are mostly the restaurant's own text, so they exist in English only. */
function writeDishes(files: Files, { home, catalogue, shell, styles }: PrerenderRequest): void {
  const shop = publicShop(catalogue, home);
  const noScript = noScriptText(shop);
  for (const dish of shop.dishes) {
    const file = dishFile(dish.id);
    if (file === null) continue;
    const data = structured(dishData(shop, dish));
    const head = dishHead(shop, dish);
    files.set(
      file,
      fillDocument(shell, { language: BASE_LANGUAGE, head, markup: '', data, noScript, styles }),
    );
  }
}

/** Returns a sitemap (sitemaps.org). @param requestedAt when the data were fetched, in epoch ms */
function sitemap(urls: readonly string[], requestedAt: number): string {
  const day = new Date(requestedAt).toISOString().slice(0, 10);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeText(url)}</loc><lastmod>${day}</lastmod></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns a restaurant's files by name. @throws Error when a language's messages cannot be loaded */
export async function prerenderFiles(request: PrerenderRequest): Promise<Files> {
  const files: Files = new Map();
  for (const language of offeredLanguages.keys()) {
    if (!(await setLanguage(language))) throw new Error(`There are no messages in '${language}'`);
    await writePages(files, request, language);
  }
  await setLanguage(BASE_LANGUAGE);
  writeDishes(files, request);
  const { url, menuUrl } = publicShop(request.catalogue, request.home);
  files.set('sitemap.xml', sitemap([url, menuUrl], request.catalogue.requestedAt));
  return files;
}
