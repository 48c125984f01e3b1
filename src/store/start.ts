import { fetchCart } from '@/domain/cart/thunks';
import { restoreCatalogue } from '@/domain/catalogue/catalogue';
import { readCatalogue, removeCatalogue } from '@/domain/catalogue/stored-catalogue';
import { parseOrderTypeLink } from '@/domain/checkout/order-types';
import { networkChanged } from '@/domain/connectivity/slice';
import { NO_RECORDS, readRecords, writeRecords } from '@/domain/persisted/records';
import { selectMenu } from '@/domain/menu/slice';
import type { ShopSite } from '@/domain/shop/identify';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { isUnknownShop } from '@/domain/shop/types';
import type { StoreLike } from '@/domain/root-reducer';
import { replaceUrl } from '@/platform/history-state';
import { wait } from '@/platform/scheduling';
import type { AppStore } from './index';
import { loadShop } from './wanted';

/**
 * Moves the order type of a link from the URL to the visit's record, so that Back, reload and sharing ignore it. Call it
 * before the records and the router's URL are read.
 */
export function takeOrderTypeLink(site: ShopSite): void {
  const { pathname, search, hash } = window.location;
  const link = parseOrderTypeLink(search);
  if (!link) return;
  replaceUrl(`${pathname}${link.rest}${hash}`);
  const { orderType, dineInBy, tableNumber, carNumber } = { ...NO_RECORDS.checkout, ...link.choices };
  const choice = { orderType, dineInBy, tableNumber, carNumber };
  const records = readRecords(site);
  writeRecords(site, { ...records, checkout: { ...records.checkout, ...choice, orderTypeLink: choice } });
}

/** Offline, a database that does not answer delays the failed calls by at most this time. */
const DATABASE_TIMEOUT_MS = 5000;

export function startShop(store: StoreLike): void {
  const { site } = store.getState().shop;
  if (isUnknownShop(store.getState().shop)) return;
  if (!navigator.onLine) store.dispatch(networkChanged(false));
  const shown = showStoredCatalogue(store, site);
  const load = () => void store.dispatch(loadShop());
  // Offline, show the stored catalogue before the failed calls.
  if (navigator.onLine) load();
  else void Promise.race([shown, wait(DATABASE_TIMEOUT_MS)]).then(load);
  if (store.getState().cart.cartId) void store.dispatch(fetchCart());
}

/** Shows the stored catalogue until the server answers; removes another restaurant's. */
async function showStoredCatalogue(store: StoreLike, shop: ShopSite): Promise<void> {
  const catalogue = await readCatalogue(shop);
  if (catalogue && !store.dispatch(restoreCatalogue(catalogue))) await removeCatalogue(shop);
}

/** Long enough to restore existing data, too short to be noticed. */
const INITIAL_CONTENT_TIMEOUT_MS = 100;

/**
 * Resolves when the catalogue and the page's code are ready, or after a short timeout. Without the wait, skeletons
 * would flash before persisted dishes: React delays content after a fallback by 300 ms.
 */
export async function waitForInitialContent(store: AppStore, code: Promise<void>): Promise<void> {
  let unsubscribe = () => {};
  const catalogue = new Promise<void>((resolve) => {
    const check = () => {
      const state = store.getState();
      if (selectMenu(state).data && selectCompletedInfo(state)) resolve();
    };
    unsubscribe = store.subscribe(check);
    check();
  });
  const content = Promise.all([catalogue, code.catch(() => undefined)]);
  await Promise.race([content, wait(INITIAL_CONTENT_TIMEOUT_MS)]);
  unsubscribe();
}
