import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopDatabase } from '@/platform/indexed-db';
import { storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import {
  leaveForPayment,
  openTrackingPage,
  order,
  ORDER_ID,
  postTrackingMessage,
  TRACKER,
} from '../../../tests/tracking-page';

const sandbox = useSandbox();
const orderRequests = () => sandbox.requests.list('Display/Order');

beforeEach(() => {
  addOrder(sandbox);
});
afterEach(async () => {
  vi.useRealTimers();
  await openShopDatabase('spice-garden.localhost').remove('clearedOrders');
});

describe('The tracking page', () => {
  it.each(['/orderInfo', '/order-history/orderInfo'])(
    'embeds the tracking service’s page at %s',
    async (path) => {
      renderShop(`${path}?OrderId=${ORDER_ID}&lang=en`);
      const embedded = await screen.findByTitle(`Tracking of order ${ORDER_ID}`);
      expect(embedded).toHaveAttribute('src', `${TRACKER}/track?OrderId=${ORDER_ID}&lang=en`);
      expect(embedded).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
      expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    },
  );

  it('fetches the order once, again when its status changes, but not when it becomes DELIVERED', async () => {
    await openTrackingPage();
    expect(orderRequests().map(({ query }) => query)).toEqual([{ oId: ORDER_ID }]);
    postTrackingMessage(order('order placed successfully'));
    expect(orderRequests()).toHaveLength(1);
    postTrackingMessage(order('Preparing'));
    await waitFor(() => expect(orderRequests()).toHaveLength(2));
    sandbox.world.orders.setStatus(ORDER_ID, 'Preparing');
    postTrackingMessage(order('DELIVERED'));
    await sandbox.settle();
    expect(orderRequests()).toHaveLength(2);
  });

  it('prefers a message’s status to the answer of an earlier request', async () => {
    const details = holdNextCall(sandbox, 'Display/Order');
    const { store } = renderShop(`/orderInfo?OrderId=${ORDER_ID}`);
    await screen.findByTitle(`Tracking of order ${ORDER_ID}`);
    await details.sent;
    postTrackingMessage(order('Out for delivery'));
    details.release();
    await waitFor(() => expect(store.getState().orders.details[ORDER_ID]?.requestId).toBeNull());
    await sandbox.settle();
    expect(orderRequests()).toHaveLength(1);
    expect(store.getState().orders.tracked?.status).toBe('Out for delivery');
    expect(store.getState().orders.details[ORDER_ID]).toMatchObject({ status: 'ready', requestId: null });
  });

  it.each(['undefined', 'null', '0'])(
    'shows an incomplete payment and embeds nothing for OrderId=%s',
    async (id) => {
      renderShop(`/orderInfo?OrderId=${id}`);
      expect(await screen.findByText(/was not completed/)).toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('ignores a message from another origin', async () => {
    localStorage.setItem('cartId', 'c-unknown');
    const { store } = await openTrackingPage();
    postTrackingMessage(order('Preparing'), { origin: 'https://evil.example' });
    await sandbox.settle();
    expect(store.getState().orders.tracked).toBeNull();
    expect(localStorage.getItem('cartId')).toBe('c-unknown');
  });

  it('redirects to home 120 s after the first message', async () => {
    await leaveForPayment('c-paid');
    const { store } = await openTrackingPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void vi.advanceTimersByTime(130_000));
    expect(window.location.pathname).toBe('/orderInfo');
    postTrackingMessage(order('order placed successfully'));
    await sandbox.settle();
    expect(store.getState().orders.ownOrderId).toBe(ORDER_ID);
    act(() => void vi.advanceTimersByTime(60_000));
    postTrackingMessage(order('order placed successfully'));
    act(() => void vi.advanceTimersByTime(59_999));
    expect(window.location.pathname).toBe('/orderInfo');
    act(() => void vi.advanceTimersByTime(1));
    expect(window.location.pathname).toBe('/');
  });

  it('does not redirect to home after the diner has left the page', async () => {
    await leaveForPayment('c-paid');
    const { store, user } = await openTrackingPage();
    postTrackingMessage(order('order placed successfully'));
    await waitFor(() => expect(store.getState().orders.ownOrderId).toBe(ORDER_ID));
    await user.click(screen.getByRole('link', { name: 'Order details' }));
    await screen.findByRole('heading', { name: 'Order details' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void vi.advanceTimersByTime(121_000));
    expect(window.location.pathname).toContain('/order-details/');
  });

  it('opens the restaurant’s home page on "Back"', async () => {
    const { user } = await openTrackingPage();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it.each([
    '/orderInfo',
    '/orderInfo?OrderId=',
    '/orderInfo?OrderId=0',
    '/order-history/orderInfo?Status=failed',
  ])(
    'without an order (%s) shows an incomplete payment, links to the cart, and embeds and fetches nothing',
    async (path) => {
      const { container } = renderShop(path);
      expect(await screen.findByText('The payment was not completed')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
      expect(container.querySelector('iframe')).toBeNull();
      expect(orderRequests()).toHaveLength(0);
    },
  );
});

describe('The tracking page opened from a Track button', () => {
  it('of the tracking bar embeds the order’s page, does not redirect, and opens home on "Back"', async () => {
    storeDiner();
    const { user } = renderShop('/');
    const bar = await screen.findByRole('region', { name: 'Track your order' });
    expect(bar).toHaveTextContent('Order #1042 placed successfully');
    await user.click(screen.getByRole('button', { name: 'Track' }));
    expect(await screen.findByTitle(`Tracking of order ${ORDER_ID}`)).toHaveAttribute(
      'src',
      `${TRACKER}/track?OrderId=${ORDER_ID}`,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    postTrackingMessage(order('Preparing'));
    act(() => void vi.advanceTimersByTime(121_000));
    expect(window.location.pathname).toBe('/orderInfo');
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it.each([
    ['https://rider.example/t/9', 'https://rider.example/t/9'],
    ['javascript:alert(1)', `${TRACKER}/track?OrderId=${ORDER_ID}`],
    [null, `${TRACKER}/track?OrderId=${ORDER_ID}`],
  ])('with the tracking URL %s embeds %s', async (trackingUrl, src) => {
    const path = `/orderInfo?OrderId=${ORDER_ID}`;
    renderShop('/order-history');
    await screen.findByText('please login to see your order history');
    act(() => {
      window.history.pushState({ usr: { trackingUrl, fromTrackButton: true }, key: 'k', idx: 1 }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    });
    expect(await screen.findByTitle(`Tracking of order ${ORDER_ID}`)).toHaveAttribute('src', src);
  });
});
