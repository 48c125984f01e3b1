import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { sessionEnded } from '@/domain/session/events';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

const orderRequests = () => sandbox.requests.list('Display/Order');
const LOGIN_NEEDED = 'please login to see your order';

describe('The order details page without a login', () => {
  it('shows a login prompt, fetches nothing, and shows the order once the diner has logged in', async () => {
    const order = addOrder(sandbox);
    const { user } = renderShop(paths.orderDetails(String(order.id)));
    expect(await screen.findByText(LOGIN_NEEDED)).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await sandbox.settle();
    expect(orderRequests()).toEqual([]);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
    await user.type(dialog.getByLabelText('Phone number'), DINER);
    const otp = await dialog.findByLabelText('OTP');
    await user.type(otp, sandbox.world.diners.latestOtp(DINER)?.code ?? '');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.queryByText(LOGIN_NEEDED)).toBeNull();
  });

  it('does not show an order that the tracking page has already fetched', async () => {
    const order = addOrder(sandbox);
    const { store, user } = renderShop(paths.orderInfo(String(order.id)));
    await waitFor(() => expect(store.getState().orders.details[order.id]?.status).toBe('ready'));
    await user.click(screen.getByRole('link', { name: 'Order details' }));
    expect(await screen.findByText(LOGIN_NEEDED)).toBeVisible();
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(orderRequests()).toHaveLength(1);
  });

  it('hides the order after a logout, and does not fetch it again', async () => {
    storeDiner();
    const order = addOrder(sandbox, 'Preparing');
    const { store } = renderShop(paths.orderDetails(String(order.id)));
    await screen.findByText('Asha Rao');
    act(() => void store.dispatch(sessionEnded()));
    expect(await screen.findByText(LOGIN_NEEDED)).toBeVisible();
    expect(screen.queryByText('Asha Rao')).toBeNull();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await sandbox.settle();
    expect(orderRequests()).toHaveLength(1);
  });
});

describe('The order details page', () => {
  beforeEach(storeDiner);

  it('shows the diner, the address, each item with its options, the subtotal, GST, total and status', async () => {
    const order = addOrder(sandbox, 'Preparing');
    renderShop(paths.orderDetails(String(order.id)));
    expect(await screen.findByRole('heading', { name: `Order #${String(order.id)}` })).toBeVisible();
    const texts = [
      'Asha Rao',
      order.phone,
      order.destination,
      '2 x',
      'Paneer Tikka',
      'Full',
      'Thin crust',
      'Add-on: Extra cheese:40',
      'Subtotal',
      'GST',
      '₹29.81',
      'Total',
      '₹626',
      'Preparing',
    ];
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText('₹596.19')).toHaveLength(2);
  });

  it('does not offer tracking of a delivered order', async () => {
    const order = addOrder(sandbox, 'DELIVERED');
    renderShop(paths.orderDetails(String(order.id)));
    expect(await screen.findByText('DELIVERED')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Track order' })).toBeNull();
  });

  it('loads the order on "Try again" after a failed request', async () => {
    const order = addOrder(sandbox);
    sandbox.faults.add({ call: 'Display/Order', kind: 'drop', times: 1 });
    const { user } = renderShop(paths.orderDetails(String(order.id)));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Paneer Tikka')).toBeVisible();
  });

  it('shows "Try again" instead of another order when the answer holds the wrong one', async () => {
    sandbox.faults.add({
      call: 'Display/Order',
      kind: 'body',
      body: [{ OrderId: 9999, Name: 'Somebody else' }],
    });
    renderShop(paths.orderDetails('1042'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Somebody else')).toBeNull();
  });

  it('links to the order history, and fetches nothing, for the order id 0', async () => {
    renderShop(paths.orderDetails('0'));
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('link', { name: 'Order history' })).toBeVisible();
    expect(sandbox.requests.list('Display/Order')).toHaveLength(0);
  });
});
