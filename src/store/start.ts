import type { AppStore } from '@/store';
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
import { createAppThunk } from '@/domain/thunk';
import { resetUnstoredValues } from '@/platform/indexed-db';
import { safeLocalStorage, safeSessionStorage } from '@/platform/web-storage';
import { openShopStorage, type ShopStorage } from './shop-storage';

/**
 * Finds the restaurant and asks for its catalogue; asked again (after a failure), it makes only the calls
 * that have not been answered, the cart's among them (spec, section 4: Shop start-up).
 */
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

/** Takes up what an earlier visit kept, and starts the first calls. */
export function startShop(store: AppStore): void {
  const { address, lookup } = store.getState().shop;
  if (lookup === 'unknown') return;
  // What the browser would not keep was of the page before.
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
  // Without a network all that there is comes from the last visit: a failure must not be faster than that.
  if (navigator.onLine) load();
  else void shown.then(load);
  if (store.getState().cart.cartId) void store.dispatch(fetchCart({ afterRemoval: false }));
}

/** What the diner has chosen or typed while the browser was looking for what was kept stays as it is. */
async function restoreChoices(store: AppStore, storage: ShopStorage): Promise<void> {
  const before = store.getState();
  const choices = await storage.choices();
  const now = store.getState();
  // They are a diner's who has left.
  if (selectIsLoggedIn(before) && now.session.phone !== before.session.phone) return;
  const isUntouched = (name: keyof CheckoutChoices) => now.checkout[name] === before.checkout[name];
  const untouched = Object.entries(choices).filter(([name]) => isUntouched(name as keyof CheckoutChoices));
  store.dispatch(choicesRestored(Object.fromEntries(untouched)));
  // A cart may have ended without this browser noticing: what belonged to it must not go to the next one.
  const isLeftOver = now.cart.cartId === '' && selectHasCartChoices(store.getState());
  if (isLeftOver) store.dispatch(emptyCartFetched(storage.linkedChoices()));
}

/** A phone that was verified while the browser was looking for the stored one counts more. */
async function restoreVerified(store: AppStore, storage: ShopStorage): Promise<void> {
  const { ended } = store.getState().session;
  const verified = await storage.verifiedPhone();
  const state = store.getState();
  if (!verified || selectVerified(state) || state.session.ended !== ended) return;
  store.dispatch(verifiedRestored(verified));
}

/** What the last visit knew is shown until the server has answered; that of another restaurant is thrown away. */
async function showPersistedCatalogue(store: AppStore, storage: ShopStorage): Promise<void> {
  const catalogue = await storage.catalogue();
  if (catalogue && !store.dispatch(restoreCatalogue(catalogue))) await storage.clearCatalogue();
}
