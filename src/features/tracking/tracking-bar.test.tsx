import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectHistory } from '@/domain/orders/slice';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

beforeEach(() => {
  addOrder(sandbox);
});

describe('The tracking bar', () => {
  // spec: 2-home-3, 4-order-status-1
  it.each(['DELIVERED', 'Not Accepted !'])('is not shown when the newest order is %s', async (status) => {
    storeDiner();
    sandbox.world.orders.setStatus('1042', status);
    const { store } = renderShop('/');
    await waitFor(() => expect(selectHistory(store.getState()).status).toBe('ready'));
    expect(screen.queryByRole('region', { name: 'Track your order' })).toBeNull();
  });

  it('does not fetch the order history for a guest', async () => {
    renderShop('/');
    await waitFor(() => expect(sandbox.requests.list('Guest/UserAdd')).toHaveLength(1));
    await sandbox.settle();
    expect(sandbox.requests.list('Order/history')).toHaveLength(0);
  });
});
