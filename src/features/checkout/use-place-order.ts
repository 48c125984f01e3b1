import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { selectCartId } from '@/domain/cart/slice';
import {
  selectCurrentBill,
  selectHonouredOffer,
  selectOrderObstacle,
  selectPriceStatus,
  type OrderObstacle,
} from '@/domain/checkout/selectors';
import { selectCheckout } from '@/domain/checkout/slice';
import { noticeRaised } from '@/domain/notices/notices';
import { addressesAsked, afterLoginTaken, loginAsked, selectAfterLogin } from '@/domain/prompts/slice';
import { selectIsLoggedIn, selectPhone } from '@/domain/session/slice';
import { selectRestaurantId, selectShopAddress } from '@/domain/shop/slice';
import { departure } from '@/integrations/leave';
import { paymentAddress } from '@/integrations/payment';
import { wait } from '@/lib/wait';
import type { RootState } from '@/store';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { keptFor } from '@/store/kept';
import { m } from '@/texts';
import { ORDER_CHANGES_ID } from './order-changes';
import { refusalTarget, type OrderRefusal } from './refusal';
import { useOrderCheck } from './use-order-check';

/** ms after which a browser that does not get to keeping that the diner left is not waited for. */
const KEEPING = 500;

/** The payment page's address for what the cart page shows; undefined while it has no price. */
function paymentAddressFor(state: RootState): string | undefined {
  const bill = selectCurrentBill(state);
  if (!bill) return undefined;
  return paymentAddress({
    cartId: selectCartId(state),
    restaurantId: selectRestaurantId(state),
    phone: selectPhone(state),
    // An offer that the bill does not honour does not apply.
    offerId: selectHonouredOffer(state)?.id ?? '0',
    address: selectChosenAddress(state),
    bill,
    choices: selectCheckout(state),
    returnTo: `${window.location.origin}${selectShopAddress(state).basename}/orderInfo`,
  });
}

/** After logging in the cart is fetched anew, and with it perhaps the price: what goes on waits for both. */
function selectIsSettled(state: RootState): boolean {
  return (
    state.cart.fetch.status !== 'pending' &&
    state.cart.busy === null &&
    selectPriceStatus(state) !== 'working-out'
  );
}

/** Placing the order: says what is in the way, or leaves for the payment page, once (spec, section 5). */
export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const presses = useRef(0);
  const lock = useRef(false);
  const isHere = useRef(true);
  /** By changes, which the focus has still to go to. */
  const isStopped = useRef(false);
  const { changes, checkInTime, forgetChanges } = useOrderCheck();

  const refuse = (obstacle: OrderObstacle) => {
    presses.current += 1;
    setRefusal({ obstacle, press: presses.current });
    if (obstacle === 'no-phone') dispatch(loginAsked('place-order'));
    if (obstacle === 'no-address') dispatch(addressesAsked());
    if (obstacle === 'no-table-or-car') {
      const { tableNumber, carNumber } = selectCheckout(store.getState());
      // With the other number typed it is the choice that is wrong.
      const hasOther = `${tableNumber}${carNumber}`.trim() !== '';
      const text = hasOther ? m.checkout_select_table_or_car() : m.checkout_enter_table_or_car();
      dispatch(noticeRaised({ text, tone: 'error' }));
    }
    refusalTarget(obstacle)?.focus();
  };

  const unlock = () => {
    lock.current = false;
    setLeaving(false);
  };

  /** Leaves for the payment page, unless the order has changed since it was shown. */
  const leave = async () => {
    const { pathname } = window.location;
    const found = await checkInTime();
    // The diner has gone elsewhere in the shop meanwhile, perhaps to a page that is still loading.
    if (!isHere.current || window.location.pathname !== pathname) return;
    const state = store.getState();
    const obstacle = selectOrderObstacle(state, new Date());
    const url = paymentAddressFor(state);
    if (found.length > 0 || obstacle !== null || url === undefined) {
      unlock();
      if (found.length > 0) isStopped.current = true;
      else if (obstacle !== null) refuse(obstacle);
      return;
    }
    const left = {
      cartId: selectCartId(state),
      at: Date.now(),
      amount: selectCurrentBill(state)?.payable ?? 0,
    };
    const kept = keptFor(selectShopAddress(state));
    // With what was typed a moment ago, which the Back button is to find.
    const isKept = Promise.all([kept.setLeftForPayment(left), kept.setChoices(selectCheckout(state))]);
    await Promise.race([isKept, wait(KEEPING)]);
    departure.leaveTo(url);
  };

  const placeOrder = () => {
    if (lock.current) return;
    const obstacle = selectOrderObstacle(store.getState(), new Date());
    if (obstacle !== null) {
      refuse(obstacle);
      return;
    }
    lock.current = true;
    setLeaving(true);
    setRefusal(null);
    forgetChanges();
    void leave();
  };

  useEffect(() => {
    // Once what has changed is on the page, and the button is no longer busy.
    const list = isStopped.current && !isLeaving ? document.getElementById(ORDER_CHANGES_ID) : null;
    if (!list) return;
    isStopped.current = false;
    list.focus();
  }, [changes, isLeaving]);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    // Back from the payment page, the browser may show this very page again.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      lock.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const after = useAppSelector(selectAfterLogin);
  const isReady = useAppSelector((state) => selectIsLoggedIn(state) && selectIsSettled(state));
  const goOn = useEffectEvent(() => {
    if (after === 'place-order' && isReady) {
      dispatch(afterLoginTaken());
      placeOrder();
    }
  });
  useEffect(() => {
    // Once the login dialog has given the focus back.
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, [after, isReady]);

  // What has been put right is no longer reproached.
  const stands = useAppSelector(
    (state) => refusal !== null && selectOrderObstacle(state, new Date()) === refusal.obstacle,
  );
  return { placeOrder, refusal: stands ? refusal : null, isLeaving, changes };
}
