import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageViewed } from '@/domain/visit/events';
import { openShopDatabase } from '@/platform/indexed-db';
import { storeCart } from '../stored-cart';
import { DINER, placeOrder } from '../placed-order';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const HOUR = 3_600_000;
const AMOUNT = 62_600;

let cartId = '';
/** Persisted data besides the two local storage keys. Reopened because each test has its own database. */
let database = openShopDatabase('spice-garden.localhost');

/** Persists a departure to the payment page with the stored cart. */
async function leave({ ago = 60_000, cart = cartId, amount = AMOUNT } = {}) {
  await database.set('leftForPayment', { cartId: cart, at: Date.now() - ago, amount });
}

const asked = () => sandbox.requests.list('Order/history');

/** A page that requests the history only because of the unconfirmed order. */
const PAGE = '/offer';

beforeEach(() => {
  database = openShopDatabase('spice-garden.localhost');
  cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
});

describe('an order that was never confirmed', () => {
  it('is found in the history on the next visit: the cart is cleared and the diner told', async () => {
    await leave();
    const order = placeOrder(sandbox);
    const { store } = renderShop('/');
    expect(await screen.findByText(`Your order #${String(order.id)} was placed`)).toBeVisible();
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] });
    expect(await screen.findByRole('region', { name: 'Track your order' })).toBeVisible();
    expect(await database.get('leftForPayment')).toBeUndefined();
    expect(await database.get('clearedOrders')).toEqual([String(order.id)]);
    expect(asked()[0]?.query).toEqual({ phone: DINER, ResId: '1001' });
  });

  it('is told of once: neither the next visit nor its tracking page empties a new cart', async () => {
    await leave();
    const order = placeOrder(sandbox);
    const first = renderShop(PAGE);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
    first.unmount();
    const next = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = renderShop(`/orderInfo?OrderId=${String(order.id)}`);
    const title = `Tracking of order ${String(order.id)}`;
    await screen.findByTitle(title);
    await waitFor(() => {
      // The tracking page repeats its message until the shop listens.
      act(() => tell(screen.getByTitle<HTMLIFrameElement>(title), String(order.id)));
      expect(store.getState().orders.tracked).not.toBeNull();
    });
    await sandbox.quiet();
    expect(localStorage.getItem('cartId')).toBe(next);
  });

  it('leaves the cart and the record alone when it is not there', async () => {
    placeOrder(sandbox, undefined, { placedAt: '2020-01-01 10:00:00' });
    await leave();
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.quiet();
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('leftForPayment')).toMatchObject({ cartId });
    expect(screen.queryByText(/was placed$/)).toBeNull();
  });

  it('is not a later order with another amount', async () => {
    await leave({ amount: 94_500 });
    placeOrder(sandbox, undefined, { total: 9_900 });
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.quiet();
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('leftForPayment')).toMatchObject({ cartId });
  });

  it('is not taken for an order that has cleared a cart before', async () => {
    const order = placeOrder(sandbox);
    await database.set('clearedOrders', [String(order.id)]);
    await leave();
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().orders.history.status).toBe('ready'));
    await sandbox.quiet();
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it.each([
    ['hours ago', { ago: 7 * HOUR }],
    ['with another cart', { cart: 'c-other' }],
  ])('is not looked for when the shop was left %s, and the record is dropped', async (_, left) => {
    placeOrder(sandbox);
    await leave(left);
    renderShop(PAGE);
    await waitFor(async () => expect(await database.get('leftForPayment')).toBeUndefined());
    await sandbox.quiet();
    expect(asked()).toHaveLength(0);
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it('is not looked for when nobody left for payment', async () => {
    placeOrder(sandbox);
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.quiet();
    expect(asked()).toHaveLength(0);
  });

  it('leaves the cart alone when the history fails, and asks again on the next visit', async () => {
    await leave();
    placeOrder(sandbox);
    sandbox.faults.add({ call: 'Order/history', kind: 'drop', times: 1 });
    const first = renderShop(PAGE);
    await waitFor(() => expect(first.store.getState().orders.history.status).toBe('failed'));
    expect(localStorage.getItem('cartId')).toBe(cartId);
    first.unmount();
    renderShop(PAGE);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('is looked for when its tracking page is left without a message', async () => {
    await leave();
    const order = placeOrder(sandbox);
    const { store } = renderShop(`/orderInfo?OrderId=${String(order.id)}`);
    await screen.findByTitle(`Tracking of order ${String(order.id)}`);
    await waitFor(() => expect(store.getState().shop.lookup).toBe('found'));
    await sandbox.quiet();
    expect(asked()).toHaveLength(0);
    expect(localStorage.getItem('cartId')).toBe(cartId);
    store.dispatch(pageViewed(PAGE));
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('leaves no trace of what somebody else has put into the record', async () => {
    await database.set('leftForPayment', { cartId: { toString: 'c' }, at: 'now' });
    placeOrder(sandbox);
    const { store } = renderShop(PAGE);
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.quiet();
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });
});

function tell(frame: HTMLIFrameElement, id: string) {
  const data = JSON.stringify({ OrderId: id, Status: 'order placed successfully', Total: AMOUNT / 100 });
  const source = frame.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://localhost:4001', source }));
}

describe('an order that a Track button looks after', () => {
  async function track(id: string) {
    const { store } = renderShop(PAGE);
    act(() => {
      const state = { usr: { trackingUrl: null, fromTrackButton: true }, key: 'k', idx: 1 };
      window.history.pushState(state, '', `/orderInfo?OrderId=${id}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>(`Tracking of order ${id}`);
    act(() => tell(frame, id));
    await waitFor(() => expect(store.getState().orders.tracked?.id).toBe(id));
    await sandbox.quiet();
  }

  it('does not touch a cart that was not left for payment', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const order = placeOrder(sandbox);
    await track(String(order.id));
    expect(localStorage.getItem('cartId')).toBe(cartId);
    expect(await database.get('clearedOrders')).toBeUndefined();
  });

  it('clears the cart that was left for payment', async () => {
    const order = placeOrder(sandbox);
    await leave();
    await track(String(order.id));
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(await database.get('clearedOrders')).toEqual([String(order.id)]);
  });
});
