import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseOrderDetail } from '@/domain/orders/api';
import { orderReceived } from '@/domain/orders/events';
import { fetchOrder, selectHistory } from '@/domain/orders/slice';
import { createDeferred } from '../../../tests/deferred';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

beforeEach(() => {
  addOrder(sandbox);
});

describe('The tracking bar', () => {
  it.each(['DELIVERED', 'Not Accepted !'])('is not shown when the newest order is %s', async (status) => {
    storeDiner();
    sandbox.world.orders.setStatus('1042', status);
    const { store } = renderShop('/');
    await waitFor(() => expect(selectHistory(store.getState()).status).toBe('ready'));
    expect(screen.queryByRole('region', { name: 'Track your order' })).toBeNull();
  });

  it('stays hidden after the delivery when an older history is answered later', async () => {
    storeDiner();
    const { promise, resolve } = createDeferred();
    const outdated = [{ Order_id: 1042, Status: 'Preparing' }];
    sandbox.server.use(
      http.get('*/Order/history', () => promise.then(() => HttpResponse.json(outdated)), { once: true }),
    );
    const { store } = renderShop('/');
    await waitFor(() => expect(selectHistory(store.getState()).status).toBe('pending'));
    act(() => void store.dispatch(orderReceived(parseOrderDetail({ OrderId: 1042, Status: 'Preparing' }))));
    expect(await screen.findByRole('region', { name: 'Track your order' })).toBeVisible();
    sandbox.world.orders.setStatus('1042', 'DELIVERED');
    await act(() => store.dispatch(fetchOrder('1042')));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Track your order' })).toBeNull());
    resolve();
    await waitFor(() => expect(selectHistory(store.getState()).status).toBe('ready'));
    expect(screen.queryByRole('region', { name: 'Track your order' })).toBeNull();
  });

  it('keeps the active order when the tracking page of a delivered one sends a message', async () => {
    storeDiner();
    const { store } = renderShop('/');
    expect(await screen.findByText('Order #1042 placed successfully')).toBeVisible();
    act(() => void store.dispatch(orderReceived(parseOrderDetail({ OrderId: 7, Status: 'DELIVERED' }))));
    expect(screen.getByText('Order #1042 placed successfully')).toBeVisible();
    act(() => void store.dispatch(orderReceived(parseOrderDetail({ OrderId: 1042, Status: 'DELIVERED' }))));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Track your order' })).toBeNull());
  });

  it('does not fetch the order history for a guest', async () => {
    renderShop('/');
    await waitFor(() => expect(sandbox.requests.list('Guest/UserAdd')).toHaveLength(1));
    await sandbox.settle();
    expect(sandbox.requests.list('Order/history')).toHaveLength(0);
  });
});
