import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loads the lazy parts up front, so that no test waits for them.
import '@/features/orders/recent-orders';
import '@/features/orders/order-again-dialog';
import { afterFirstScreen } from '@/platform/scheduling';
import HomeRoute from '@/routes/home';
import type { OrderItem } from '../../../sandbox/world/state';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
function item(units: number, name: string): OrderItem {
  return { units, name, size: '', choices: '', addOns: '', subtotal: 1000 };
}
const order = (...items: OrderItem[]) => addOrder(sandbox, 'DELIVERED', { items });

const findOrders = () => screen.findByRole('region', { name: 'Order again' });
const queryOrders = () => screen.queryByRole('region', { name: 'Order again' });
const historyCalls = () => sandbox.requests.list('Order/history');

/** Opens home. The orders load after its first screen. */
async function openHome() {
  const page = renderPage(HomeRoute, '/');
  await screen.findByRole('region', { name: 'Most popular food on menu' });
  await act(() => afterFirstScreen());
  return page;
}

describe('The recent orders on the home page', () => {
  it('are the last three distinct accepted orders, newest first, with today’s total when it is known', async () => {
    order(item(1, 'Old favourite'));
    order(item(1, 'Margherita pizza'));
    order(item(1, 'Medu vada'), item(2, 'butter NAAN'));
    order(item(2, 'Butter naan'), item(1, 'Medu vada'));
    addOrder(sandbox, 'Not Accepted !', { items: [item(5, 'Butter naan')] });
    order(item(2, 'Butter naan'));
    storeDiner();
    await openHome();
    const orders = within(await findOrders());
    expect(orders.getByRole('heading', { level: 2, name: 'Order again' })).toBeVisible();
    const [first, second, third, ...others] = orders.getAllByRole('listitem');
    expect(others).toHaveLength(0);
    expect(first).toHaveTextContent('2 x Butter naan');
    expect(first).toHaveTextContent('₹90 today');
    expect(second).toHaveTextContent('2 x Butter naan, 1 x Medu vada');
    expect(third).toHaveTextContent('1 x Margherita pizza');
    // The diner must choose its size and options first.
    expect(third).not.toHaveTextContent('today');
    expect(orders.getAllByRole('button', { name: 'Order again' })[1]).toHaveAccessibleDescription(
      '2 x Butter naan, 1 x Medu vada',
    );
  });

  it('open the "Order again" dialog, which adds the dishes and opens the cart page', async () => {
    order(item(2, 'Butter naan'));
    storeDiner();
    const { user } = await openHome();
    await user.click(within(await findOrders()).getByRole('button', { name: 'Order again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    await user.click(await dialog.findByRole('button', { name: 'Add 2 items · ₹90' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    const added = sandbox.requests.list('cart/addItemTest').map(({ form }) => [form['id'], form['quan']]);
    expect(added).toEqual([['v-butter-naan', '2']]);
  });

  it('are left out, without an alert or a retry, when the history fails', async () => {
    storeDiner();
    sandbox.faults.add({ call: 'Order/history', kind: 'status' });
    await openHome();
    await waitFor(() => expect(historyCalls()).toHaveLength(1));
    await sandbox.requestsArrived();
    expect(queryOrders()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(historyCalls()).toHaveLength(1);
  });

  it('are neither shown nor fetched for a guest', async () => {
    await openHome();
    expect(queryOrders()).toBeNull();
    expect(historyCalls()).toHaveLength(0);
  });
});
