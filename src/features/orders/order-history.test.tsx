import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { LoginDialog } from '@/features/login/login-dialog';
import OrderHistoryRoute from '@/routes/order-history';
import { logIn } from '../../../tests/cart-page';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const open = () => renderPage(OrderHistoryRoute, paths.orderHistory, { dialogs: <LoginDialog /> });

describe('The order history page', () => {
  it('shows a login prompt and fetches nothing for a guest, and lists the orders after a login', async () => {
    addOrder(sandbox);
    const { user } = open();
    expect(await screen.findByText('please login to see your order history')).toBeVisible();
    expect(sandbox.requests.list('Order/history')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await logIn(sandbox, user);
    expect(await screen.findByText('2 x Paneer Tikka')).toBeVisible();
  });

  it('shows each order’s items, total in Rs, date and status, with actions described by the date', async () => {
    storeDiner();
    const order = addOrder(sandbox, undefined, { total: 12_50_050 });
    open();
    const card = await screen.findByRole('article', { name: `Order #${String(order.id)}` });
    expect(within(card).getByText('2 x Paneer Tikka')).toBeVisible();
    expect(within(card).getByText('Rs 12,500.50')).toBeVisible();
    expect(within(card).getByText('successfully')).toBeVisible();
    const date = /^\d+ \w+ \d{4}, \d+:\d{2}\s[AP]M$/;
    expect(within(card).getByText(date)).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      paths.orderDetails(String(order.id)),
    );
    // Screen readers list actions out of context, so each action is described by its order.
    expect(within(card).getByRole('link', { name: 'Read more' })).toHaveAccessibleDescription(date);
    for (const action of within(card).getAllByRole('button')) {
      expect(action).toHaveAccessibleDescription(date);
    }
    expect(card).toHaveTextContent(/Status: ?successfully/);
    const [request] = sandbox.requests.list('Order/history');
    expect(request?.query).toEqual({ phone: DINER, ResId: '1001' });
  });

  it('passes the tracking URL to the tracking page in the router’s state, not in the page’s URL', async () => {
    storeDiner();
    const order = addOrder(sandbox, 'Preparing');
    const { user } = open();
    expect(await screen.findByText('Preparing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    const id = String(order.id);
    expect(window.location.pathname + window.location.search).toBe(`/orderInfo?OrderId=${id}`);
    expect((window.history.state as { usr: unknown }).usr).toEqual({
      trackingUrl: `http://localhost:4001/track?OrderId=${id}`,
      fromTrackButton: true,
    });
  });

  it('links to the menu when there are no orders', async () => {
    storeDiner();
    open();
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
  });

  it('hides orders with the id 0', async () => {
    storeDiner();
    sandbox.faults.add({ call: 'Order/history', kind: 'body', body: [{ Order_id: 0, Total: 9 }] });
    open();
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('loads the orders on "Try again" after a failed request, without an alert', async () => {
    storeDiner();
    addOrder(sandbox);
    sandbox.faults.add({ call: 'Order/history', kind: 'drop', times: 1 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 x Paneer Tikka')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
