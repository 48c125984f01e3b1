import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import OrderDetailsRoute from '@/routes/order-details';
import OrderInfoRoute from '@/routes/order-info';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const requestCount = () => sandbox.requests.list('Display/Order').length;

let visibility: DocumentVisibilityState = 'visible';

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

async function openDetails(status = 'Accepted') {
  const id = String(addOrder(sandbox, status).id);
  storeDiner();
  renderPage(OrderDetailsRoute, paths.orderDetails(id));
  await screen.findByText(status);
  expect(requestCount()).toBe(1);
  return id;
}

describe('Live order status', () => {
  it('is fetched on the order details page after 15, 15 and 30 s, and then every 60 s', async () => {
    await openDetails();
    // From here on the timers only run when the test advances them. The page starts to poll again on its return.
    setVisibility('hidden');
    vi.setTimerTickMode('manual');
    setVisibility('visible');
    for (const [seconds, calls] of [
      [15, 3],
      [15, 4],
      [30, 5],
      [60, 6],
      [60, 7],
    ] as const) {
      await advanceTimers(seconds * 1000 - 1);
      await sandbox.requestsArrived();
      expect(requestCount()).toBe(calls - 1);
      await advanceTimers(1);
      await sandbox.requestsArrived();
      expect(requestCount()).toBe(calls);
    }
  });

  it('is fetched only while the page is visible, and no longer once the order is delivered', async () => {
    const id = await openDetails();
    setVisibility('hidden');
    await advanceTimers(120_000);
    expect(requestCount()).toBe(1);
    sandbox.world.orders.setStatus(id, 'Preparing');
    setVisibility('visible');
    expect(await screen.findByText('Preparing')).toBeVisible();
    sandbox.world.orders.setStatus(id, 'DELIVERED');
    await advanceTimers(15_000);
    expect(await screen.findByText('DELIVERED')).toBeVisible();
    const calls = requestCount();
    await advanceTimers(120_000);
    setVisibility('visible');
    expect(requestCount()).toBe(calls);
  });

  it('is not polled on the tracking page', async () => {
    const id = String(addOrder(sandbox, 'Accepted').id);
    renderPage(OrderInfoRoute, paths.orderInfo(id));
    await screen.findByTitle(`Tracking of order ${id}`);
    await waitFor(() => expect(requestCount()).toBe(1));
    await advanceTimers(100_000);
    expect(requestCount()).toBe(1);
  });
});
