import { fetchWallet } from '@/domain/session/thunks';
import { pageViewed } from '@/domain/visit/events';
import { loadShop } from '../start';
import type { Listen } from './listen';
import { fetchWalletOf } from './session';

/**
 * Retries a failed catalogue or wallet call on the next page view. After a failure before the first page view, that
 * page does not retry.
 */
export function listenForRetries(listen: Listen): void {
  let isFirstPageShown = false;
  listen({
    actionCreator: pageViewed,
    effect: () => {
      isFirstPageShown = true;
    },
  });
  const nextPage = async (take: (match: typeof pageViewed.match) => Promise<unknown>) => {
    if (!isFirstPageShown) await take(pageViewed.match);
    await take(pageViewed.match);
  };
  listen({
    actionCreator: fetchWallet.rejected,
    effect: async (_, { cancelActiveListeners, dispatch, getState, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await fetchWalletOf(dispatch, getState().session.phone);
    },
  });
  listen({
    predicate: ({ type }) => /^(shop|menu).*rejected$/.test(type),
    effect: async (_, { cancelActiveListeners, dispatch, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await dispatch(loadShop());
    },
  });
}
