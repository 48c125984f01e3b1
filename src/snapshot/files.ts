import { CATALOGUE_ID } from '@/app/written-catalogue';
import { paths } from '@/config/paths';
import type { WholeCatalogue } from '@/domain/catalogue/types';
import type { ShopAddress } from '@/domain/shop/identify';
import { dishFile } from './dish-file';
import { fillDocument } from './document';
import { dishHead, homeHead, menuHead } from './head';
import { dataBlock } from './html';
import { publicShop } from './public-shop';
import { renderPage } from './render';
import { sitemap } from './sitemap';
import { dishData, homeData, menuData } from './structured-data';

export interface SnapshotRequest {
  address: ShopAddress;
  /** The restaurant's home, absolute, without a slash at its end. */
  home: string;
  catalogue: WholeCatalogue;
  /** `index.html` as it was built. */
  shell: string;
  /** The style sheet that it names. */
  styles: string;
}

/**
 * A restaurant's pages as any static host can answer them, by file name: home and menu with their markup and
 * the catalogue, a preview for each dish, the sitemap.
 */
export async function snapshotFiles(request: SnapshotRequest): Promise<Map<string, string>> {
  const { address, home, catalogue, shell, styles } = request;
  const shop = publicShop(catalogue, home);
  const known = dataBlock('application/json', catalogue, CATALOGUE_ID);
  const structured = (data: object) => dataBlock('application/ld+json', data);
  const files = new Map<string, string>();
  files.set(
    'index.html',
    fillDocument(shell, {
      head: homeHead(shop),
      markup: await renderPage(address, catalogue, paths.home),
      data: known + structured(homeData(shop)),
      styles,
    }),
  );
  files.set(
    'menu.html',
    fillDocument(shell, {
      head: menuHead(shop),
      markup: await renderPage(address, catalogue, paths.menu()),
      data: known + structured(menuData(shop)),
      styles,
    }),
  );
  for (const dish of shop.dishes) {
    const file = dishFile(dish.id);
    if (file === null) continue;
    const head = dishHead(shop, dish);
    files.set(
      file,
      fillDocument(shell, { head, markup: '', data: structured(dishData(shop, dish)), styles }),
    );
  }
  files.set('sitemap.xml', sitemap([shop.url, shop.menuUrl], catalogue.knownAt));
  return files;
}
