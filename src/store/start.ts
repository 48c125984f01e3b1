import { fetchCart } from '@/domain/cart/thunks';
import { restoreCatalogue } from '@/domain/catalogue/catalogue';
import { networkChanged } from '@/domain/connectivity/slice';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import type { StoreLike } from '@/domain/state';
import { appStarted } from '@/domain/visit/events';
import { loadShop } from './load-shop';

export function startShop(store: StoreLike): void {
  const { site, lookup } = store.getState().shop;
  if (lookup === 'unknown') return;
  if (!navigator.onLine) store.dispatch(networkChanged(false));
  // Restore `hasOrdered` before the catalogue, so that home reserves space for 'Order again' with its first content.
  store.dispatch(appStarted());
  const shown = showPersistedCatalogue(store, site);
  const load = () => void store.dispatch(loadShop());
  // Offline, show the persisted catalogue before the failed calls.
  if (navigator.onLine) load();
  else void shown.then(load);
  if (store.getState().cart.cartId) void store.dispatch(fetchCart({ canClearCart: false }));
}

/** Shows the persisted catalogue until the server answers; removes another restaurant's. */
async function showPersistedCatalogue(store: StoreLike, shop: ShopSite): Promise<void> {
  const catalogue = await persisted.catalogue.read(shop);
  if (catalogue && !store.dispatch(restoreCatalogue(catalogue))) await persisted.catalogue.remove(shop);
}
