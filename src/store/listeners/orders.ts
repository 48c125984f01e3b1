import type { PayloadAction } from '@reduxjs/toolkit';
import { matchRoute } from '@/config/routes';
import { FETCH_HISTORY, orderReceived } from '@/domain/orders/events';
import { canRepeat } from '@/domain/orders/repeatable';
import type { OrderSummary } from '@/domain/orders/types';
import * as persisted from '@/domain/persisted/values';
import { loggedIn } from '@/domain/session/events';
import { hasOrderedChanged, selectIsLoggedIn } from '@/domain/session/slice';
import type { ShopAddress } from '@/domain/shop/identify';
import { lookUpShop } from '@/domain/shop/thunks';
import { pageViewed } from '@/domain/visit/events';
import { readPendingPayment } from '../pending-payment';
import type { StoreApi } from '@/domain/state';
import type { Listen } from './listen';

function isHistoryFetched(action: { type: string }): action is PayloadAction<readonly OrderSummary[]> {
  return action.type === `${FETCH_HISTORY}/fulfilled`;
}

/** Lazy, because most visits have no order. Null on a chunk load error; the next message or visit retries. */
const load = () => import('./order-confirmation').catch(() => null);

/** Clears the cart once per order (contract §5): on the tracking page's message, otherwise from the history. */
export function listenForOrders(listen: Listen, shop: ShopAddress): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload, meta }, api) => {
      const confirmations = await load();
      await confirmations?.confirmReceived(payload, meta.fromTrackButton, api);
    },
  });
  listen({
    matcher: isHistoryFetched,
    effect: async ({ payload }, api) => {
      const confirmations = await load();
      await confirmations?.confirmListed(payload, api);
    },
  });
  // For the next time that home is shown.
  listen({
    matcher: isHistoryFetched,
    effect: async ({ payload }, { dispatch, getState }) => {
      const { orders, session } = getState();
      const hasOrdered = payload.some(canRepeat);
      // Another diner may have logged in since the request.
      if (orders.history.data !== payload || session.hasOrdered === hasOrdered) return;
      dispatch(hasOrderedChanged(hasOrdered));
      await persisted.hasOrdered.write(shop, hasOrdered);
    },
  });

  // Checks the history once per visit, and again after the cart page, the tracking page or a login.
  let page: string | null = null;
  let isDue = true;
  const findOrder = async (api: StoreApi) => {
    const state = api.getState();
    const canFetch = state.shop.restaurantId !== '' && selectIsLoggedIn(state);
    if (!isDue || !canFetch || page === null || matchRoute(page)?.id === 'orderInfo') return;
    isDue = false;
    if (!(await readPendingPayment(shop))) return;
    const confirmations = await load();
    await confirmations?.findOrderInHistory(api);
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, api) => {
      page = payload;
      const id = matchRoute(payload)?.id;
      if (id === 'orderInfo' || id === 'cart') isDue = true;
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
