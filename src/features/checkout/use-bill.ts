import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { selectCartFetch } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectHasBillMismatch, selectCurrentBill, selectBillQuery } from '@/domain/checkout/selectors';
import { fetchBill } from '@/domain/bill/slice';
import type { Bill } from '@/domain/bill/types';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { loadShop } from '@/store/load-shop';

/** Lines fetched longer ago than this may have changed on another device. */
const FRESH_LINES_MS = 5000;

/** Fetches the bill after every change. Returns a retry function (docs/behaviour.md 8.5). */
export function useBill(): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const restaurantId = useAppSelector(selectRestaurantId);
  const isOnline = useAppSelector(selectConnectivity) === 'online';
  const queryKey = useAppSelector((state) => JSON.stringify(selectBillQuery(state)));
  // Fetch again after a logout in another tab: it clears the bill, but may keep this cart.
  const endedSessions = useAppSelector((state) => state.session.endedSessions);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!restaurantId || !isOnline) return undefined;
    let call: ReturnType<ReturnType<typeof fetchBill>> | undefined;
    const timer = setTimeout(() => {
      const query = selectBillQuery(store.getState());
      if (query && !selectCurrentBill(store.getState())) call = dispatch(fetchBill(query));
    }, DEBOUNCE_MS.bill);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [dispatch, store, restaurantId, isOnline, queryKey, endedSessions, attempt]);

  // The bill's item total differs from the lines: refetch the lines, once per bill.
  const mismatchedBill = useAppSelector((state) =>
    selectHasBillMismatch(state) ? selectCurrentBill(state) : null,
  );
  const lastMismatchedBill = useRef<Bill>(null);
  useEffect(() => {
    if (!mismatchedBill || mismatchedBill === lastMismatchedBill.current) return;
    lastMismatchedBill.current = mismatchedBill;
    if (Date.now() - selectCartFetch(store.getState()).fetchedAt < FRESH_LINES_MS) return;
    void dispatch(fetchCart());
  }, [dispatch, store, mismatchedBill]);

  return () => {
    if (!isOnline) void dispatch(loadShop());
    setAttempt((count) => count + 1);
  };
}
