import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAYMENT_PAGE_TIMEOUT_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { selectCartId } from '@/domain/cart/slice';
import { orderChanges, type OrderChange, type ShownOrder } from '@/domain/checkout/changes';
import {
  selectCurrentBill,
  selectHonouredOffer,
  selectOrderObstacle,
  selectBillStatus,
  selectShownOrder,
  type OrderObstacle,
} from '@/domain/checkout/selectors';
import { paymentStarted, selectCheckout } from '@/domain/checkout/slice';
import type { Bill } from '@/domain/bill/types';
import { pendingActionResumed, loginRequested, selectPendingAction } from '@/domain/dialogs/slice';
import { openAddressSheet } from '@/domain/dialogs/thunks';
import { selectIsLoggedIn, selectPhone } from '@/domain/session/slice';
import { selectRestaurantId, selectShopSite } from '@/domain/shop/slice';
import type { RootState } from '@/domain/state';
import { navigation } from '@/platform/navigation';
import { paymentUrlFor, type PaymentRequest } from '@/integrations/payment';
import { onPageRestored } from '@/platform/page-events';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { ORDER_CHANGES_ID } from './order-changes';
import { findObstacleControl, type OrderError } from './order-error';
import { useOrderCheck } from './use-order-check';

function paymentRequestOf(state: RootState, bill: Bill): PaymentRequest {
  return {
    cartId: selectCartId(state),
    restaurantId: selectRestaurantId(state),
    phone: selectPhone(state),
    offerId: selectHonouredOffer(state)?.id ?? '0',
    address: selectChosenAddress(state),
    bill,
    choices: selectCheckout(state),
    returnTo: `${window.location.origin}${selectShopSite(state).basename}${paths.orderInfo()}`,
  };
}

const NO_ERROR = { obstacle: null, press: 0 };

/** A login refetches the cart, and a changed cart refetches the bill. */
function selectIsSettled(state: RootState): boolean {
  return (
    state.cart.fetch.status !== 'pending' && state.cart.lock === null && selectBillStatus(state) !== 'pending'
  );
}

/** Places the order exactly as shown at the press, or shows the obstacle (spec §5, contract §8). */
export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { changes, setChanges, checkWithTimeout } = useOrderCheck();
  const [orderError, setOrderError] = useState<{ obstacle: OrderObstacle | null; press: number }>(NO_ERROR);
  const [leaving, setLeaving] = useState<'checking' | 'opening' | null>(null);
  // No event reports a navigation that the diner or the server has cancelled.
  const hasNotOpened = useDelayedFlag(leaving === 'opening', PAYMENT_PAGE_TIMEOUT_MS);
  const isLeaving = leaving !== null && !hasNotOpened;
  const isMounted = useRef(true);
  const shownBeforeLogin = useRef<ShownOrder>(null);

  const showObstacle = (obstacle: OrderObstacle, shown: ShownOrder) => {
    setOrderError(({ press }) => ({ obstacle, press: press + 1 }));
    if (obstacle === 'not-logged-in') {
      shownBeforeLogin.current = shown;
      dispatch(loginRequested('place-order'));
    }
    if (obstacle === 'no-address') dispatch(openAddressSheet());
    findObstacleControl(obstacle)?.focus();
  };

  /** Returns the bill to pay; null, with a message on the page, if the order changed or has an obstacle. */
  const billOrShowError = (shown: ShownOrder, rechecked: readonly OrderChange[] = []): Bill | null => {
    const state = store.getState();
    const sincePress = orderChanges(shown, selectShownOrder(state));
    // A check that began before the press may have found other changes.
    const found = sincePress.length > 0 ? sincePress : rechecked;
    if (found.length > 0) {
      // Render the list and the idle button before moving the focus.
      flushSync(() => {
        setChanges(found);
        setLeaving(null);
      });
      document.getElementById(ORDER_CHANGES_ID)?.focus();
      return null;
    }
    const obstacle = selectOrderObstacle(state, new Date());
    const bill = selectCurrentBill(state);
    if (obstacle === null && bill) return bill;
    setLeaving(null);
    showObstacle(obstacle ?? 'no-bill', shown);
    return null;
  };

  const checkAndPlace = async (shown: ShownOrder) => {
    if (isLeaving) return;
    setChanges([]);
    setOrderError(({ press }) => ({ obstacle: null, press }));
    if (!billOrShowError(shown)) return;

    setLeaving('checking');
    const { pathname } = window.location;
    /** Whether the diner has navigated to another page, which may still be loading. */
    const hasLeft = () => !isMounted.current || window.location.pathname !== pathname;
    const rechecked = await checkWithTimeout();
    if (hasLeft()) {
      // The diner may come back before that page has loaded.
      setLeaving(null);
      return;
    }
    const bill = billOrShowError(shown, rechecked);
    if (!bill) return;

    setLeaving('opening');
    const state = store.getState();
    // Stored at once, with everything that the diner has typed.
    dispatch(paymentStarted({ cartId: selectCartId(state), at: Date.now(), amount: bill.payable }));
    navigation.goTo(paymentUrlFor(paymentRequestOf(state, bill)));
  };

  useEffect(() => {
    isMounted.current = true;
    const stop = onPageRestored(() => setLeaving(null));
    return () => {
      isMounted.current = false;
      stop();
    };
  }, []);

  const pendingAction = useAppSelector(selectPendingAction);
  const isReady = useAppSelector((state) => selectIsLoggedIn(state) && selectIsSettled(state));
  const resume = useEffectEvent(() => {
    if (pendingAction !== 'place-order' || !isReady) return;
    dispatch(pendingActionResumed());
    const shown = shownBeforeLogin.current;
    if (shown) void checkAndPlace(shown);
  });
  useEffect(() => {
    // Wait until the login dialog has returned the focus.
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, [pendingAction, isReady]);

  const { obstacle, press } = orderError;
  // The error disappears with its reason. 'no-bill' stays: the diner must first see the amount that has arrived.
  const isCurrent = useAppSelector(
    (state) => obstacle === 'no-bill' || selectOrderObstacle(state, new Date()) === obstacle,
  );
  const shownError: OrderError | null = obstacle !== null && isCurrent ? { obstacle, press } : null;
  const canBePlaced = useAppSelector((state) => selectOrderObstacle(state, new Date()) === null);
  const openingError: OrderError | null =
    hasNotOpened && canBePlaced ? { obstacle: 'no-payment-page', press } : null;
  return {
    placeOrder: () => void checkAndPlace(selectShownOrder(store.getState())),
    orderError: openingError ?? shownError,
    isLeaving,
    changes,
  };
}
