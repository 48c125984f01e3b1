import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PAYMENT_PAGE_TIMEOUT_MS } from '@/config/limits';
import {
  billRequests,
  applyOffer,
  chooseSavedAddress,
  findPlaceOrder,
  logIn,
  mockRedirects,
  NAAN,
  openCart,
  openTableOrder,
  orderError,
  placeOrderButton,
  renderCart,
} from '../../../tests/cart-page';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords } from '../../../tests/stored-records';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
const checks = () => sandbox.requests.list('Daily/Timing').length;
const GUEST = 'guest-000009';

describe('Place Order', () => {
  it('opens the payment page once for a delivery, with the amount of the bill', async () => {
    const { user, cartId } = await openCart(sandbox);
    const addressId = await chooseSavedAddress(sandbox, user);
    const note = '50% chilli & lemon + #1 = spicy?';
    fireEvent.change(screen.getByLabelText('Cooking instructions'), { target: { value: note } });
    const button = placeOrderButton();
    const before = checks();
    fireEvent.click(button);
    fireEvent.click(button);
    const url = await paymentUrl();
    fireEvent.click(button);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4001/pay');
    const query = Object.fromEntries(url.searchParams);
    expect(query).toEqual({
      CartId: cartId,
      restaurantId: RESTAURANT_ID,
      phone: DINER,
      OfferId: '0',
      addressId,
      instruction: note,
      Time: '0',
      TotalPrice: query['TotalPrice'],
      type: 'web',
      path: 'http://spice-garden.localhost:4000/orderInfo',
      orderType: 'Delivery',
    });
    const amount = Number(query['TotalPrice']) * 100;
    expect(storedRecords()).toMatchObject({ leftForPayment: { cartId, amount }, note });
    expect(sandbox.world.pay(query).total).toBe(amount);
    expect(button).toBeDisabled();
    expect(checks()).toBe(before + 1);
    expect(redirects).toHaveLength(1);
  });

  it('sends an amount that is text with separators unchanged', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'text-prices': true } });
    const { user } = await openTableOrder(sandbox, { naans: 40 });
    expect(screen.getAllByText('₹1,890').length).toBeGreaterThan(0);
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('1,890.00');
  });

  it('orders for an amount of ₹0, as the server wrote it', async () => {
    const body = '{"Grand_Total":360,"off":360,"PayableAmount":0.00}';
    sandbox.server.use(http.post('*/PriceCalculate/Cart', () => new HttpResponse(body)));
    const { user } = await openTableOrder(sandbox);
    expect((await screen.findAllByText('₹0')).length).toBeGreaterThan(0);
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('0.00');
    expect(storedRecords()).toMatchObject({ leftForPayment: { amount: 0 } });
  });

  it('opens no payment page when the diner leaves during the check, and works again on return', async () => {
    const { user } = await openTableOrder(sandbox);
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    await user.click(placeOrderButton());
    await timing.sent;
    // The other page's code is still loading, so the cart stays visible.
    window.history.pushState({}, '', '/offer');
    timing.release();
    await findPlaceOrder();
    expect(redirects).toEqual([]);
    window.history.replaceState({}, '', '/cart');
    await user.click(placeOrderButton());
    await paymentUrl();
  });

  it('asks for another press when the payment page does not open, and checks the order again', async () => {
    const { user } = await openTableOrder(sandbox);
    fakeTimeouts();
    await user.click(placeOrderButton());
    const first = await paymentUrl();
    await advanceTimers(PAYMENT_PAGE_TIMEOUT_MS / 2);
    expect(placeOrderButton()).toBeDisabled();
    expect(orderError()).toBeEmptyDOMElement();
    await advanceTimers(PAYMENT_PAGE_TIMEOUT_MS / 2);
    expect(orderError()).toHaveTextContent('The payment page is still opening.');
    const before = checks();
    await user.click(placeOrderButton());
    expect(orderError()).toBeEmptyDOMElement();
    expect((await paymentUrl(2)).href).toBe(first.href);
    expect(checks()).toBe(before + 1);
  });

  it('opens the address sheet when no address is chosen', async () => {
    const { user } = await openCart(sandbox);
    await user.click(placeOrderButton());
    expect(await screen.findByRole('dialog', { name: 'Select an address' })).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('shows the minimum order value and focuses "Add more items" when a delivery is below it', async () => {
    const { user } = await openCart(sandbox, 2);
    await chooseSavedAddress(sandbox, user);
    expect(screen.getByText('Minimum order ₹150')).toBeVisible();
    expect(screen.getByText('Add items worth ₹60 more')).toBeVisible();
    await user.click(placeOrderButton());
    expect(screen.getAllByText('Minimum order value should be ₹150')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Add more items' })).toHaveFocus();
    expect(redirects).toHaveLength(0);
  });

  it('opens the payment page when a delivery is exactly at the minimum', async () => {
    sandbox.world.changeRestaurant('spice-garden', { prices: { [NAAN]: { OfferPrice: 75 } } });
    const { user } = await openCart(sandbox, 2);
    await chooseSavedAddress(sandbox, user);
    expect(screen.queryByText('Minimum order ₹150')).not.toBeInTheDocument();
    await user.click(placeOrderButton());
    await paymentUrl();
  });

  it('shows an error beside address and button, and focuses the address, outside the service area', async () => {
    for (const address of sandbox.world.state.addresses)
      Object.assign(address, { latitude: 20, longitude: 80 });
    const { user } = await openCart(sandbox);
    await chooseSavedAddress(sandbox, user);
    await user.click(placeOrderButton());
    expect(screen.getAllByText('Service is not available')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(redirects).toHaveLength(0);
  });

  it('sends no offer when the bill honours a different one', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'other-coupon': true } });
    const { user } = await openTableOrder(sandbox);
    await applyOffer(user, 'TASTY10');
    expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
    expect(screen.getByText(/^Coupon (?!TASTY10)/)).toBeVisible();
    await user.click(placeOrderButton());
    const query = Object.fromEntries((await paymentUrl()).searchParams);
    expect(query['OfferId']).toBe('0');
    expect(sandbox.world.pay(query).total / 100).toBe(Number(query['TotalPrice']));
  });

  it('is replaced by a disabled "Sorry We are closed now" when the restaurant is closed', async () => {
    sandbox.world.changeRestaurant('spice-garden', { timing: { Status: 'CLOSE' } });
    storeCart(sandbox.world, { [NAAN]: 8 });
    renderCart();
    expect(await screen.findByRole('button', { name: 'Sorry We are closed now' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });
});

describe('Placing an order as a guest', () => {
  async function pressAsGuest() {
    const page = await openTableOrder(sandbox, { phone: GUEST });
    await page.user.click(placeOrderButton());
    await screen.findByRole('dialog', { name: 'Login' });
    return page;
  }

  it('continues after the login when lines and amount have not changed', async () => {
    const { user } = await pressAsGuest();
    expect(redirects).toEqual([]);
    await logIn(sandbox, user);
    const { searchParams } = await paymentUrl();
    expect([searchParams.get('TotalPrice'), searchParams.get('phone')]).toEqual(['378', DINER]);
  });

  it('waits for another press and shows the changes when the login adds the diner’s former cart', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'merge-carts': true } });
    const former = { phone: DINER, restaurantId: RESTAURANT_ID, variantId: 'v-chicken-65', quantity: 4 };
    sandbox.world.carts.add(former);
    const { user } = await pressAsGuest();
    await logIn(sandbox, user);
    const change = await screen.findByText('Chicken 65 is now in the cart');
    expect(screen.getByText('The amount to pay is ₹1,339.80 now, not ₹378')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    await findPlaceOrder();
    expect(redirects).toHaveLength(0);
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('1339.8');
  });

  it('waits for another press and shows the amount when the bill of the diner differs', async () => {
    const { user } = await pressAsGuest();
    const asked = billRequests(sandbox).length;
    sandbox.faults.add({
      call: 'PriceCalculate/Cart',
      kind: 'body',
      body: [{ Grand_Total: 360, PayableAmount: 350, GstPercentage: 5 }],
    });
    await logIn(sandbox, user);
    expect(await screen.findByText('The amount to pay is ₹350 now, not ₹378')).toBeVisible();
    expect(billRequests(sandbox)).toHaveLength(asked + 1);
    expect(redirects).toHaveLength(0);
    await findPlaceOrder();
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('350');
  });

  it('does not continue when the cart cannot be fetched after the login', async () => {
    const { user } = await pressAsGuest();
    const before = checks();
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'drop' });
    await logIn(sandbox, user);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await act(() => Promise.resolve());
    expect(checks()).toBe(before);
    expect(redirects).toHaveLength(0);
  });

  it('shows "Log in to place your order" beside the button, and keeps the order, when the login is cancelled', async () => {
    const { user } = await pressAsGuest();
    const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
    expect(orderError()).toHaveTextContent('Log in to place your order');
    expect(placeOrderButton()).toHaveAccessibleDescription('Log in to place your order');
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
  });

  it('opens the login on "Select address"', async () => {
    const { user } = await openCart(sandbox, 8, { phone: GUEST });
    await user.click(screen.getByRole('button', { name: 'Select address' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
