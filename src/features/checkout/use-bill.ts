import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { selectCartFetch } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectHasBillMismatch, selectCurrentBill, selectBillQuery } from '@/domain/checkout/selectors';
import { fetchBill, selectBillState } from '@/domain/bill/slice';
import type { Bill } from '@/domain/bill/types';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { loadShop } from '@/store/start';

/** Younger lines match the server; older ones may have been changed on another device. */
const FRESH_LINES_MS = 5000;

/** Fetches the bill on every change once persisted inputs are restored; returns a retry (contract §7). */
export function useBill(isSettled: boolean): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const restaurantId = useAppSelector(selectRestaurantId);
  const isOnline = useAppSelector(selectConnectivity) === 'online';
  const wanted = useAppSelector((state) => JSON.stringify(selectBillQuery(state)));
  // A logout in another tab clears the bill; one at another restaurant leaves this cart unchanged.
  const endedSessions = useAppSelector((state) => state.session.endedSessions);
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

  // The bill is for other items than those shown: refetch old lines, once for each such bill.
  const doubted = useAppSelector((state) =>
    selectCurrentBill(state) && selectHasBillMismatch(state) ? selectBillState(state).bill : null,
  );
  const lastDoubted = useRef<Bill>(null);
  useEffect(() => {
    if (!doubted || doubted === lastDoubted.current) return;
    lastDoubted.current = doubted;
    if (Date.now() - selectCartFetch(store.getState()).readAt < FRESH_LINES_MS) return;
    void dispatch(fetchCart({ afterRemoval: false }));
  }, [dispatch, store, doubted]);

  return () => {
    // The bill needs the restaurant, so both are requested.
    if (!isOnline) void dispatch(loadShop());
    setAttempt((count) => count + 1);
  };
}
