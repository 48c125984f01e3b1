import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as persisted from '@/domain/persisted/values';
import { pageViewed } from '@/domain/visit/events';
import { openShopDatabase } from '@/platform/indexed-db';
import { createDeferred } from '../deferred';
import { DINER } from '../demo-data';
import { holdNextCall } from '../held-call';
import { storeCart } from '../stored-cart';
import { writeInOtherTab } from '../other-tab';
import { addOrder } from '../placed-order';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const HOUR = 3_600_000;
const AMOUNT = 62_600;

let cartId = '';
/** Persisted data besides the two local storage keys. Reopened because each test has its own database. */
let database = openShopDatabase('spice-garden.localhost');

async function persistPendingPayment({ ago = 60_000, cart = cartId, amount = AMOUNT } = {}) {
  await database.set('leftForPayment', { cartId: cart, at: Date.now() - ago, amount });
}

/** As the server writes it. */
const indianTime = (epochMs: number) =>
  new Date(epochMs + 5.5 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

const historyRequests = () => sandbox.requests.list('Order/history');

/** A page that requests the history only because of the unconfirmed order. */
const PAGE = '/offer';

beforeEach(() => {
  database = openShopDatabase('spice-garden.localhost');
  cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
});

async function startCartWhileOrderIsStored() {
  await persistPendingPayment();
  const order = addOrder(sandbox);
  const storing = createDeferred();
  const store = vi.spyOn(persisted.processedOrders, 'update').mockReturnValue(storing.promise);
  renderShop(PAGE);
  await waitFor(() => expect(store).toHaveBeenCalled());
  sandbox.world.carts.delete(cartId);
  return { order, storing, next: storeCart(sandbox.world, { 'v-butter-naan': 1 }) };
}

describe('The check for an unconfirmed order', () => {
  it('finds the order in the history on the next visit, clears the cart and notifies the diner', async () => {
    await persistPendingPayment();
    const order = addOrder(sandbox);
    const { store } = renderShop('/');
    expect(await screen.findByText(`Your order #${String(order.id)} was placed`)).toBeVisible();
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] });
    expect(await screen.findByRole('region', { name: 'Track your order' })).toBeVisible();
    expect(await database.get('leftForPayment')).toBeUndefined();
    expect(await database.get('clearedOrders')).toEqual([String(order.id)]);
    expect(historyRequests()[0]?.query).toEqual({ phone: DINER, ResId: '1001' });
  });

  it('finds the order in the history although its cart has been fetched empty before', async () => {
    await persistPendingPayment();
    const order = addOrder(sandbox);
    sandbox.world.carts.delete(cartId);
    const history = holdNextCall(sandbox, 'Order/history');
    const { store } = renderShop(PAGE);
    await history.sent;
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    history.release();
    expect(await screen.findByText(`Your order #${String(order.id)} was placed`)).toBeVisible();
  });

  it('finds the order, but keeps a new cart that another tab starts while the order is stored', async () => {
    const { order, storing, next } = await startCartWhileOrderIsStored();
    writeInOtherTab('cartId', next);
    await waitFor(() =>
      expect(sandbox.requests.list('cart/displayTestFramCore').at(-1)?.query['id']).toBe(next),
    );
    storing.resolve();
    expect(await screen.findByText(`Your order #${String(order.id)} was placed`)).toBeVisible();
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(next);
    expect(await database.get('leftForPayment')).toBeUndefined();
  });

  it('keeps a new cart that another tab starts while the order is stored, before this tab adopts it', async () => {
    const { storing, next } = await startCartWhileOrderIsStored();
    storing.resolve();
    await waitFor(async () => expect(await database.get('leftForPayment')).toBeUndefined());
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(next);
  });

  it('keeps a new cart when the tracking page reports an order that has already cleared a cart', async () => {
    await persistPendingPayment();
    const order = addOrder(sandbox);
    const first = renderShop(PAGE);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
    first.unmount();
    const next = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = renderShop(`/orderInfo?OrderId=${String(order.id)}`);
    const title = `Tracking of order ${String(order.id)}`;
    await screen.findByTitle(title);
    await waitFor(() => {
      // The tracking page repeats its message until the shop listens.
      act(() => postOrder(screen.getByTitle<HTMLIFrameElement>(title), String(order.id)));
      expect(store.getState().orders.tracked).not.toBeNull();
    });
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(next);
  });

  it('keeps the cart and the pending payment when the history only has an older order', async () => {
    addOrder(sandbox, undefined, { placedAt: '2020-01-01 10:00:00' });
    await persistPendingPayment();
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('leftForPayment')).toMatchObject({ cartId });
    expect(screen.queryByText(/was placed$/)).toBeNull();
  });

  it('keeps the cart and the pending payment when a later order has another amount', async () => {
    await persistPendingPayment({ amount: 94_500 });
    addOrder(sandbox, undefined, { total: 9_900 });
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('leftForPayment')).toMatchObject({ cartId });
  });

  it('keeps the cart when the only order in the history has already cleared a cart', async () => {
    const order = addOrder(sandbox);
    await database.set('clearedOrders', [String(order.id)]);
    await persistPendingPayment();
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it('fetches no history and deletes the pending payment when the diner left with another cart', async () => {
    addOrder(sandbox);
    await persistPendingPayment({ cart: 'c-other' });
    renderShop(PAGE);
    await waitFor(async () => expect(await database.get('leftForPayment')).toBeUndefined());
    await sandbox.settle();
    expect(historyRequests()).toHaveLength(0);
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it('finds an order that was paid yesterday', async () => {
    await persistPendingPayment({ ago: 24 * HOUR });
    addOrder(sandbox, undefined, { placedAt: indianTime(Date.now() - 23.9 * HOUR) });
    renderShop(PAGE);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('keeps the cart when the order was placed hours after the diner left for payment', async () => {
    addOrder(sandbox);
    await persistPendingPayment({ ago: 7 * HOUR });
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it('fetches no history when the diner has not left for payment', async () => {
    addOrder(sandbox);
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    expect(historyRequests()).toHaveLength(0);
  });

  it('keeps the cart when the history fails, and retries on the next visit', async () => {
    await persistPendingPayment();
    addOrder(sandbox);
    sandbox.faults.add({ call: 'Order/history', kind: 'drop', times: 1 });
    const first = renderShop(PAGE);
    await waitFor(() => expect(first.store.getState().orders.history.status).toBe('failed'));
    expect(localStorage.getItem('cartId')).toBe(cartId);
    first.unmount();
    renderShop(PAGE);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('runs when the diner leaves the tracking page before its message, and not earlier', async () => {
    await persistPendingPayment();
    const order = addOrder(sandbox);
    const { store } = renderShop(`/orderInfo?OrderId=${String(order.id)}`);
    await screen.findByTitle(`Tracking of order ${String(order.id)}`);
    await waitFor(() => expect(store.getState().shop.lookup).toBe('found'));
    await sandbox.settle();
    expect(historyRequests()).toHaveLength(0);
    expect(localStorage.getItem('cartId')).toBe(cartId);
    store.dispatch(pageViewed(PAGE));
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('keeps the cart when the pending payment is malformed', async () => {
    await database.set('leftForPayment', { cartId: { toString: 'c' }, at: 'now' });
    addOrder(sandbox);
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });
});

function postOrder(frame: HTMLIFrameElement, id: string) {
  const data = JSON.stringify({ OrderId: id, Status: 'order placed successfully', Total: AMOUNT / 100 });
  const source = frame.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://localhost:4001', source }));
}

describe('A tracking page opened by a Track button', () => {
  async function track(id: string) {
    const { store } = renderShop(PAGE);
    act(() => {
      const state = { usr: { trackingUrl: null, fromTrackButton: true }, key: 'k', idx: 1 };
      window.history.pushState(state, '', `/orderInfo?OrderId=${id}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>(`Tracking of order ${id}`);
    act(() => postOrder(frame, id));
    await waitFor(() => expect(store.getState().orders.tracked?.id).toBe(id));
    await sandbox.settle();
  }

  it('keeps a cart without a pending payment', async () => {
    const order = addOrder(sandbox);
    await track(String(order.id));
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('clearedOrders')).toBeUndefined();
  });

  it('clears a cart with a pending payment', async () => {
    const order = addOrder(sandbox);
    await persistPendingPayment();
    await track(String(order.id));
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(await database.get('clearedOrders')).toEqual([String(order.id)]);
  });
});
