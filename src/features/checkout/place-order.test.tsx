import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PAYMENT_PAGE_TIMEOUT_MS } from '@/config/limits';
import { offerRestored } from '@/domain/offers/slice';
import * as persisted from '@/domain/persisted/values';
import { loggedIn } from '@/domain/session/events';
import { identifyShop } from '@/domain/shop/identify';
import { readPendingPayment } from '@/store/pending-payment';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { storeCart } from '../../../tests/stored-cart';
import {
  chooseSavedAddress,
  chooseType,
  NAAN,
  openCart,
  openTableOrder,
  orderError,
  placeOrderButton,
  mockRedirects,
} from '../../../tests/cart-page';
import { createDeferred } from '../../../tests/deferred';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
const checks = () => sandbox.requests.list('Daily/Timing').length;
const site = identifyShop('spice-garden.localhost', '/', 'localhost');

describe('Place Order', () => {
  it('opens the payment page once for a delivery, with the amount of the bill', async () => {
    const shop = await openCart(sandbox);
    const addressId = await chooseSavedAddress(sandbox, shop);
    await shop.user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    const button = placeOrderButton();
    const before = checks();
    fireEvent.click(button);
    fireEvent.click(button);
    const url = await paymentUrl();
    fireEvent.click(button);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4001/pay');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      CartId: shop.cartId,
      restaurantId: RESTAURANT_ID,
      phone: DINER,
      OfferId: '0',
      addressId,
      instruction: 'no onion',
      Time: '0',
      TotalPrice: String(
        sandbox.world.bill({
          cartId: shop.cartId,
          restaurantId: RESTAURANT_ID,
          offerId: '0',
          addressId,
          point: { latitude: 0, longitude: 0 },
        }).payable / 100,
      ),
      type: 'web',
      path: 'http://spice-garden.localhost:4000/orderInfo',
      orderType: 'Delivery',
    });
    expect(button).toBeDisabled();
    // A second opening would start with another check, or happen after the database write.
    await sandbox.requestsArrived();
    expect(checks()).toBe(before + 1);
    await readPendingPayment(site);
    expect(redirects).toHaveLength(1);
  });

  it('does not open the payment page when the diner goes to another page before the order is stored', async () => {
    const shop = await openCart(sandbox);
    await chooseSavedAddress(sandbox, shop);
    const { write } = persisted.pendingPayment;
    const isStored = createDeferred();
    vi.spyOn(persisted.pendingPayment, 'write').mockImplementation(async (...args) => {
      fireEvent.click(screen.getByRole('button', { name: 'Back' }));
      const outcome = await write(...args);
      isStored.resolve();
      return outcome;
    });
    await shop.user.click(placeOrderButton());
    await waitFor(() => expect(window.location.pathname).toBe('/menu'));
    await isStored.promise;
    // Otherwise an order from elsewhere would clear the cart.
    await waitFor(async () => expect(await readPendingPayment(site)).toBeNull());
    await sandbox.settle();
    expect(redirects).toEqual([]);
  });

  it('passes reserved characters of the cooking instructions on to the payment page', async () => {
    const { user } = await openCart(sandbox);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    const note = '50% chilli & lemon + #1 = spicy?';
    fireEvent.change(screen.getByLabelText('Cooking instructions'), { target: { value: note } });
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('instruction')).toBe(note);
  });

  it('opens the payment page only when the pending payment is stored', async () => {
    const shop = await openCart(sandbox);
    await chooseSavedAddress(sandbox, shop);
    const { promise, resolve } = createDeferred<boolean>();
    const write = vi.spyOn(persisted.pendingPayment, 'write').mockReturnValue(promise);
    await shop.user.click(placeOrderButton());
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await sandbox.requestsArrived();
    expect(redirects).toEqual([]);
    resolve(true);
    await paymentUrl();
  });

  it('can be pressed again after Back has restored the page', async () => {
    const shop = await openCart(sandbox);
    await chooseSavedAddress(sandbox, shop);
    await shop.user.click(placeOrderButton());
    expect(placeOrderButton()).toBeDisabled();
    await paymentUrl();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await shop.user.click(placeOrderButton());
    await paymentUrl(2);
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
    expect(placeOrderButton()).toBeEnabled();
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

  it('opens the login for a guest and continues after it', async () => {
    const { user, store } = await openCart(sandbox, 8, { phone: 'guest-000009' });
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(redirects).toHaveLength(0);
    act(() => void store.dispatch(loggedIn(DINER)));
    expect((await paymentUrl()).searchParams.get('phone')).toBe(DINER);
  });

  it('shows the minimum order value and focuses "Add more items" when the order is below it', async () => {
    const shop = await openCart(sandbox, 2);
    await chooseSavedAddress(sandbox, shop);
    expect(screen.getByText('Minimum order ₹150')).toBeVisible();
    expect(screen.getByText('Add items worth ₹60 more')).toBeVisible();
    await shop.user.click(placeOrderButton());
    expect(screen.getAllByText('Minimum order value should be ₹150')).toHaveLength(2);
    expect(orderError()).toHaveTextContent('Minimum order value should be ₹150');
    expect(screen.getByRole('link', { name: 'Add more items' })).toHaveFocus();
    expect(redirects).toHaveLength(0);
  });

  it('opens the payment page when the order is exactly at the minimum', async () => {
    sandbox.world.changeRestaurant('spice-garden', { prices: { [NAAN]: { OfferPrice: 75 } } });
    const shop = await openCart(sandbox, 2);
    await chooseSavedAddress(sandbox, shop);
    expect(screen.queryByText('Minimum order ₹150')).not.toBeInTheDocument();
    await shop.user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('CartId')).toBe(shop.cartId);
  });

  it('sends no offer that the bill does not honour', async () => {
    const { user, store } = await openCart(sandbox, 4);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    store.dispatch(offerRestored({ id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 }));
    expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('OfferId')).toBe('0');
  });

  it('sends no offer when the bill honours a different offer than the applied one', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'other-coupon': true } });
    const { user, store } = await openCart(sandbox);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    store.dispatch(offerRestored({ id: 'o-lunch75', code: 'LUNCH75', message: '', cashback: 0 }));
    expect(await screen.findByText('LUNCH75 is not counted for this cart')).toBeVisible();
    await user.click(placeOrderButton());
    const query = Object.fromEntries((await paymentUrl()).searchParams);
    expect(query['OfferId']).toBe('0');
    expect(sandbox.world.pay(query).total / 100).toBe(Number(query['TotalPrice']));
  });

  it('shows an error beside address and button, and focuses the address, outside the service area', async () => {
    for (const address of sandbox.world.state.addresses)
      Object.assign(address, { latitude: 20, longitude: 80 });
    const shop = await openCart(sandbox);
    await chooseSavedAddress(sandbox, shop);
    await shop.user.click(placeOrderButton());
    expect(screen.getAllByText('Service is not available')).toHaveLength(2);
    expect(orderError()).toHaveTextContent('Service is not available');
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(redirects).toHaveLength(0);
  });

  it('is replaced by a disabled "Sorry We are closed now" when the restaurant is closed', async () => {
    sandbox.world.changeRestaurant('spice-garden', {
      timing: { Status: 'CLOSE' },
      outOfStock: {},
      prices: {},
    });
    storeCart(sandbox.world, { [NAAN]: 8 });
    renderShop('/cart');
    expect(await screen.findByText('Sorry We are closed now')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });
});
