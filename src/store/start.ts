import { fetchCart } from '@/domain/cart/thunks';
import { restoreCatalogue } from '@/domain/catalogue/catalogue';
import { networkChanged } from '@/domain/connectivity/slice';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '@/domain/menu/thunks';
import * as persisted from '@/domain/persisted/values';
import type { ShopAddress } from '@/domain/shop/identify';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '@/domain/shop/thunks';
import type { StoreApi } from '@/domain/state';
import { createAppThunk } from '@/domain/thunk';
import { visitStarted } from '@/domain/visit/events';
import { clearUnstoredValues } from '@/platform/persisted-value';

/** Loads the shop. After a failure, it repeats only the failed calls, including the cart's (spec §4, Shop start-up). */
export const loadShop = createAppThunk('shop/load', async (_: undefined, { dispatch, getState }) => {
  const { cart } = getState();
  if (cart.cartId && cart.fetch.status === 'failed') void dispatch(fetchCart({ canEmptyCart: false }));
  await dispatch(lookUpShop());
  if (getState().shop.lookup !== 'found') return;
  await Promise.all([
    dispatch(fetchMenu()),
    dispatch(fetchTiming()),
    dispatch(fetchInfo()),
    dispatch(fetchBanners()),
    dispatch(fetchCategoryTiles()),
    dispatch(fetchProfile()),
  ]);
});

export function startShop(store: StoreApi): void {
  const { address, lookup } = store.getState().shop;
  if (lookup === 'unknown') return;
  clearUnstoredValues();
  store.dispatch(networkChanged(navigator.onLine));
  // Before the catalogue: the first screen, which waits for it, shows space for the diner's orders.
  store.dispatch(visitStarted());
  const shown = showPersistedCatalogue(store, address);
  const load = () => void store.dispatch(loadShop());
  // Offline, show the persisted catalogue before the failed calls.
  if (navigator.onLine) load();
  else void shown.then(load);
  if (store.getState().cart.cartId) void store.dispatch(fetchCart({ canEmptyCart: false }));
}

/** Shows the persisted catalogue until the server answers; removes another restaurant's. */
async function showPersistedCatalogue(store: StoreApi, shop: ShopAddress): Promise<void> {
  const catalogue = await persisted.catalogue.read(shop);
  if (catalogue && !store.dispatch(restoreCatalogue(catalogue))) await persisted.catalogue.remove(shop);
}
