import { isRejected } from '@reduxjs/toolkit';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '@/domain/menu/slice';
import { fetchWallet } from '@/domain/session/slice';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '@/domain/shop/slice';
import { pageViewed } from '@/domain/events';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

const isCatalogueCallRejected = isRejected(
  lookUpShop,
  fetchMenu,
  fetchTiming,
  fetchInfo,
  fetchBanners,
  fetchCategoryTiles,
  fetchProfile,
);

/** Retries a failed catalogue or wallet call on the next page view after the first one. */
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
    effect: async (_, { cancelActiveListeners, dispatch, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await dispatch(fetchWallet());
    },
  });
  listen({
    matcher: isCatalogueCallRejected,
    effect: async (_, { cancelActiveListeners, dispatch, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await dispatch(loadShop());
    },
  });
}
