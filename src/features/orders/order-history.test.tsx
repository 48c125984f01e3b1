import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { fetchHistory } from '@/domain/orders/slice';
import { loggedIn, sessionEnded } from '@/domain/session/events';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

describe('The order history page', () => {
  it('shows a login prompt and fetches nothing for a guest, and lists the orders after a login', async () => {
    addOrder(sandbox);
    const { store, user } = renderShop('/order-history');
    expect(await screen.findByText('please login to see your order history')).toBeVisible();
    expect(sandbox.requests.list('Order/history')).toHaveLength(0);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    expect(store.getState().dialogs.login.isOpen).toBe(true);
    store.dispatch(loggedIn(DINER));
    expect(await screen.findByText('2 x Paneer Tikka')).toBeVisible();
  });

  it('has the focus after a login from its prompt, which the orders replace', async () => {
    const { store, user } = renderShop('/order-history');
    await screen.findByText('please login to see your order history');
    within(screen.getByRole('main')).getByRole('button', { name: 'Login' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Login' });
    act(() => void store.dispatch(loggedIn(DINER)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows each order’s items, total in Rs, date and status, with actions described by the date', async () => {
    storeDiner();
    const order = addOrder(sandbox, undefined, { total: 12_50_050 });
    renderShop('/order-history');
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
    const { user } = renderShop('/order-history');
    expect(await screen.findByText('Preparing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    const id = String(order.id);
    expect(await screen.findByTitle(`Tracking of order ${id}`)).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(`/orderInfo?OrderId=${id}`);
    expect((window.history.state as { usr: unknown }).usr).toEqual({
      trackingUrl: `http://localhost:4001/track?OrderId=${id}`,
      fromTrackButton: true,
    });
  });

  it('links to the menu when there are no orders', async () => {
    storeDiner();
    renderShop('/order-history');
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
  });

  it('hides orders with the id 0', async () => {
    storeDiner();
    sandbox.faults.add({ call: 'Order/history', kind: 'body', body: [{ Order_id: 0, Total: 9 }] });
    renderShop('/order-history');
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it.each(['status', 'html', 'empty', 'malformed', 'drop'] as const)(
    'loads the orders on "Try again" after a failed request (%s), without an alert',
    async (kind) => {
      storeDiner();
      addOrder(sandbox);
      sandbox.faults.add({ call: 'Order/history', kind, times: 1 });
      const { user } = renderShop('/order-history');
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('2 x Paneer Tikka')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('keeps "Order again" open when a refreshed history puts a newer order first', async () => {
    storeDiner();
    addOrder(sandbox);
    const { store, user } = renderShop('/order-history');
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order again' });
    addOrder(sandbox);
    await act(() => store.dispatch(fetchHistory()));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2);
    expect(dialog).toBeVisible();
  });

  it('drops the orders of a diner who logs out before the answer arrives', async () => {
    storeDiner();
    addOrder(sandbox);
    const history = holdNextCall(sandbox, 'Order/history');
    const { store } = renderShop('/order-history');
    await waitFor(() => expect(store.getState().orders.history.status).toBe('pending'));
    await history.sent;
    store.dispatch(sessionEnded());
    history.release();
    await sandbox.settle();
    expect(store.getState().orders).toMatchObject({ tracked: null, history: { status: 'idle', data: null } });
  });
});
