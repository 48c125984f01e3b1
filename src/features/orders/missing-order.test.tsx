import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '@/routes/cart';
import '@/routes/order-history';
import '@/routes/order-details';
import '@/routes/order-info';
import '@/features/orders/found-order';
import { NAAN } from '../../../tests/cart-page';
import { addOrder, indianNow } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storeRecords } from '../../../tests/stored-records';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();
const AMOUNT = 37_800;
const NOT_CONFIRMED = 'The payment was not completed or is not confirmed yet';
const asked = () => sandbox.requests.list('Order/history').length;
const foundText = (id: number) => `Your order #${String(id)} was placed`;

const confirmPayment = (total = AMOUNT) => addOrder(sandbox, undefined, { total, placedAt: indianNow() }).id;

async function comeBack(path = '/orderInfo') {
  const cartId = storeCart(sandbox.world, { [NAAN]: 8 });
  storeRecords({ leftForPayment: { cartId, at: Date.now() - 60_000, amount: AMOUNT } });
  const page = renderShop(path);
  expect(await screen.findByRole('heading', { name: NOT_CONFIRMED })).toBeVisible();
  await waitFor(() => expect(asked()).toBe(1));
  return page;
}

beforeEach(() => fakeTimeouts());
afterEach(() => {
  vi.useRealTimers();
});

describe('Back from the payment page without an order', () => {
  it('says that the payment may still be confirmed, and that the cart is kept', async () => {
    const { user } = await comeBack();
    expect(
      screen.getByText(
        'If your bank has taken the money, the order appears in your order history, usually within minutes. Your cart is as you left it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order history' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to cart' }));
    expect(await screen.findByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('8');
  });

  it('finds the order that is confirmed later, names it until that is closed, and ends the cart', async () => {
    const { user } = await comeBack();
    const id = confirmPayment();
    await advanceTimers(36_000);
    const notice = (await screen.findByText(foundText(id))).closest('[role=status]');
    if (!(notice instanceof HTMLElement)) throw new Error('not announced');
    expect(within(notice).getByRole('link', { name: 'Order details' })).toHaveAttribute(
      'href',
      `/order-history/order-details/${String(id)}`,
    );
    expect(localStorage.getItem('cartId')).toBeNull();
    // The page no longer says that the payment is not confirmed.
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: NOT_CONFIRMED })).not.toBeInTheDocument();
    const before = asked();
    await advanceTimers(60_000);
    expect(asked()).toBe(before);
    expect(screen.getByText(foundText(id))).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(foundText(id))).not.toBeInTheDocument();
  });

  it('asks again when the page is visible again', async () => {
    await comeBack();
    const id = confirmPayment();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const notice = await screen.findByText(foundText(id));
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible();
    // Still the same element, which is not announced again.
    expect(notice).toBeVisible();
  });

  it('names an order of another amount, and keeps the cart', async () => {
    const { user } = await comeBack();
    const id = confirmPayment(9_900);
    await advanceTimers(36_000);
    expect(await screen.findByText(foundText(id))).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to cart' }));
    expect(await screen.findByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('8');
  });

  it('keeps the cart when the order has ended without being delivered', async () => {
    const { user } = await comeBack();
    sandbox.world.orders.setStatus(String(confirmPayment()), 'Not Accepted !');
    await advanceTimers(36_000);
    await waitFor(() => expect(asked()).toBe(2));
    await user.click(screen.getByRole('link', { name: 'Go to cart' }));
    expect(await screen.findByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('8');
  });
});
