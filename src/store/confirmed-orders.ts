import type { PayloadAction } from '@reduxjs/toolkit';
import { isTrackingPath, normalizePath, paths } from '@/config/paths';
import { FETCH_HISTORY, orderReceived } from '@/domain/orders/events';
import type { OrderSummary } from '@/domain/orders/types';
import { loggedIn } from '@/domain/session/events';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { lookUpShop } from '@/domain/shop/thunks';
import { pageViewed } from '@/domain/visit/events';
import type { StoreApi } from './confirmations';
import type { ShopStorage } from './shop-storage';
import type { Listen } from './listen';

function isHistory(action: { type: string }): action is PayloadAction<readonly OrderSummary[]> {
  return action.type === `${FETCH_HISTORY}/fulfilled`;
}

/**
 * What an order does to the cart is loaded with the first order: most visits have none. Null when the file does not
 * load, such as on a page that is being left: the next message or visit tries again.
 */
const load = () => import('./confirmations').catch(() => null);

/**
 * Which orders clear this device's cart: each once (contract, section 5), when the tracking page tells of it
 * on the way back from payment, or when it is found in the history because that message was lost.
 */
export function listenForOrders(listen: Listen, storage: ShopStorage): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload, meta }, api) => {
      const confirmations = await load();
      await confirmations?.confirmReceived(storage, payload, meta.fromTrackButton, api);
    },
  });
  listen({
    matcher: isHistory,
    effect: async ({ payload }, api) => {
      const confirmations = await load();
      await confirmations?.confirmListed(storage, payload, api);
    },
  });

  // The history is asked once a visit, and once more when the tracking page is left without having told.
  let page: string | null = null;
  let isDue = true;
  const findOrder = async (api: StoreApi) => {
    const state = api.getState();
    const canFetch = state.shop.restaurantId !== '' && selectIsLoggedIn(state);
    if (!isDue || !canFetch || page === null || isTrackingPath(page)) return;
    isDue = false;
    if (!(await storage.pendingPayment())) return;
    const confirmations = await load();
    await confirmations?.findOrderInHistory(storage, api);
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, api) => {
      page = payload;
      if (isTrackingPath(payload) || normalizePath(payload) === paths.cart) isDue = true;
      await findOrder(api);
    },
  });
  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, api) => {
      await findOrder(api);
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, api) => {
      isDue = true;
      await findOrder(api);
    },
  });
}
