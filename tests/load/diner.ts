import { addAddress } from '@/domain/addresses/thunks';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { selectCartId, selectCartLines, selectIsCartBusy } from '@/domain/cart/slice';
import { addDish, removeOne } from '@/domain/cart/thunks';
import { recheckOrder } from '@/domain/checkout/recheck';
import {
  selectHasBillMismatch,
  selectCurrentBill,
  selectOrderObstacle,
  selectBillQuery,
} from '@/domain/checkout/selectors';
import {
  dineInByChosen,
  noteChanged,
  orderTypeChosen,
  selectCheckout,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { selectMenu } from '@/domain/menu/slice';
import { isCustomizable } from '@/domain/menu/types';
import { fetchHistory, selectHistory } from '@/domain/orders/slice';
import { fetchBill } from '@/domain/bill/slice';
import { selectPhone } from '@/domain/session/slice';
import { sendOtp, signUp, verifyOtp } from '@/domain/session/login';
import { identifyShop } from '@/domain/shop/identify';
import { selectRestaurantId } from '@/domain/shop/slice';
import type { RootState } from '@/domain/state';
import { paymentUrlFor } from '@/integrations/payment';
import { wait } from '@/platform/scheduling';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';
import { oneOf } from './random';

interface DinerVisit {
  phone: string;
  cartId: string;
  /** Units by dish, as shown before payment. */
  units: Record<string, number>;
  /** Paise. */
  payable: number;
  orderId: string;
}

/** Generous because hundreds of diners order at once. */
const TIMEOUT_MS = 300_000;

const ADDRESS = {
  houseNumber: '12',
  streetAddress1: 'Lakeview Residency',
  streetAddress2: '8th Cross, Indiranagar',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  longitude: '77.6408',
  latitude: '12.9784',
};

/** One visit through the storefront's own code, without a page. @throws Error naming the unmet condition. */
export async function orderDinner(slug: string, phone: string, random: () => number): Promise<DinerVisit> {
  const store = makeStore(identifyShop('localhost', `/${slug}`, 'localhost'));
  const { dispatch } = store;
  const until = async <T>(what: string, look: (state: RootState) => T | null | undefined | false) => {
    const began = Date.now();
    while (Date.now() - began < TIMEOUT_MS) {
      const seen = look(store.getState());
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      await wait(25);
    }
    throw new Error(`${phone}: ${what} did not come`);
  };
  const settled = () =>
    until('rest', (state) => !selectIsCartBusy(state) && state.cart.fetch.status !== 'pending');
  const think = () => wait(random() * 400);

  startShop(store);
  await think();
  const dishes = await until('the menu', (state) => {
    const { data } = selectMenu(state);
    return data && Object.values(data.dishes);
  });
  const simple = dishes.filter((dish) => !dish.isOutOfStock && !isCustomizable(dish));
  const addOne = async () => {
    const dish = oneOf(simple, random);
    await dispatch(
      addDish({ dishId: dish.id, variantId: dish.variants[0].id, quantity: 1, origin: 'row' }),
    ).unwrap();
    await settled();
    await think();
  };
  for (let taps = 3 + Math.floor(random() * 4); taps > 0; taps -= 1) await addOne();
  const [first, second] = selectCartLines(store.getState());
  if (first && second && random() < 0.5) {
    await dispatch(removeOne({ variantId: first.variantId, origin: 'panel' })).unwrap();
    await settled();
  }

  const { otp, sessionId } = await dispatch(sendOtp(phone)).unwrap();
  const diner = await dispatch(verifyOtp({ phone, otp, sessionId })).unwrap();
  if (diner === 'new') await dispatch(signUp({ phone, name: 'Asha' })).unwrap();
  await until('the login', (state) => selectPhone(state) === phone);
  await settled();

  const delivered = random() < 0.5;
  dispatch(noteChanged(`For ${phone}`));
  if (delivered) {
    dispatch(orderTypeChosen('Delivery'));
    await dispatch(addAddress(() => Promise.resolve({ address: ADDRESS }))).unwrap();
  } else {
    dispatch(orderTypeChosen('Dine in'));
    dispatch(dineInByChosen('table'));
    dispatch(tableNumberChanged(phone.slice(-3)));
  }
  await think();
  const price = async () => {
    await dispatch(fetchBill(await until('something to price', selectBillQuery))).unwrap();
    return selectOrderObstacle(store.getState(), new Date());
  };
  while ((await price()) === 'below-minimum') await addOne();
  const found = await dispatch(recheckOrder()).unwrap();
  if (found.length > 0) throw new Error(`${phone}: the order changed by itself: ${JSON.stringify(found)}`);

  const state = store.getState();
  const bill = selectCurrentBill(state);
  if (!bill || selectHasBillMismatch(state)) throw new Error(`${phone}: the bill is not that of the cart`);
  const cartId = selectCartId(state);
  const address = paymentUrlFor({
    cartId,
    restaurantId: selectRestaurantId(state),
    phone: selectPhone(state),
    offerId: '0',
    address: selectChosenAddress(state),
    bill,
    choices: selectCheckout(state),
    returnTo: `http://localhost/${slug}/orderInfo`,
  });
  const units = Object.fromEntries(selectCartLines(state).map(({ name, quantity }) => [name, quantity]));
  const paid = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  if (paid.status !== 303)
    throw new Error(
      `${phone}: the payment was refused: ${/role="alert">([^<]*)/.exec(await paid.text())?.[1]}`,
    );

  await dispatch(fetchHistory()).unwrap();
  const orders = selectHistory(store.getState()).data ?? [];
  const [order] = orders;
  if (orders.length !== 1 || !order) throw new Error(`${phone}: ${orders.length} orders in the history`);
  return { phone, cartId, units, payable: bill.payable, orderId: order.id };
}
