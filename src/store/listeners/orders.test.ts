import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseOrderDetail } from '@/domain/orders/api';
import { orderReceived } from '@/domain/orders/types';
import { pageViewed } from '@/domain/events';
import { paymentStarted } from '@/domain/checkout/slice';
import { selectFoundOrderId } from '@/domain/visit/slice';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder } from '../../../tests/placed-order';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords, storeRecords } from '../../../tests/stored-records';
import { openTab, waitFor } from '../../../tests/tab';

const sandbox = useSandbox();
const NAAN = 'v-butter-naan';
const HOUR = 3_600_000;
const AMOUNT = 62_600;
/** A page that requests the history only because of the pending payment. */
const PAGE = '/offer';

let cartId = '';
beforeEach(() => {
  cartId = storeCart(sandbox.world, { [NAAN]: 2 });
});

const storedCart = () => localStorage.getItem('cartId');
const historyRequests = () => sandbox.requests.list('Order/history');
const leaveForPayment = ({ ago = 60_000, cart = cartId, amount = AMOUNT } = {}) =>
  storeRecords({ leftForPayment: { cartId: cart, at: Date.now() - ago, amount } });
const payment = () => storedRecords().leftForPayment;

/** As the server writes it. */
const indianTime = (epochMs: number) =>
  new Date(epochMs + 5.5 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

async function visit(path = PAGE) {
  const tab = openTab(path);
  await tab.loaded();
  await waitFor(() => expect(tab.state().orders.history.status).not.toBe('pending'));
  return tab;
}

function report(tab: ReturnType<typeof openTab>, record: object, { fromTrackButton = false } = {}): void {
  tab.store.dispatch(orderReceived(parseOrderDetail(record), { fromTrackButton }));
}

describe('An order that the tracking page did not report', () => {
  it('is found in the history on the next visit, which clears the cart and notifies the diner', async () => {
    leaveForPayment();
    const { id } = addOrder(sandbox);
    const { state } = await visit();
    await waitFor(() => expect(selectFoundOrderId(state())).toBe(String(id)));
    expect(storedCart()).toBeNull();
    expect(state().cart).toMatchObject({ cartId: '', lines: { data: [] } });
    expect(payment()).toBeNull();
    expect(historyRequests()[0]?.query).toEqual({ phone: DINER, ResId: '1001' });
  });

  it('is found although its cart has been fetched empty before', async () => {
    leaveForPayment();
    addOrder(sandbox);
    sandbox.world.carts.delete(cartId);
    const history = holdNextCall(sandbox, 'Order/history');
    const { loaded, state } = openTab(PAGE);
    await history.sent;
    await loaded();
    history.release();
    await waitFor(() => expect(selectFoundOrderId(state())).not.toBe(''));
  });

  it('is found a day later', async () => {
    leaveForPayment({ ago: 24 * HOUR });
    addOrder(sandbox, undefined, { placedAt: indianTime(Date.now() - 23.9 * HOUR) });
    await visit();
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('is found on the next visit when the history fails', async () => {
    leaveForPayment();
    addOrder(sandbox);
    sandbox.faults.add({ call: 'Order/history', kind: 'drop', times: 1 });
    const first = await visit();
    await waitFor(() => expect(first.state().orders.history.status).toBe('failed'));
    expect(storedCart()).toBe(cartId);
    first.close();
    await visit();
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('is found when the diner leaves the tracking page, and not earlier', async () => {
    leaveForPayment();
    const { id } = addOrder(sandbox);
    const { store } = await visit(`/orderInfo?OrderId=${String(id)}`);
    expect(historyRequests()).toHaveLength(0);
    store.dispatch(pageViewed(PAGE));
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('does not clear a new cart that another tab has started, of which this tab has not heard yet', async () => {
    leaveForPayment();
    addOrder(sandbox);
    const history = holdNextCall(sandbox, 'Order/history');
    const { loaded, state } = openTab(PAGE);
    await history.sent;
    await loaded();
    sandbox.world.carts.delete(cartId);
    const next = storeCart(sandbox.world, { [NAAN]: 1 });
    history.release();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    expect(storedCart()).toBe(next);
    expect(payment()).toBeNull();
    expect(selectFoundOrderId(state())).toBe('');
  });

  it('is not confirmed again after another tab has done so', async () => {
    leaveForPayment();
    const { id } = addOrder(sandbox);
    const history = holdNextCall(sandbox, 'Order/history');
    const { loaded, state } = openTab(PAGE);
    await history.sent;
    await loaded();
    localStorage.removeItem('cartId');
    storeRecords({ leftForPayment: null, ordersThatClearedACart: [String(id)] });
    history.release();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    expect(selectFoundOrderId(state())).toBe('');
  });
});

describe('The cart and the pending payment are kept', () => {
  it.each([
    ['the order is older', {}, { placedAt: '2020-01-01 10:00:00' }],
    ['the order was cancelled', {}, { status: 'Cancelled by the restaurant' }],
    ['the money goes back', {}, { status: 'Refund initiated' }],
    ['the order was placed hours after the diner left', { ago: 7 * HOUR }, {}],
  ])('when %s', async (_, pending, order) => {
    addOrder(sandbox, undefined, order);
    leaveForPayment(pending);
    const { state } = await visit();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    expect(storedCart()).toBe(cartId);
    expect(payment()).toMatchObject({ cartId });
    expect(selectFoundOrderId(state())).toBe('');
  });

  it('when a later order has another amount, which is named once', async () => {
    leaveForPayment({ amount: 94_500 });
    const { id } = addOrder(sandbox);
    const { state, close } = await visit();
    await waitFor(() => expect(selectFoundOrderId(state())).toBe(String(id)));
    expect(storedCart()).toBe(cartId);
    expect(payment()).toMatchObject({ cartId });
    close();
    storeRecords({ foundOrderId: '' });
    const again = await visit();
    await waitFor(() => expect(again.state().orders.history.status).toBe('ready'));
    expect(selectFoundOrderId(again.state())).toBe('');
  });

  it('for the order of a first attempt to pay, while the second one goes on', async () => {
    leaveForPayment({ ago: 10 * 60_000 });
    const tab = await visit();
    const { amount } = payment() ?? { amount: 0 };
    tab.store.dispatch(paymentStarted({ cartId, at: Date.now(), amount }));
    expect(tab.state().checkout.leftForPayment?.at).toBeLessThan(Date.now() - 9 * 60_000);
    addOrder(sandbox, undefined, { placedAt: indianTime(Date.now() - 5 * 60_000) });
    tab.store.dispatch(pageViewed('/orderInfo'));
    tab.store.dispatch(pageViewed(PAGE));
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('when the order has already cleared a cart', async () => {
    const { id } = addOrder(sandbox);
    storeRecords({ ordersThatClearedACart: [String(id)] });
    leaveForPayment();
    const { state } = await visit();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    expect(storedCart()).toBe(cartId);
  });
});

it.each([
  ['the diner has not left for payment', () => undefined],
  ['the diner left with another cart', () => leaveForPayment({ cart: 'c-other' })],
])('No history is fetched, and the cart is kept, when %s', async (_, leave) => {
  addOrder(sandbox);
  leave();
  await visit();
  expect(historyRequests()).toHaveLength(0);
  expect(storedCart()).toBe(cartId);
  expect(payment()).toBeNull();
});

describe('An order that the tracking page reports', () => {
  const record = (change: object = {}) => ({
    OrderId: '1042',
    Status: 'order placed successfully',
    Total: AMOUNT / 100,
    ...change,
  });
  const open = () => visit('/orderInfo?OrderId=1042');

  it.each(['available', 'full'])('clears the paid cart once, with local storage %s', async (storage) => {
    const setItem = vi.spyOn(localStorage, 'setItem');
    if (storage === 'full') {
      // The tab's session storage then holds the payment.
      setItem.mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
    }
    leaveForPayment();
    setItem.mockRestore();
    const first = await open();
    report(first, record());
    await waitFor(() => expect(storedCart()).toBeNull());
    first.close();
    const next = storeCart(sandbox.world, { [NAAN]: 1 });
    const again = await open();
    report(again, record({ Status: 'Preparing' }));
    report(again, record({ Status: 'DELIVERED' }));
    expect(storedCart()).toBe(next);
  });

  it('clears no cart again when the server writes the id with other zeros at its front', async () => {
    leaveForPayment();
    const first = await open();
    report(first, record());
    await waitFor(() => expect(storedCart()).toBeNull());
    first.close();
    cartId = storeCart(sandbox.world, { [NAAN]: 1 });
    leaveForPayment();
    const again = await open();
    report(again, record({ OrderId: '001042' }));
    await again.loaded();
    expect(storedCart()).toBe(cartId);
  });

  it('clears the paid cart although its amount differs from the bill', async () => {
    leaveForPayment();
    report(await open(), record({ Order_Date: new Date().toISOString(), Total: 1 }));
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('does not clear the cart of a payment that started after the order was placed', async () => {
    leaveForPayment();
    report(await open(), record({ Order_Date: '2026-01-01T10:00:00+05:30' }));
    expect(storedCart()).toBe(cartId);
  });

  it('does not clear the cart without a pending payment, and is not confirmed', async () => {
    const tab = await open();
    report(tab, record());
    expect(storedCart()).toBe(cartId);
    expect(tab.state().orders).toMatchObject({ tracked: { id: '1042' } });
  });

  it('after a Track button clears the cart only with a pending payment', async () => {
    const tab = await open();
    report(tab, record(), { fromTrackButton: true });
    expect(storedCart()).toBe(cartId);
    leaveForPayment();
    report(tab, record({ Order_Date: new Date().toISOString() }), { fromTrackButton: true });
    await waitFor(() => expect(storedCart()).toBeNull());
  });
});
