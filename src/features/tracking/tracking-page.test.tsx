import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import OrderInfoRoute from '@/routes/order-info';
// Loads lazy code up front, so that no test waits for it.
import '@/domain/orders/match-payment';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { storeRecords } from '../../../tests/stored-records';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const TRACKER = 'http://localhost:4001';
const ORDER_ID = '1042';
const TITLE = `Tracking of order ${ORDER_ID}`;
const PATH = `/orderInfo?OrderId=${ORDER_ID}`;
const orderRequests = () => sandbox.requests.list('Display/Order');

beforeEach(() => {
  addOrder(sandbox);
});
afterEach(() => {
  vi.useRealTimers();
});

async function openTracking(path = PATH) {
  const page = renderPage(OrderInfoRoute, path);
  const frame = await screen.findByTitle<HTMLIFrameElement>(TITLE);
  await waitFor(() => expect(orderRequests()).toHaveLength(1));
  return { ...page, frame };
}

function post(Status: string, origin = TRACKER) {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(TITLE);
  const data = JSON.stringify({ OrderId: ORDER_ID, Status, Total: 626 });
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

/** Leaves for payment, and returns to the page that clears the paid cart. */
async function returnFromPayment() {
  localStorage.setItem('cartId', 'c-paid');
  storeRecords({ leftForPayment: { cartId: 'c-paid', at: Date.now() - 60_000, amount: 62_600 } });
  const page = await openTracking();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  post('order placed successfully');
  await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  return page;
}

function openByTrackButton(trackingUrl: string | null) {
  const state = { usr: { trackingUrl, fromTrackButton: true }, key: 'k', idx: 1 };
  act(() => {
    window.history.pushState(state, '', PATH);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('The tracking page', () => {
  it.each(['/orderInfo', '/order-history/orderInfo'])(
    'embeds the tracking service’s page at %s',
    async (path) => {
      const { frame } = await openTracking(`${path}?OrderId=${ORDER_ID}&lang=en`);
      expect(frame).toHaveAttribute('src', `${TRACKER}/track?OrderId=${ORDER_ID}&lang=en`);
      expect(frame.getAttribute('sandbox')?.split(' ')).toEqual([
        'allow-scripts',
        'allow-same-origin',
        'allow-popups',
        'allow-top-navigation-to-custom-protocols',
      ]);
    },
  );

  it('fetches the order once, again when its status changes, but not when it becomes DELIVERED', async () => {
    await openTracking();
    expect(orderRequests().map(({ query }) => query)).toEqual([{ oId: ORDER_ID }]);
    post('order placed successfully');
    post('DELIVERED');
    post('Preparing', 'https://evil.example');
    expect(orderRequests()).toHaveLength(1);
    post('Preparing');
    await waitFor(() => expect(orderRequests()).toHaveLength(2));
  });

  it('opens home 120 s after the first message about the paid order', async () => {
    await returnFromPayment();
    await pass(60_000);
    post('order placed successfully');
    await pass(55_000);
    expect(window.location.pathname).toBe('/orderInfo');
    await pass(6000);
    expect(window.location.pathname).toBe('/');
  });

  it('does not open home after the diner has left the page', async () => {
    const { user } = await returnFromPayment();
    await user.click(screen.getByRole('link', { name: 'Order details' }));
    await pass(121_000);
    expect(window.location.pathname).toBe(`/order-history/order-details/${ORDER_ID}`);
  });

  it('of an order from another device keeps the cart and does not open home, except on "Back"', async () => {
    localStorage.setItem('cartId', 'c-own');
    const { user } = await openTracking();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    post('order placed successfully');
    await pass(130_000);
    expect(localStorage.getItem('cartId')).toBe('c-own');
    expect(window.location.pathname).toBe('/orderInfo');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(window.location.pathname).toBe('/');
  });

  it.each(['?OrderId=undefined', '?OrderId=null', '?OrderId=0', '?OrderId=', ''])(
    'without an order (%s) shows an incomplete payment, links to the cart, and embeds and fetches nothing',
    async (query) => {
      const { container } = renderPage(OrderInfoRoute, `/orderInfo${query}`);
      expect(await screen.findByText('The payment was not completed or is not confirmed yet')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
      expect(container.querySelector('iframe')).toBeNull();
      expect(orderRequests()).toHaveLength(0);
    },
  );

  it('opened by a Track button goes back by one page', async () => {
    const { user } = renderPage(OrderInfoRoute, '/order-history/orderInfo');
    openByTrackButton(null);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/order-history/orderInfo'));
  });

  it.each([
    ['https://rider.example/t/9', 'https://rider.example/t/9'],
    ['javascript:alert(1)', `${TRACKER}/track?OrderId=${ORDER_ID}`],
    [null, `${TRACKER}/track?OrderId=${ORDER_ID}`],
  ])('opened by a Track button with the tracking URL %s embeds %s', async (trackingUrl, src) => {
    renderPage(OrderInfoRoute, '/orderInfo');
    openByTrackButton(trackingUrl);
    expect(await screen.findByTitle(TITLE)).toHaveAttribute('src', src);
    const link = screen.queryByRole('link', { name: 'Open the tracking page in a window of its own' });
    // The service's own page sends messages, and is known to allow the frame.
    if (src.startsWith(TRACKER)) expect(link).toBeNull();
    else {
      expect(link).toHaveAttribute('href', src);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});
