import { useCallback, useEffect, useRef, useState } from 'react';
import { cartEmptied } from '@/domain/cart/events';
import { cartIdRestored, selectCartId } from '@/domain/cart/slice';
import type { OrderChange } from '@/domain/checkout/changes';
import { recheckOrder } from '@/domain/checkout/recheck';
import { refreshBill } from '@/domain/bill/slice';
import { selectPhone } from '@/domain/session/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { externalNavigation } from '@/integrations/external-navigation';
import { wait } from '@/platform/scheduling';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** Without an answer in this time, the order is placed unchecked. */
const CHECK_TIMEOUT_MS = 4000;

/** Checks that restaurant and cart are still as shown: at Place Order, when visible again, and after Back. */
export function useOrderCheck() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const running = useRef<Promise<readonly OrderChange[]>>(null);

  const check = useCallback((): Promise<readonly OrderChange[]> => {
    running.current ??= dispatch(recheckOrder())
      .then((outcome) => {
        const found = recheckOrder.fulfilled.match(outcome) ? outcome.payload : [];
        if (found.length > 0) setChanges(found);
        return found;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, [dispatch]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Restored from the back/forward cache: meanwhile the diner may have paid, logged out or started another cart.
      const storage = openShopStorage(selectShopAddress(store.getState()));
      if (storage.phone() !== selectPhone(store.getState())) {
        externalNavigation.reload();
        return;
      }
      const cartId = storage.cartId();
      if (cartId !== selectCartId(store.getState())) {
        dispatch(cartEmptied());
        if (cartId) dispatch(cartIdRestored(cartId));
      }
      void check();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [check, dispatch, store]);

  return {
    changes,
    setChanges,
    /** Updates restaurant, cart and bill. Resolves to the changes; none if unknown after `CHECK_TIMEOUT_MS`. */
    checkInTime: (): Promise<readonly OrderChange[]> => {
      const checked = Promise.all([check(), dispatch(refreshBill())]).then(([found]) => found);
      return Promise.race([checked, wait(CHECK_TIMEOUT_MS).then(() => [])]);
    },
  };
}
