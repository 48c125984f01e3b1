import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { storeDiner } from '../../tests/demo-data';
import { addOrder } from '../../tests/placed-order';
import { renderShop } from '../../tests/render-shop';
import { useSandbox } from '../../tests/sandbox';
import { advanceTimers } from '../../tests/timers';

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
  const order = addOrder(sandbox, status);
  storeDiner();
  const shop = renderShop(paths.orderDetails(String(order.id)));
  await screen.findByText(status);
  await waitFor(() => expect(requestCount()).toBe(1));
  return { ...shop, id: String(order.id) };
}

async function openHome(status = 'Accepted') {
  const order = addOrder(sandbox, status);
  storeDiner();
  const shop = renderShop(paths.home);
  await screen.findByRole('region', { name: 'Track your order' });
  return { ...shop, id: String(order.id) };
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

  it('is fetched only while the page is visible, at once on return, and again 15 s later', async () => {
    await openDetails();
    setVisibility('hidden');
    await advanceTimers(120_000);
    expect(requestCount()).toBe(1);
    setVisibility('visible');
    await waitFor(() => expect(requestCount()).toBe(2));
    await advanceTimers(15_000);
    await waitFor(() => expect(requestCount()).toBe(3));
  });

  it('is announced in a live region and shown in the title until the order is delivered; polling then stops', async () => {
    const { id } = await openDetails();
    await waitFor(() => expect(document.title).toBe('Accepted · Spice Garden'));
    sandbox.world.orders.setStatus(id, 'Preparing');
    await advanceTimers(15_000);
    await waitFor(() => expect(document.title).toBe('Preparing · Spice Garden'));
    const message = screen.getByText(`Order #${id}: Preparing`);
    expect(message.closest('[role=status]')).not.toBeNull();
    sandbox.world.orders.setStatus(id, 'DELIVERED');
    await advanceTimers(15_000);
    expect(await screen.findByText(`Order #${id}: DELIVERED`)).toBeInTheDocument();
    expect(document.title).toBe('Spice Garden');
    const calls = requestCount();
    await advanceTimers(120_000);
    setVisibility('visible');
    expect(requestCount()).toBe(calls);
  });

  it('updates the tracking bar of the home page; leaving the page restores the title and stops polling', async () => {
    const { id, user } = await openHome();
    await waitFor(() => expect(document.title).toBe('Accepted · Spice Garden'));
    sandbox.world.orders.setStatus(id, 'Out for delivery');
    await advanceTimers(15_000);
    expect(await screen.findByText(`Order #${id} · Out for delivery`)).toBeVisible();
    expect(screen.getByText(`Order #${id}: Out for delivery`)).toBeInTheDocument();
    const [search] = screen.getAllByRole('link', { name: /search/i });
    if (search) await user.click(search);
    await waitFor(() => expect(document.title).toBe('Spice Garden'));
    const calls = requestCount();
    await advanceTimers(120_000);
    expect(requestCount()).toBe(calls);
  });

  it('is fetched once and not shown in the title for an order that is already delivered', async () => {
    await openDetails('DELIVERED');
    await advanceTimers(120_000);
    expect(requestCount()).toBe(1);
    expect(document.title).toBe('Spice Garden');
  });

  it('is not polled on the tracking page', async () => {
    const order = addOrder(sandbox, 'Accepted');
    renderShop(paths.orderInfo(String(order.id)));
    await screen.findByTitle(`Tracking of order ${String(order.id)}`);
    await waitFor(() => expect(requestCount()).toBe(1));
    await advanceTimers(100_000);
    expect(requestCount()).toBe(1);
  });
});
