import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopDatabase } from '@/platform/indexed-db';
import { addOrder } from '../../../tests/placed-order';
import { useSandbox } from '../../../tests/sandbox';
import {
  leaveForPayment,
  openTrackingPage,
  order,
  ORDER_ID,
  postTrackingMessage,
} from '../../../tests/tracking-page';

const sandbox = useSandbox();

beforeEach(() => {
  addOrder(sandbox);
});
afterEach(async () => {
  vi.useRealTimers();
  await openShopDatabase('spice-garden.localhost').remove('clearedOrders');
});

describe('The tracking page of an order', () => {
  async function expectToClearOnce() {
    await leaveForPayment('c-paid');
    const first = await openTrackingPage();
    postTrackingMessage(order('order placed successfully'));
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
    expect(first.store.getState().orders.tracked).toMatchObject({ id: ORDER_ID });
    first.unmount();

    localStorage.setItem('cartId', 'c-new');
    await openTrackingPage();
    postTrackingMessage(order('Preparing'));
    postTrackingMessage(order('DELIVERED'));
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe('c-new');
  }

  it('clears the paid cart once, and does not clear a new cart for the same order', async () => {
    await expectToClearOnce();
  });

  it('clears the paid cart only once when IndexedDB is unavailable', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await expectToClearOnce();
    open.mockRestore();
  });

  it('shows an order of another device, but does not confirm it, clear the cart or redirect to home', async () => {
    localStorage.setItem('cartId', 'c-own');
    const { store } = await openTrackingPage();
    const confirmed = vi.spyOn(store, 'dispatch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    postTrackingMessage(order('order placed successfully'));
    await act(() => vi.advanceTimersByTimeAsync(130_000));
    expect(store.getState().orders.tracked).toMatchObject({ id: ORDER_ID });
    expect(localStorage.getItem('cartId')).toBe('c-own');
    expect(window.location.pathname).toBe('/orderInfo');
    expect(confirmed).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'orders/confirmed' }));
  });

  it('does not clear a cart whose payment started after the order was placed', async () => {
    await leaveForPayment('c-own');
    await openTrackingPage();
    postTrackingMessage({ ...order('order placed successfully'), Order_Date: '2026-01-01T10:00:00+05:30' });
    await sandbox.settle();
    expect(localStorage.getItem('cartId')).toBe('c-own');
  });

  it('clears the paid cart even if the order’s amount differs from the bill', async () => {
    await leaveForPayment('c-paid');
    await openTrackingPage();
    postTrackingMessage({
      ...order('order placed successfully'),
      Order_Date: new Date().toISOString(),
      Total: 1,
    });
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });
});
