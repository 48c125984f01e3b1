import type { AppDispatch, RootState } from '@/store';
import { paths } from '@/config/paths';
import { cartEmptied } from '@/domain/cart/events';
import { noteChanged } from '@/domain/checkout/slice';
import { noticeRaised } from '@/domain/notices/notices';
import { orderConfirmed, orderReceived } from '@/domain/orders/events';
import { LEFT_CART_LASTS, orderOfCart } from '@/domain/orders/left-cart';
import { fetchHistory } from '@/domain/orders/slice';
import { loggedIn } from '@/domain/session/events';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { lookUpShop } from '@/domain/shop/thunks';
import { pageViewed } from '@/domain/visit/events';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import type { Kept, LeftForPayment } from './kept';
import type { Listen } from './listen';

interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
}

function isTracking(page: string): boolean {
  return page.toLowerCase().endsWith('/orderinfo');
}

/**
 * Which orders clear this device's cart: each once (contract, section 5), when the tracking page tells of it
 * on the way back from payment, or when it is found in the history because that message was lost.
 */
export function listenForOrders(listen: Listen, kept: Kept): void {
  const confirm = async (order: { id: string; total: Paise }, { dispatch }: Api): Promise<boolean> => {
    if (!(await kept.claimOrder(order.id))) return false;
    await kept.forgetLeftForPayment();
    dispatch(cartEmptied());
    dispatch(noteChanged(''));
    dispatch(orderConfirmed({ id: order.id, total: order.total }));
    return true;
  };

  /** What was left for payment, if it is still the cart; what has had its time is forgotten. */
  const leftCart = async ({ getState }: Api): Promise<LeftForPayment | null> => {
    const left = await kept.leftForPayment();
    if (!left) return null;
    const isCurrent = left.cartId === getState().cart.cartId;
    if (isCurrent && Date.now() - left.at < LEFT_CART_LASTS) return left;
    await kept.forgetLeftForPayment();
    return null;
  };

  listen({
    actionCreator: orderReceived,
    effect: async ({ payload: order, meta }, api) => {
      if (meta.fromTrackButton) {
        // Looking after an order has nothing to do with the cart, unless it is what became of it.
        const left = await leftCart(api);
        if (!left || !orderOfCart(left, [order], await kept.clearedOrders())) return;
      }
      await confirm(order, api);
    },
  });

  listen({
    actionCreator: fetchHistory.fulfilled,
    effect: async ({ payload: orders }, api) => {
      // Another diner may have logged in since it was asked for.
      if (api.getState().orders.history.data !== orders) return;
      const left = await leftCart(api);
      const order = left && orderOfCart(left, orders, await kept.clearedOrders());
      if (!order || !(await confirm(order, api))) return;
      api.dispatch(noticeRaised({ text: m.orders_found({ id: order.id }), tone: 'success' }));
    },
  });

  // The history is asked once a visit, and once more when the tracking page is left without having told.
  let page: string | null = null;
  let isDue = true;
  const seek = async (api: Api) => {
    const state = api.getState();
    const canAsk = state.shop.restaurantId !== '' && selectIsLoggedIn(state);
    if (!isDue || !canAsk || page === null || isTracking(page)) return;
    isDue = false;
    if (await leftCart(api)) await api.dispatch(fetchHistory());
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, api) => {
      page = payload;
      if (isTracking(payload) || payload === paths.cart) isDue = true;
      await seek(api);
    },
  });
  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, api) => {
      await seek(api);
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, api) => {
      isDue = true;
      await seek(api);
    },
  });
}
