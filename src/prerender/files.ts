import { routes, routesWith } from '@/config/routes';
import { CATALOGUE_ELEMENT_ID, type CompleteCatalogue } from '@/domain/catalogue/catalogue';
import type { ShopSite } from '@/domain/shop/identify';
import { MANIFEST_FILE, type AppIcon } from '@/integrations/web-app';
import { formatPhone } from '@/lib/phone';
import { setLanguage } from '@/texts';
import { languages } from '@/texts/languages';
import { fillDocument } from './document';
import { dishHead, homeHead, menuHead } from './head';
import { dataBlock, escapeText } from './html';
import { BASE_LANGUAGE, dishFile, pageFile, type PrerenderedRouteId } from './file-names';
import { manifest, manifestLinks } from './manifest';
import { prerenderText } from './prerender-text';
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
  icons: readonly AppIcon[];
}

const pages: Record<
  PrerenderedRouteId,
  { head: (shop: PublicShop) => string; data: (shop: PublicShop) => object }
> = {
  home: { head: homeHead, data: homeData },
  menu: { head: menuHead, data: menuData },
};

const structured = (data: object) => dataBlock('application/ld+json', data);

const noScriptText = ({ name, phone }: PublicShop) =>
  name && phone ? prerenderText('prerender_no_script', { name, phone: formatPhone(phone) }) : '';

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
export async function prerenderFiles(request: PrerenderRequest): Promise<Map<string, string>> {
  const { site, home, catalogue, shell, styles, icons } = request;
  const appLinks = manifestLinks(site, icons);
  const files = new Map<string, string>();
  const catalogueBlock = dataBlock('application/json', catalogue, CATALOGUE_ELEMENT_ID);
  for (const language of languages.keys()) {
    if (!(await setLanguage(language))) throw new Error(`There are no messages in '${language}'`);
    const shop = publicShop(catalogue, home);
    for (const id of routesWith('isPrerendered', true)) {
      const head = pages[id].head(shop) + appLinks;
      const data = catalogueBlock + structured(pages[id].data(shop));
      const markup = await renderPage(site, catalogue, routes[id].patterns[0]);
      const noScript = noScriptText(shop);
      files.set(
        pageFile(id, language),
        fillDocument(shell, { language, head, markup, data, noScript, styles }),
      );
    }
  }
  // Dish previews are mostly the restaurant's own text, so they exist in English only.
  const language = BASE_LANGUAGE;
  await setLanguage(language);
  const shop = publicShop(catalogue, home);
  const noScript = noScriptText(shop);
  for (const dish of shop.dishes) {
    const file = dishFile(dish.id);
    const head = dishHead(shop, dish) + appLinks;
    const data = structured(dishData(shop, dish));
    if (file) files.set(file, fillDocument(shell, { language, head, markup: '', data, noScript, styles }));
  }
  files.set(MANIFEST_FILE, manifest(catalogue.info, site, icons, styles));
  files.set('sitemap.xml', sitemap([shop.url, shop.menuUrl], catalogue.requestedAt));
  return files;
}
