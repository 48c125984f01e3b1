import type { AppStore } from '@/store';
import { cartIdRestored } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { choicesRestored } from '@/domain/checkout/slice';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '@/domain/menu/thunks';
import { phoneRestored } from '@/domain/session/slice';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '@/domain/shop/thunks';
import { createAppThunk } from '@/domain/thunk';
import { keptFor } from './kept';

/**
 * Finds the restaurant and asks for its catalogue; asked again (after a failure), it makes only the calls
 * that have not been answered, the cart's among them (spec, section 4: Shop start-up).
 */
export const loadShop = createAppThunk('shop/load', async (_: undefined, { dispatch, getState }) => {
  const { cart } = getState();
  if (cart.cartId && cart.fetch.status === 'failed') void dispatch(fetchCart({ afterChange: false }));
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
  const kept = keptFor(address);
  store.dispatch(phoneRestored(kept.phone()));
  store.dispatch(cartIdRestored(kept.cartId()));
  void kept.choices().then((choices) => store.dispatch(choicesRestored(choices)));
  void store.dispatch(loadShop());
  // Back online, whatever went unanswered is asked for without being told.
  window.addEventListener('online', () => void store.dispatch(loadShop()));
  if (store.getState().cart.cartId) void store.dispatch(fetchCart({ afterChange: false }));
}
