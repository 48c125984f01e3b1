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
  const { unmount } = renderPage(OrderDetailsRoute, paths.orderDetails(id));
  await screen.findByText(status);
  expect(requestCount()).toBe(1);
  return { id, unmount };
}

describe('Live order status', () => {
  it('is not fetched any more once the page has been left', async () => {
    const { unmount } = await openDetails();
    unmount();
    await advanceTimers(100_000);
    expect(requestCount()).toBe(1);
  });

  it('is fetched on the order details page after 15, 15 and 30 s, and then every 60 s', async () => {
    await openDetails();
    // From here on the timers only run when the test advances them. The page starts to poll again on its return.
    setVisibility('hidden');
    vi.setTimerTickMode('manual');
    setVisibility('visible');
    // Up to a fifth is added to each delay.
    let now = 0;
    const advanceTo = async (ms: number) => {
      await advanceTimers(ms - now);
      await sandbox.requestsArrived();
      now = ms;
    };
    for (const [index, seconds] of [15, 30, 60, 120, 180].entries()) {
      await advanceTo(seconds * 1000 - 1);
      expect(requestCount()).toBe(2 + index);
      await advanceTo(seconds * 1200);
      expect(requestCount()).toBe(3 + index);
    }
  });

  it('is fetched only while the page is visible, and no longer once the order is delivered', async () => {
    const { id } = await openDetails();
    setVisibility('hidden');
    await advanceTimers(120_000);
    expect(requestCount()).toBe(1);
    sandbox.world.orders.setStatus(id, 'Preparing');
    setVisibility('visible');
    expect(await screen.findByText('Preparing')).toBeVisible();
    sandbox.world.orders.setStatus(id, 'DELIVERED');
    await advanceTimers(18_000);
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
