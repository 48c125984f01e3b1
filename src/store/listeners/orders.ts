import { matchRoute } from '@/config/routes';
import { historyFetched, orderReceived } from '@/domain/orders/events';
import { loggedIn } from '@/domain/session/events';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { lookUpShop } from '@/domain/shop/thunks';
import { pageViewed } from '@/domain/visit/events';
import type { StoreLike } from '@/domain/state';
import type { Listen } from './listen';

/** Lazy, because most visits have no order. Null on a chunk load error; the next message or visit retries. */
const loadConfirmation = () => import('../order-confirmation').catch(() => null);

/** Clears the cart once per order (contract §5): on the tracking page's message, otherwise from the history. */
export function listenForOrders(listen: Listen): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload, meta }, store) => {
      const confirmations = await loadConfirmation();
      confirmations?.confirmTrackedOrder(payload, meta.fromTrackButton, store);
    },
  });
  listen({
    actionCreator: historyFetched,
    effect: async ({ payload }, store) => {
      const confirmations = await loadConfirmation();
      confirmations?.confirmOrderInHistory(payload, store);
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
    if (!state.checkout.leftForPayment) return;
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
