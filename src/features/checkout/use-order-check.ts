import { useCallback, useEffect, useRef, useState } from 'react';
import { cartEmptied } from '@/domain/cart/events';
import { cartIdRestored, selectCartId } from '@/domain/cart/slice';
import type { OrderChange } from '@/domain/checkout/changes';
import { recheckOrder } from '@/domain/checkout/recheck';
import { refreshBill } from '@/domain/bill/slice';
import { selectPhone } from '@/domain/session/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { externalNavigation } from '@/integrations/external-navigation';
import { wait } from '@/platform/wait';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** An order is placed without the check's answers when they take longer. */
const CHECK_TIMEOUT_MS = 4000;

/**
 * Checks that restaurant and cart are still as the page shows them: before an order is placed, and when the page
 * becomes visible again, in its tab or by the Back button from the payment page.
 */
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
      // The page slept while the diner paid, began another cart, or left the browser to somebody else.
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
    /**
     * Brings restaurant, cart and an old price up to date.
     * @returns what has changed; nothing when that is not known after `CHECK_TIMEOUT_MS`.
     */
    checkInTime: (): Promise<readonly OrderChange[]> => {
      const checked = Promise.all([check(), dispatch(refreshBill())]).then(([found]) => found);
      return Promise.race([checked, wait(CHECK_TIMEOUT_MS).then(() => [])]);
    },
  };
}
