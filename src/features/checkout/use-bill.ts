import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { selectCartFetch } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectBillDisagrees, selectCurrentBill, selectBillQuery } from '@/domain/checkout/selectors';
import { fetchBill, selectBillState } from '@/domain/bill/slice';
import type { Bill } from '@/domain/bill/types';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { loadShop } from '@/store/start';

/** Age in ms from which lines may be another device's past: younger ones are as the server has them. */
const FRESH_LINES_MS = 5000;

/**
 * Asks for the price of what the cart page shows: again whenever something that it depends on has changed,
 * and not otherwise; what is in flight then is given up (contract, section 7: Price call).
 * @param isSettled whether all is read that an earlier page kept of what the price depends on.
 * @returns asks again after a failure.
 */
export function useBill(isSettled: boolean): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const restaurantId = useAppSelector(selectRestaurantId);
  const isOnline = useAppSelector(selectConnectivity) === 'online';
  const wanted = useAppSelector((state) => JSON.stringify(selectBillQuery(state)));
  // A logout in another tab clears the bill, but a logout at another restaurant leaves this cart as it is.
  const endedSessions = useAppSelector((state) => state.session.ended);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!restaurantId || !isSettled || !isOnline) return undefined;
    let call: ReturnType<ReturnType<typeof fetchBill>> | undefined;
    const timer = setTimeout(() => {
      const query = selectBillQuery(store.getState());
      if (query && !selectCurrentBill(store.getState())) call = dispatch(fetchBill(query));
    }, DEBOUNCE_MS.price);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [dispatch, store, restaurantId, isSettled, isOnline, wanted, endedSessions, attempt]);

  // A bill of other items than those shown: lines that may have aged are read again, once for each such bill.
  const doubted = useAppSelector((state) =>
    selectCurrentBill(state) && selectBillDisagrees(state) ? selectBillState(state).bill : null,
  );
  const lastDoubted = useRef<Bill>(null);
  useEffect(() => {
    if (!doubted || doubted === lastDoubted.current) return;
    lastDoubted.current = doubted;
    if (Date.now() - selectCartFetch(store.getState()).readAt < FRESH_LINES_MS) return;
    void dispatch(fetchCart({ afterRemoval: false }));
  }, [dispatch, store, doubted]);

  return () => {
    // The price waits for the restaurant, which is asked for along with it.
    if (!isOnline) void dispatch(loadShop());
    setAttempt((count) => count + 1);
  };
}
