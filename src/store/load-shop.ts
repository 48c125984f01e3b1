import { fetchCart } from '@/domain/cart/thunks';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '@/domain/menu/slice';
import { fetchWallet } from '@/domain/session/slice';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '@/domain/shop/slice';
import type { StoreLike } from '@/domain/state';
import { createAppThunk } from '@/domain/thunk';
import { yieldToMain } from '@/platform/scheduling';

/** The code of the addresses is loaded: they have failed before. */
async function retryAddresses({ dispatch, getState }: StoreLike): Promise<void> {
  if (getState().addresses.list.status !== 'failed') return;
  const addresses = await import('@/domain/addresses/slice').catch(() => null);
  if (addresses) await dispatch(addresses.fetchAddresses());
}

/** Loads the shop. After a failure, it repeats the failed calls, those of cart, wallet and addresses too. */
export const loadShop = createAppThunk('shop/load', async (_: undefined, { dispatch, getState }) => {
  const { cart, session } = getState();
  if (cart.cartId && cart.fetch.status === 'failed') void dispatch(fetchCart());
  if (session.wallet.status === 'failed') void dispatch(fetchWallet());
  await dispatch(lookUpShop());
  if (getState().shop.lookup !== 'found') return;
  // The page renders the lookup's result before the calls start.
  await yieldToMain();
  await Promise.all([
    dispatch(fetchMenu()),
    dispatch(fetchTiming()),
    dispatch(fetchInfo()),
    dispatch(fetchBanners()),
    dispatch(fetchCategoryTiles()),
    dispatch(fetchProfile()),
    retryAddresses({ dispatch, getState }),
  ]);
});
