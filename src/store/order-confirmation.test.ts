import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseOrderDetail } from '@/domain/orders/api';
import { orderReceived } from '@/domain/orders/events';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { pageViewed } from '@/domain/visit/events';
import { createDeferred } from '../../tests/deferred';
import { DINER } from '../../tests/demo-data';
import { holdNextCall } from '../../tests/held-call';
import { addOrder } from '../../tests/placed-order';
import { useSandbox } from '../../tests/sandbox';
import { storeCart } from '../../tests/stored-cart';
import { databaseIdle, openTab, storeInOtherTab, waitFor } from '../../tests/tab';
import { readPendingPayment, writePendingPayment } from './pending-payment';

const sandbox = useSandbox();
const site = identifyShop('spice-garden.localhost', '/', 'localhost');
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
  writePendingPayment(site, { cartId: cart, at: Date.now() - ago, amount });

/** As the server writes it. */
const indianTime = (epochMs: number) =>
  new Date(epochMs + 5.5 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

async function visit(path = PAGE) {
  const tab = openTab(path);
  await tab.loaded();
  await waitFor(() => expect(tab.state().orders.history.status).not.toBe('pending'));
  await databaseIdle();
  return tab;
}

async function report(
  tab: ReturnType<typeof openTab>,
  record: object,
  { fromTrackButton = false } = {},
): Promise<void> {
  tab.store.dispatch(orderReceived(parseOrderDetail(record), { fromTrackButton }));
  await databaseIdle();
}

describe('An order that the tracking page did not report', () => {
  it('is found in the history on the next visit, which clears the cart and notifies the diner', async () => {
    await leaveForPayment();
    const { id } = addOrder(sandbox);
    const { state, toasts } = await visit();
    await waitFor(() => expect(toasts).toEqual([`Your order #${String(id)} was placed`]));
    expect(storedCart()).toBeNull();
    expect(state().cart).toMatchObject({ cartId: '', lines: [] });
    expect(await readPendingPayment(site)).toBeNull();
    expect(historyRequests()[0]?.query).toEqual({ phone: DINER, ResId: '1001' });
  });

  it('is found although its cart has been fetched empty before', async () => {
    await leaveForPayment();
    addOrder(sandbox);
    sandbox.world.carts.delete(cartId);
    const history = holdNextCall(sandbox, 'Order/history');
    const { loaded, toasts } = openTab(PAGE);
    await history.sent;
    await loaded();
    history.release();
    await waitFor(() => expect(toasts).toHaveLength(1));
  });

  it('is found a day later', async () => {
    await leaveForPayment({ ago: 24 * HOUR });
    addOrder(sandbox, undefined, { placedAt: indianTime(Date.now() - 23.9 * HOUR) });
    await visit();
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('is found on the next visit when the history fails', async () => {
    await leaveForPayment();
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
    await leaveForPayment();
    const { id } = addOrder(sandbox);
    const { store } = await visit(`/orderInfo?OrderId=${String(id)}`);
    expect(historyRequests()).toHaveLength(0);
    store.dispatch(pageViewed(PAGE));
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('does not clear a new cart that another tab starts while the order is stored', async () => {
    await leaveForPayment();
    addOrder(sandbox);
    const storing = createDeferred();
    const update = vi.spyOn(persisted.processedOrders, 'update').mockReturnValue(storing.promise);
    const { toasts } = openTab(PAGE);
    await waitFor(() => expect(update).toHaveBeenCalled());
    sandbox.world.carts.delete(cartId);
    const next = storeCart(sandbox.world, { [NAAN]: 1 });
    storeInOtherTab('cartId', next);
    storing.resolve();
    await waitFor(() => expect(toasts).toHaveLength(1));
    await databaseIdle();
    expect(storedCart()).toBe(next);
    expect(await readPendingPayment(site)).toBeNull();
  });
});

describe('The cart and the pending payment are kept', () => {
  it.each([
    ['the order is older', {}, { placedAt: '2020-01-01 10:00:00' }],
    ['a later order has another amount', { amount: 94_500 }, { total: 9_900 }],
    ['the order was placed hours after the diner left', { ago: 7 * HOUR }, {}],
  ])('when %s', async (_, pending, order) => {
    addOrder(sandbox, undefined, order);
    await leaveForPayment(pending);
    const { state, toasts } = await visit();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    await databaseIdle();
    expect(storedCart()).toBe(cartId);
    expect(await readPendingPayment(site)).toMatchObject({ cartId });
    expect(toasts).toEqual([]);
  });

  it('when the order has already cleared a cart', async () => {
    const { id } = addOrder(sandbox);
    await persisted.processedOrders.update(site, () => [String(id)]);
    await leaveForPayment();
    const { state } = await visit();
    await waitFor(() => expect(state().orders.history.status).toBe('ready'));
    await databaseIdle();
    expect(storedCart()).toBe(cartId);
  });
});

it.each([
  ['the diner has not left for payment', () => Promise.resolve()],
  ['the diner left with another cart', () => leaveForPayment({ cart: 'c-other' })],
])('No history is fetched, and the cart is kept, when %s', async (_, leave) => {
  addOrder(sandbox);
  await leave();
  await visit();
  expect(historyRequests()).toHaveLength(0);
  expect(storedCart()).toBe(cartId);
  expect(await readPendingPayment(site)).toBeNull();
});

describe('An order that the tracking page reports', () => {
  const record = (change: object = {}) => ({
    OrderId: '1042',
    Status: 'order placed successfully',
    Total: AMOUNT / 100,
    ...change,
  });
  const open = () => visit('/orderInfo?OrderId=1042');

  it.each(['available', 'blocked'])('clears the paid cart once, with the database %s', async (database) => {
    if (database === 'blocked') {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
    }
    await leaveForPayment();
    const first = await open();
    await report(first, record());
    await waitFor(() => expect(storedCart()).toBeNull());
    first.close();
    const next = storeCart(sandbox.world, { [NAAN]: 1 });
    const again = await open();
    await report(again, record({ Status: 'Preparing' }));
    await report(again, record({ Status: 'DELIVERED' }));
    expect(storedCart()).toBe(next);
  });

  it('clears the paid cart although its amount differs from the bill', async () => {
    await leaveForPayment();
    await report(await open(), record({ Order_Date: new Date().toISOString(), Total: 1 }));
    await waitFor(() => expect(storedCart()).toBeNull());
  });

  it('does not clear the cart of a payment that started after the order was placed', async () => {
    await leaveForPayment();
    await report(await open(), record({ Order_Date: '2026-01-01T10:00:00+05:30' }));
    expect(storedCart()).toBe(cartId);
  });

  it('does not clear the cart without a pending payment, and is not confirmed', async () => {
    const tab = await open();
    await report(tab, record());
    expect(storedCart()).toBe(cartId);
    expect(tab.state().orders).toMatchObject({ tracked: { id: '1042' }, ownOrderId: null });
  });

  it('after a Track button clears the cart only with a pending payment', async () => {
    const tab = await open();
    await report(tab, record(), { fromTrackButton: true });
    expect(storedCart()).toBe(cartId);
    await leaveForPayment();
    await report(tab, record({ Order_Date: new Date().toISOString() }), { fromTrackButton: true });
    await waitFor(() => expect(storedCart()).toBeNull());
  });
});
