import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { STATUS_MESSAGE_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { LoginDialog } from '@/features/login/login-dialog';
import OrderDetailsRoute from '@/routes/order-details';
import { logIn } from '../../../tests/cart-page';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();

const orderRequests = () => sandbox.requests.list('Display/Order');
const open = (id: string) =>
  renderPage(OrderDetailsRoute, paths.orderDetails(id), { dialogs: <LoginDialog /> });
const LOGIN_NEEDED = 'please login to see your order';

describe('The order details page without a login', () => {
  it('shows a login prompt, fetches nothing, and shows the order once the diner has logged in', async () => {
    const order = addOrder(sandbox);
    const { user } = open(String(order.id));
    expect(await screen.findByText(LOGIN_NEEDED)).toBeVisible();
    expect(orderRequests()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await logIn(sandbox, user);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.queryByText(LOGIN_NEEDED)).toBeNull();
  });
});

describe('The order details page', () => {
  beforeEach(storeDiner);

  it('shows the diner, the address, each item with its options, the subtotal, GST, total and status', async () => {
    const order = addOrder(sandbox, 'Preparing');
    open(String(order.id));
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

  it.each([
    ['is missing', undefined],
    ['does nothing', () => undefined],
    [
      'throws',
      () => {
        throw new DOMException('Not supported', 'NotSupportedError');
      },
    ],
  ])('says that the browser cannot print when print() %s', async (_, print) => {
    const order = addOrder(sandbox);
    const { user } = open(String(order.id));
    const button = await screen.findByRole('button', { name: 'Print bill' });
    vi.stubGlobal('print', print);
    if (!print) Reflect.deleteProperty(window, 'print');
    onTestFinished(() => void vi.unstubAllGlobals());
    fakeTimeouts();
    await user.click(button);
    await advanceTimers(1000);
    expect(screen.getByText("This browser can't print. Share the bill instead.")).toBeVisible();
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(screen.queryByText(/can't print/)).toBeNull();
  });

  it('does not offer tracking of a delivered order', async () => {
    const order = addOrder(sandbox, 'DELIVERED');
    open(String(order.id));
    expect(await screen.findByText('DELIVERED')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Track order' })).toBeNull();
  });

  it('loads the order on "Try again" after a failed request', async () => {
    const order = addOrder(sandbox);
    sandbox.faults.add({ call: 'Display/Order', kind: 'drop', times: 1 });
    const { user } = open(String(order.id));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Paneer Tikka')).toBeVisible();
  });

  it('shows "Try again" instead of another order when the answer holds the wrong one', async () => {
    sandbox.faults.add({
      call: 'Display/Order',
      kind: 'body',
      body: [{ OrderId: 9999, Name: 'Somebody else' }],
    });
    open('1042');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Somebody else')).toBeNull();
  });

  it('links to the order history, and fetches nothing, for the order id 0', async () => {
    open('0');
    expect(await screen.findByRole('link', { name: 'Order history' })).toBeVisible();
    expect(orderRequests()).toHaveLength(0);
  });
});
