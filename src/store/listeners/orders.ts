import { matchRoute } from '@/config/routes';
import { historyFetched, orderReceived } from '@/domain/orders/events';
import { canOrderAgain } from '@/domain/orders/types';
import * as persisted from '@/domain/persisted/values';
import { loggedIn } from '@/domain/session/events';
import { hasOrderedChanged, selectIsLoggedIn } from '@/domain/session/slice';
import type { ShopSite } from '@/domain/shop/identify';
import { lookUpShop } from '@/domain/shop/thunks';
import { pageViewed } from '@/domain/visit/events';
import { readPendingPayment } from '../pending-payment';
import type { StoreLike } from '@/domain/state';
import type { Listen } from './listen';

/** Lazy, because most visits have no order. Null on a chunk load error; the next message or visit retries. */
const loadConfirmation = () => import('../order-confirmation').catch(() => null);

/** Clears the cart once per order (contract §5): on the tracking page's message, otherwise from the history. */
export function listenForOrders(listen: Listen, shop: ShopSite): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload, meta }, store) => {
      const confirmations = await loadConfirmation();
      await confirmations?.confirmTrackedOrder(payload, meta.fromTrackButton, store);
    },
  });
  listen({
    actionCreator: historyFetched,
    effect: async ({ payload }, store) => {
      const confirmations = await loadConfirmation();
      await confirmations?.confirmOrderInHistory(payload, store);
    },
  });
  // Home reserves space for 'Order again' the next time.
  listen({
    actionCreator: historyFetched,
    effect: async ({ payload }, { dispatch, getState }) => {
      const { orders, session } = getState();
      const hasOrdered = payload.some(canOrderAgain);
      // Another diner may have logged in since the request.
      if (orders.history.data !== payload || session.hasOrdered === hasOrdered) return;
      dispatch(hasOrderedChanged(hasOrdered));
      await persisted.hasOrdered.write(shop, hasOrdered);
    },
  });

  // Checks the history once per page load, and again at the cart page, after the tracking page and after a login.
  let page: string | null = null;
  let isCheckDue = true;
  const findOrder = async (store: StoreLike) => {
    const state = store.getState();
    const canFetch = state.shop.restaurantId !== '' && selectIsLoggedIn(state);
    if (!isCheckDue || !canFetch || page === null || matchRoute(page)?.id === 'orderInfo') return;
    isCheckDue = false;
    if (!(await readPendingPayment(shop))) return;
    const confirmations = await loadConfirmation();
    await confirmations?.findOrderInHistory(store);
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, store) => {
      page = payload;
      const id = matchRoute(payload)?.id;
      if (id === 'orderInfo' || id === 'cart') isCheckDue = true;
      await findOrder(store);
    },
  });
  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, store) => {
      await findOrder(store);
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, store) => {
      isCheckDue = true;
      await findOrder(store);
    },
  });
}
