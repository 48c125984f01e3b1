import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { makeStaticStore } from '@/store';
import { loadShop } from '@/store/wanted';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { createDeferred } from '../../../tests/deferred';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { storedOfTiny, TINY } from '../../../tests/tiny-tab';
import { addDish, fetchCart, refreshCart } from '../cart/thunks';
import { fetchBill } from '../bill/slice';
import { checkOrderChanges, placeOrder } from './place-order';
import { selectBillQuery, selectOrderSnapshot } from './selectors';
import { noteChanged } from './slice';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const soups = (quantity: number) => [
  { Item_id: 'v-soup', itemName: 'Soup', quantity, OfferPrice: 99.95, price: 120 },
];

async function openSoup() {
  const tiny = await openTinyCart();
  await tiny.store.dispatch(addDish(soup));
  await tiny.settled();
  return tiny;
}

/** Answers the cart with the quantities in this order. */
function answerCart(quantities: (number | Promise<number>)[]) {
  const requested = quantities.map(() => createDeferred());
  let count = 0;
  const answer = async () => {
    const place = count;
    count += 1;
    requested[place]?.resolve();
    return HttpResponse.json(soups((await quantities[place]) ?? 0));
  };
  sandbox.server.use(http.get('*/cart/displayTestFramCore', answer));
  return requested.map(({ promise }) => promise);
}

it('A check of a visible order waits for a newer fetch of the cart', async () => {
  const { store, shown } = await openSoup();
  const timing = holdNextCall(sandbox, 'Daily/Timing');
  const newer = createDeferred<number>();
  const [ofCheck, ofFetch] = answerCart([7, newer.promise]);
  const check = store.dispatch(checkOrderChanges());
  await ofCheck;
  await timing.sent;
  const fetching = store.dispatch(fetchCart());
  await ofFetch;
  timing.release();
  expect(shown()).toMatchObject([{ quantity: 1 }]);
  newer.resolve(5);
  expect(await check).toMatchObject([{ kind: 'quantity', from: 1, to: 5 }]);
  await fetching;
  expect(shown()).toMatchObject([{ quantity: 5 }]);
});

it('A check of a visible order leaves alone a server that asks to wait; a press does not', async () => {
  vi.stubGlobal('window', { location: new URL('http://tiny.localhost/cart') });
  const { store, settled } = await openSoup();
  giveRecords(store, { orderType: 'Dine in', tableNumber: '7' });
  const query = selectBillQuery(store.getState());
  if (query) await store.dispatch(fetchBill(query));
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return new HttpResponse(null, { status: 503, headers: { 'Retry-After': '60' } });
  };
  sandbox.server.use(http.get('*/cart/displayTestFramCore', refuse));
  await store.dispatch(refreshCart());
  await store.dispatch(checkOrderChanges());
  expect(asked).toBe(1);
  await store.dispatch(placeOrder(selectOrderSnapshot(store.getState()), new AbortController().signal));
  await settled();
  expect(asked).toBe(2);
});

it('A check of a visible order does not report a change of the diner that was pending at its start', async () => {
  const { store, cart, settled } = await openSoup();
  const added = createDeferred();
  const answered = createDeferred();
  const addLate = async () => {
    sandbox.world.carts.add({ phone: DINER, restaurantId: '77', variantId: 'v-soup', quantity: 1 });
    added.resolve();
    await answered.promise;
    return HttpResponse.json([{ cart_id: cart().cartId }]);
  };
  sandbox.server.use(http.post('*/cart/addItemTest', addLate, { once: true }));
  const timing = holdNextCall(sandbox, 'Daily/Timing');
  const adding = store.dispatch(addDish(soup));
  await added.promise;
  const check = store.dispatch(checkOrderChanges());
  await timing.sent;
  answered.resolve();
  await adding;
  await settled();
  timing.release();
  expect(await check).toEqual([]);
});

it('A check of a visible order that has no lines yet loads them, and reports none as new', async () => {
  const { store, cart } = await openSoup();
  const { cartId } = cart();
  const tab = (await openTinyCart()).store;
  giveRecords(tab, { cartId });
  expect(await tab.dispatch(checkOrderChanges())).toEqual([]);
  expect(tab.getState().cart.lines.data).toEqual(store.getState().cart.lines.data);
});

it('Place Order needs another press when a newer cart is on its way', async () => {
  vi.stubGlobal('window', { location: new URL('http://tiny.localhost/cart') });
  const { store } = await openSoup();
  giveRecords(store, { orderType: 'Dine in', tableNumber: '7' });
  const query = selectBillQuery(store.getState());
  if (query) await store.dispatch(fetchBill(query));
  const place = () =>
    store.dispatch(placeOrder(selectOrderSnapshot(store.getState()), new AbortController().signal));
  const timing = holdNextCall(sandbox, 'Daily/Timing');
  const placing = place();
  await timing.sent;
  const cart = holdNextCall(sandbox, 'cart/displayTestFramCore');
  const fetching = store.dispatch(fetchCart());
  await cart.sent;
  timing.release();
  expect(await placing).toEqual({ kind: 'obstacle', obstacle: 'no-bill' });
  cart.release();
  await fetching;
  expect(await place()).toMatchObject({ kind: 'leave' });
});

it('Place Order stores the payment, with what was typed before, whatever the listeners do', async () => {
  vi.stubGlobal('window', { location: new URL('http://tiny.localhost/cart') });
  const { cartId } = (await openSoup()).cart();
  const store = makeStaticStore(TINY);
  giveRecords(store, { orderType: 'Dine in', tableNumber: '7' });
  await store.dispatch(loadShop());
  await store.dispatch(fetchCart());
  const query = selectBillQuery(store.getState());
  if (query) await store.dispatch(fetchBill(query));
  store.dispatch(noteChanged('No onion'));
  const shown = selectOrderSnapshot(store.getState());
  const placed = await store.dispatch(placeOrder(shown, new AbortController().signal));
  expect(placed).toMatchObject({ kind: 'leave' });
  expect(storedOfTiny()).toMatchObject({ note: 'No onion', leftForPayment: { cartId } });
});
