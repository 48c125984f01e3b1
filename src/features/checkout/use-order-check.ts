import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderChange } from '@/domain/checkout/changes';
import { recheckOrder } from '@/domain/checkout/recheck';
import { selectIsCartBusy } from '@/domain/cart/slice';
import { refreshBill } from '@/domain/bill/slice';
import { recordsSyncRequested } from '@/domain/persisted/events';
import { isSessionOutdated } from '@/domain/session/stale-request-guard';
import { navigation } from '@/platform/navigation';
import { onPageRestored, onVisibilityChange } from '@/platform/page-events';
import { wait } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/** Without an answer in this time, the order is placed without the check. */
const CHECK_TIMEOUT_MS = 4000;

/** Checks that restaurant and cart are still as shown: at Place Order, when visible again, and after Back. */
export function useOrderCheck() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const pendingCheck = useRef<Promise<readonly OrderChange[]>>(null);
  const isCartBusy = useAppSelector(selectIsCartBusy);
  const [wasCartBusy, setWasCartBusy] = useState(isCartBusy);
  if (isCartBusy !== wasCartBusy) {
    setWasCartBusy(isCartBusy);
    // The next change of the cart dismisses the list.
    if (isCartBusy) setChanges([]);
  }

  const check = useCallback((): Promise<readonly OrderChange[]> => {
    pendingCheck.current ??= dispatch(recheckOrder())
      .then((outcome) => {
        const found = recheckOrder.fulfilled.match(outcome) ? outcome.payload : [];
        if (found.length > 0) setChanges(found);
        return found;
      })
      .finally(() => {
        pendingCheck.current = null;
      });
    return pendingCheck.current;
  }, [dispatch]);

  useEffect(() => {
    const stopWatchingRestore = onPageRestored(() => {
      if (isSessionOutdated(store.getState())) {
        navigation.reload();
        return;
      }
      dispatch(recordsSyncRequested());
      void check();
    });
    const stopWatchingVisibility = onVisibilityChange((isVisible) => {
      if (isVisible) void check();
    });
    return () => {
      stopWatchingRestore();
      stopWatchingVisibility();
    };
  }, [check, dispatch, store]);

  return {
    changes,
    setChanges,
    /** Updates restaurant, cart and bill. Resolves to the changes; none if unknown after `CHECK_TIMEOUT_MS`. */
    checkWithTimeout: (): Promise<readonly OrderChange[]> => {
      const checked = Promise.all([check(), dispatch(refreshBill())]).then(([found]) => found);
      return Promise.race([checked, wait(CHECK_TIMEOUT_MS).then(() => [])]);
    },
  };
}
