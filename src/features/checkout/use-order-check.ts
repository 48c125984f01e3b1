import { useCallback, useEffect, useRef, useState } from 'react';
import { cartEmptied } from '@/domain/cart/events';
import { cartIdRestored, selectCartId } from '@/domain/cart/slice';
import type { OrderChange } from '@/domain/checkout/changes';
import { recheckOrder } from '@/domain/checkout/recheck';
import { selectPhone } from '@/domain/session/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { departure } from '@/integrations/leave';
import { wait } from '@/lib/wait';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { keptFor } from '@/store/kept';

/** ms for which an order waits for the check: a slow line does not keep anybody from paying. */
const PATIENCE = 4000;

/**
 * Checks that restaurant and cart are still as the page shows them: on demand, and whenever the page comes
 * back into sight, be it from another tab or from the payment page by the Back button.
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
      const kept = keptFor(selectShopAddress(store.getState()));
      if (kept.phone() !== selectPhone(store.getState())) {
        departure.startAnew();
        return;
      }
      const cartId = kept.cartId();
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
    /** What has become different; nothing when that cannot be found out in time. */
    checkInTime: () => Promise.race([check(), wait(PATIENCE).then((): readonly OrderChange[] => [])]),
    /** The diner has seen them. */
    forgetChanges: () => setChanges([]),
  };
}
