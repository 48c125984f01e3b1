import { emptyCartFetched } from '@/domain/cart/events';
import { cartIdRestored } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { restoreCatalogue } from '@/domain/catalogue/catalogue';
import { choicesRestored, selectHasCartChoices } from '@/domain/checkout/slice';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { networkChanged } from '@/domain/connectivity/slice';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '@/domain/menu/thunks';
import { phoneRestored, selectIsLoggedIn, selectVerified, verifiedRestored } from '@/domain/session/slice';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '@/domain/shop/thunks';
import type { StoreApi } from '@/domain/state';
import { createAppThunk } from '@/domain/thunk';
import { resetUnstoredValues } from '@/platform/indexed-db';
import { safeLocalStorage, safeSessionStorage } from '@/platform/web-storage';
import { openShopStorage, type ShopStorage } from './shop-storage';

/** After a failure only unanswered calls are repeated, including the cart's (spec §4, Shop start-up). */
export const loadShop = createAppThunk('shop/load', async (_: undefined, { dispatch, getState }) => {
  const { cart } = getState();
  if (cart.cartId && cart.fetch.status === 'failed') void dispatch(fetchCart({ afterRemoval: false }));
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
  // Unstored values belong to the previous page.
  resetUnstoredValues();
  safeLocalStorage.clearUnstored();
  safeSessionStorage.clearUnstored();
  const storage = openShopStorage(address);
  store.dispatch(networkChanged(navigator.onLine));
  const shown = showPersistedCatalogue(store, storage);
  store.dispatch(phoneRestored(storage.phone()));
  store.dispatch(cartIdRestored(storage.cartId()));
  void restoreChoices(store, storage);
  void restoreVerified(store, storage);
  const load = () => void store.dispatch(loadShop());
  // Offline only the persisted catalogue exists, and no failure may be shown before it.
  if (navigator.onLine) load();
  else void shown.then(load);
  if (store.getState().cart.cartId) void store.dispatch(fetchCart({ afterRemoval: false }));
}

/** Restores choices, except those that the diner changed during the read. */
async function restoreChoices(store: StoreApi, storage: ShopStorage): Promise<void> {
  const before = store.getState();
  const choices = await storage.choices();
  const now = store.getState();
  // The choices belong to a logged-out diner.
  if (selectIsLoggedIn(before) && now.session.phone !== before.session.phone) return;
  const isUntouched = (name: keyof CheckoutChoices) => now.checkout[name] === before.checkout[name];
  const untouched = Object.entries(choices).filter(([name]) => isUntouched(name as keyof CheckoutChoices));
  store.dispatch(choicesRestored(Object.fromEntries(untouched)));
  // A cart may have ended unnoticed; its choices must not apply to the next one.
  const isLeftOver = now.cart.cartId === '' && selectHasCartChoices(store.getState());
  if (isLeftOver) store.dispatch(emptyCartFetched(storage.linkedChoices()));
}

/** A phone verified during the read wins. */
async function restoreVerified(store: StoreApi, storage: ShopStorage): Promise<void> {
  const { ended } = store.getState().session;
  const verified = await storage.verifiedPhone();
  const state = store.getState();
  if (!verified || selectVerified(state) || state.session.ended !== ended) return;
  store.dispatch(verifiedRestored(verified));
}

/** Shows the persisted catalogue until the server answers; removes another restaurant's. */
async function showPersistedCatalogue(store: StoreApi, storage: ShopStorage): Promise<void> {
  const catalogue = await storage.catalogue();
  if (catalogue && !store.dispatch(restoreCatalogue(catalogue))) await storage.clearCatalogue();
}
