import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { writePendingPayment } from '@/store/pending-payment';
// Loads the lazy pages up front, so that no test waits for them.
import '@/routes/home';
import '@/routes/menu';
import { DINER } from '../demo-data';
import { orderDetailRecord } from '../../sandbox/handlers/order-records';
import { findDishItem, waitForPopupClosed, findPopup } from '../render-dishes';
import { placeOrderButton, mockRedirects } from '../cart-page';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { storeCart } from '../stored-cart';

/** Milliseconds by which the sandbox's clock is ahead. */
let ahead = 0;
const sandbox = useSandbox({ now: () => new Date(Date.now() + ahead) });
const { redirects, paymentUrl } = mockRedirects();
// Whole journeys, with many queries by role.
vi.setConfig({ testTimeout: 60_000 });
const host = 'odd-corner.localhost';
const RESTAURANT = '1005';
const TRACKER = 'http://localhost:4001';

beforeEach(() => {
  ahead = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function logIn(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Phone number'), DINER);
  await dialog.findByText('OTP sent');
  await user.type(dialog.getByLabelText('OTP'), sandbox.world.diners.latestOtp(DINER)?.code ?? '');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
}

async function applyCoupons(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'View offers' }));
  await user.click(await screen.findByRole('button', { name: 'Apply OPENING75' }));
  expect(await screen.findByText('OPENING75 is not valid today')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply CORNER20' }));
  expect(await screen.findByText('CORNER20 is not counted for this cart')).toBeVisible();
  expect(screen.getByText('Coupon CORNER50')).toBeVisible();
}

function payAtTable(cartId: string, TotalPrice: string): number {
  const none = { OfferId: '0', addressId: '0', Time: '0', instruction: '' };
  const query = { ...none, CartId: cartId, restaurantId: RESTAURANT, phone: DINER, TotalPrice, type: 'web' };
  return sandbox.world.pay({ ...query, orderType: 'Dine in', tableNumber: '7' }).id;
}

async function reportOrder(id: number) {
  const order = orderDetailRecord(sandbox.world.orders.find(String(id)), {
    world: sandbox.world,
    pagesOrigin: TRACKER,
  });
  const frame = screen.getByTitle<HTMLIFrameElement>(`Tracking of order ${String(id)}`);
  // The page listens for messages in an effect, after the frame is in the document.
  await act(() => Promise.resolve());
  act(() => {
    const data = JSON.stringify(order);
    window.dispatchEvent(new MessageEvent('message', { data, origin: TRACKER, source: frame.contentWindow }));
  });
}

describe('At a restaurant with every server quirk', () => {
  it('a diner goes from home to the menu and adds a customized dish', async () => {
    const { user } = renderShop('/', { host });
    await user.click(await screen.findByRole('link', { name: /^Pizza \d+ dishes/ }));
    const { item } = await findDishItem('Corner pizza');
    await user.click(item.getByRole('button', { name: 'Add' }));
    const { popup, group, add } = await findPopup('Corner pizza');
    await user.click(popup.getByRole('radio', { name: /Full/ }));
    const base = await group('Choose your base');
    await user.click(base.getByRole('checkbox', { name: 'Thin crust' }));
    await user.click(base.getByRole('checkbox', { name: 'Cheese burst' }));
    const extras = await group('Extra toppings');
    await user.click(extras.getByRole('checkbox', { name: /Extra cheese/ }));
    await user.click(extras.getByRole('checkbox', { name: /Chilli flakes\s*\+ ₹0/ }));
    expect(add()).toHaveTextContent('Add₹2,059');
    await user.click(add());
    await waitForPopupClosed();
    const bar = await screen.findByRole('region', { name: 'Cart' });
    await waitFor(() => expect(bar).toHaveTextContent('1 item'));
    expect(bar).toHaveTextContent('₹2,059');
    expect(sandbox.world.carts.lines(localStorage.getItem('cartId') ?? '')).toMatchObject([
      {
        subtotal: 205_900,
        customized: [{ units: { choices: ['Cheese burst', 'Mint chutney', 'Garlic mayo'] } }],
      },
    ]);
  });

  it('a guest applies a coupon, logs in and pays the amount of the bill', async () => {
    const inCart = { phone: DINER, restaurantId: RESTAURANT };
    sandbox.world.carts.add({ ...inCart, variantId: 'v-aloo-roll', quantity: 1 });
    storeCart(
      sandbox.world,
      { 'v-garlic-bread': 1, 'v-chicken-pizza': 3 },
      { phone: 'guest-000009', restaurantId: RESTAURANT },
    );
    const { user } = renderShop('/cart', { host });
    const bread = await screen.findByRole('heading', { name: /Garlic bread/ });
    expect(within(bread.closest('li') ?? bread).getByText(/out of stock/i)).toBeVisible();
    await applyCoupons(user);
    await user.click(screen.getByRole('radio', { name: 'Dine in' }));
    await user.type(screen.getByLabelText('Table number'), '7');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    await logIn(user);
    // The former cart of the diner has changed the order.
    expect(await screen.findByText('Aloo roll is now in the cart')).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    const query = Object.fromEntries((await paymentUrl()).searchParams);
    // Items of ₹99, ₹1,287 and ₹79, less ₹50, and 5% GST.
    expect(query).toMatchObject({ OfferId: '0', phone: DINER, TotalPrice: '1,485.75' });
    expect(sandbox.world.pay(query).total).toBe(148_575);
  });

  it('a one-day coupon expires at midnight in India, and Place Order has to be pressed again', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:58:00+05:30'), toFake: ['Date'] });
    sandbox.world.changeRestaurant('odd-corner', { quirks: { 'other-coupon': false } });
    storeCart(sandbox.world, { 'v-chicken-pizza': 1 }, { restaurantId: RESTAURANT });
    const { user } = renderShop('/cart?type=dinein&table=7', { host });
    await screen.findByRole('heading', { name: /Roast chicken pizza/ });
    await user.click(screen.getByRole('button', { name: 'View offers' }));
    await user.click(await screen.findByRole('button', { name: 'Apply SUNDAY100' }));
    expect(await screen.findByText('You save ₹100')).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());

    vi.setSystemTime(new Date('2026-11-23T00:00:00+05:30'));
    await user.click(placeOrderButton());
    expect(await screen.findByText('SUNDAY100 no longer applies')).toBeVisible();
    expect(redirects).toEqual([]);
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    const { searchParams } = await paymentUrl();
    expect([searchParams.get('OfferId'), searchParams.get('TotalPrice')]).toEqual(['0', '450.45']);
  });

  it('a diner who has paid has an empty cart, and finds the order in the history', async () => {
    const cartId = storeCart(sandbox.world, { 'v-chicken-pizza': 1 }, { restaurantId: RESTAURANT });
    await writePendingPayment(identifyShop(host, '/', 'localhost'), {
      cartId,
      at: Date.now(),
      amount: 45_045,
    });
    const id = payAtTable(cartId, '450.45');
    const { unmount } = renderShop(`/orderInfo?OrderId=${String(id)}`, { host });
    await screen.findByTitle(`Tracking of order ${String(id)}`);
    expect(localStorage.getItem('cartId')).toBe(cartId);
    await reportOrder(id);
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
    unmount();

    ahead = 2.5 * 60_000;
    renderShop('/order-history', { host });
    expect(await screen.findByText('Preparing')).toBeVisible();
    expect(screen.getAllByText('1 x Roast chicken pizza')).toHaveLength(1);
  });
});
