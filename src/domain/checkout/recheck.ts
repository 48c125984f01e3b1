import { ApiFailure } from '@/api/failure';
import { logFailure } from '@/api/log-failure';
import * as cartApi from '../cart/api';
import { selectLineName } from '../cart/cart-texts';
import { fetchCart } from '../cart/thunks';
import type { CartLine } from '../cart/types';
import * as shopApi from '../shop/api';
import { selectIsClosed } from '../shop/slice';
import { fetchTiming } from '../shop/thunks';
import { createAppThunk } from '../thunk';
import { inVariantOrder, lineChanges, type OrderChange } from './changes';

function answerOf<T>(result: PromiseSettledResult<T>): T | undefined {
  if (result.status === 'fulfilled') return result.value;
  if (result.reason instanceof ApiFailure) logFailure(result.reason);
  else console.warn('The order could not be rechecked', result.reason);
  return undefined;
}

const isSame = (a: readonly CartLine[], b: readonly CartLine[]) =>
  JSON.stringify(inVariantOrder(a)) === JSON.stringify(inVariantOrder(b));

/** Refetches the timing and the cart. A failed call changes nothing. */
export const recheckOrder = createAppThunk(
  'checkout/recheck',
  async (_: undefined, { dispatch, getState, requestId }) => {
    const { cart, shop } = getState();
    const changes: OrderChange[] = [];
    const [timingResult, linesResult] = await Promise.allSettled([
      shopApi.fetchTiming(shop.restaurantId),
      cartApi.fetchCart(cart.cartId),
    ]);

    const timing = answerOf(timingResult);
    if (timing) {
      if (timing.isClosed && !selectIsClosed(getState())) changes.push({ kind: 'closed' });
      // Dispatched directly, because the thunk runs only once.
      dispatch(fetchTiming.fulfilled(timing, requestId, undefined));
    }

    const lines = answerOf(linesResult);
    const now = getState().cart;
    const isSameCart = cart.lock === null && now.lock === null && now.cartId === cart.cartId;
    if (!lines || !isSameCart || isSame(lines, cart.lines)) return changes;
    if (now.lines === cart.lines) {
      // A fetch that was requested meanwhile has newer lines, or will have them.
      const isNewest =
        now.fetch.fetchedAt === cart.fetch.fetchedAt &&
        (now.fetch.requestId === null || now.fetch.requestId === cart.fetch.requestId);
      if (isNewest) {
        // Dispatched directly, because a second call might fail.
        dispatch(fetchCart.pending(requestId, { canClearCart: false }));
        dispatch(fetchCart.fulfilled({ lines, fetchedAt: Date.now() }, requestId, { canClearCart: false }));
      }
    } else if (!isSame(now.lines, lines)) {
      // The diner changed the cart meanwhile; that change refetches it.
      return changes;
    }
    const named = (line: CartLine): CartLine => ({ ...line, name: selectLineName(getState(), line) });
    changes.push(...lineChanges(cart.lines.map(named), lines.map(named)));
    return changes;
  },
  {
    condition: (_, { getState }) => getState().cart.cartId !== '' && getState().shop.restaurantId !== '',
  },
);
