import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAYMENT_PAGE_TIMEOUT_MS } from '@/config/limits';
import { selectIsCartBusy } from '@/domain/cart/slice';
import type { OrderChange, OrderSnapshot } from '@/domain/checkout/changes';
import { readOrderSnapshot } from '@/domain/checkout/read-order-snapshot';
import { checkOrderChanges, placeOrder, type PlaceOrderOutcome } from '@/domain/checkout/place-order';
import { selectBillStatus, selectOrderObstacle, selectOrderSnapshot } from '@/domain/checkout/selectors';
import type { OrderObstacle } from '@/domain/checkout/types';
import {
  loginRequested,
  openLoginChanged,
  pendingActionResumed,
  selectPendingAction,
  openAddressSheet,
} from '@/domain/dialogs/slice';
import { saveRecords } from '@/domain/persisted/thunks';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { isSessionOutdated } from '@/domain/session/other-tabs';
import type { RootState } from '@/domain/root-reducer';
import { navigation } from '@/platform/navigation';
import { onPageRestored, onVisibilityChange } from '@/platform/page-events';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { ORDER_CHANGES_ID } from './order-changes';
import { findObstacleControl, type OrderError } from './order-error';

/** Changes of the order that the diner has not seen yet. A restored or visible page checks for them. */
function useOrderChanges() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const isChecking = useRef(false);
  const isCartBusy = useAppSelector(selectIsCartBusy);
  const [wasCartBusy, setWasCartBusy] = useState(isCartBusy);
  if (isCartBusy !== wasCartBusy) {
    setWasCartBusy(isCartBusy);
    // The next change of the cart dismisses the list.
    if (isCartBusy) setChanges([]);
  }

  useEffect(() => {
    const check = async () => {
      if (isChecking.current) return;
      isChecking.current = true;
      const found = await dispatch(checkOrderChanges());
      isChecking.current = false;
      if (found.length > 0) setChanges(found);
    };
    const stopWatchingRestore = onPageRestored(() => {
      if (isSessionOutdated(store.getState())) {
        navigation.reload();
        return;
      }
      dispatch(saveRecords());
      void check();
    });
    const stopWatchingVisibility = onVisibilityChange((isVisible) => {
      if (isVisible) void check();
    });
    return () => {
      stopWatchingRestore();
      stopWatchingVisibility();
    };
  }, [dispatch, store]);

  return [changes, setChanges] as const;
}

/** A login refetches the cart, and a changed cart refetches the bill. */
function selectIsSettled(state: RootState): boolean {
  return (
    state.cart.lines.status !== 'pending' && state.cart.lock === null && selectBillStatus(state) !== 'pending'
  );
}

const NO_ERROR: { obstacle: OrderObstacle | 'order-found' | null; press: number } = {
  obstacle: null,
  press: 0,
};

/** Shows what `placeOrder` returns. After a login, continues with the order that was shown at the press. */
export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [changes, setChanges] = useOrderChanges();
  const [focusedChanges, setFocusedChanges] = useState<readonly OrderChange[]>();
  const [{ obstacle, press }, setOrderError] = useState(NO_ERROR);
  const [leaving, setLeaving] = useState<'checking' | 'opening' | null>(null);
  // No event reports a navigation that the diner or the server has cancelled.
  const hasNotOpened = useDelayedFlag(leaving === 'opening', PAYMENT_PAGE_TIMEOUT_MS);
  const isLeaving = leaving !== null && !hasNotOpened;
  const unmountController = useRef<AbortController>(null);
  // As a guest, the diner may have pressed before a reload.
  const [orderBeforeReload] = useState(() => readOrderSnapshot(store.getState().dialogs.login.orderAtPress));
  const orderAtPress = useRef(orderBeforeReload);

  useEffect(() => {
    const controller = new AbortController();
    unmountController.current = controller;
    const stop = onPageRestored(() => setLeaving(null));
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  const showObstacle = (newObstacle: OrderObstacle) => {
    setOrderError((last) => ({ obstacle: newObstacle, press: last.press + 1 }));
    if (newObstacle === 'not-logged-in') {
      dispatch(loginRequested('place-order'));
      dispatch(openLoginChanged({ orderAtPress: orderAtPress.current }));
    }
    if (newObstacle === 'no-address') dispatch(openAddressSheet());
    findObstacleControl(newObstacle)?.focus();
  };

  const show = (outcome: PlaceOrderOutcome) => {
    switch (outcome.kind) {
      case 'leave':
        setLeaving('opening');
        navigation.goTo(outcome.address);
        return;
      case 'changed':
        // Render the list and the idle button before moving the focus.
        flushSync(() => {
          setChanges(outcome.changes);
          setFocusedChanges(outcome.changes);
          setLeaving(null);
        });
        document.getElementById(ORDER_CHANGES_ID)?.focus();
        return;
      case 'obstacle':
        setLeaving(null);
        showObstacle(outcome.obstacle);
        return;
      case 'found':
        setLeaving(null);
        setOrderError((last) => ({ obstacle: 'order-found', press: last.press + 1 }));
        return;
      case 'abandoned':
        setLeaving(null);
    }
  };

  const place = async (order: OrderSnapshot) => {
    if (isLeaving || !unmountController.current) return;
    setChanges([]);
    setOrderError((last) => ({ obstacle: null, press: last.press }));
    setLeaving('checking');
    orderAtPress.current = order;
    show(await dispatch(placeOrder(order, unmountController.current.signal)));
  };

  const pendingAction = useAppSelector(selectPendingAction);
  const isReady = useAppSelector((state) => selectIsLoggedIn(state) && selectIsSettled(state));
  const resume = useEffectEvent(() => {
    if (pendingAction !== 'place-order' || !isReady) return;
    dispatch(pendingActionResumed());
    if (orderAtPress.current) void place(orderAtPress.current);
  });
  useEffect(() => {
    // Wait until the login dialog has returned the focus.
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, [pendingAction, isReady]);

  // The error disappears with its reason. These two stay: the diner must first see the amount or the order that was found.
  const isLasting = obstacle === 'no-bill' || obstacle === 'order-found';
  const isCurrent = useAppSelector(
    (state) => isLasting || selectOrderObstacle(state, new Date()) === obstacle,
  );
  const obstacleError: OrderError | null = obstacle !== null && isCurrent ? { obstacle, press } : null;
  const canBePlaced = useAppSelector((state) => selectOrderObstacle(state, new Date()) === null);
  const openingError: OrderError | null =
    hasNotOpened && canBePlaced ? { obstacle: 'no-payment-page', press } : null;
  return {
    placeOrder: () => void place(selectOrderSnapshot(store.getState())),
    orderError: openingError ?? obstacleError,
    isLeaving,
    changes,
    areChangesFocused: changes === focusedChanges,
  };
}
