import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectCartFetch, selectCartId } from '@/domain/cart/slice';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { storeCart } from '../../../tests/stored-cart';
import {
  billRequests,
  chooseSavedAddress,
  chooseType,
  NAAN,
  openCart,
  placeOrderButton,
} from '../../../tests/cart-page';
import { holdCall, holdNextCall } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const BILL = 'PriceCalculate/Cart';
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;

describe('The bill', () => {
  it('is requested once, with zeros for a delivery without an address', async () => {
    const { cartId } = await openCart(sandbox);
    expect(billRequests(sandbox)).toEqual([
      {
        CartId: cartId,
        restaurantId: RESTAURANT_ID,
        OfferId: '0',
        addressId: '0',
        Clongitude: '0',
        Clatitude: '0',
        Time: '0',
      },
    ]);
    expect(screen.getByText('GST 5%')).toBeVisible();
    expect(screen.getByText('₹18')).toBeVisible();
    expect(screen.getAllByText('₹378')).not.toHaveLength(0);
  });

  it.each(['Take Away', 'Dine in'] as const)(
    'is requested for %s without the address that is chosen for a delivery',
    async (orderType) => {
      const shop = await openCart(sandbox);
      await chooseSavedAddress(sandbox, shop);
      const before = billRequests(sandbox).length;
      await chooseType(shop.user, orderType);
      await waitFor(() => expect(billRequests(sandbox)).toHaveLength(before + 1));
      expect(billRequests(sandbox).at(-1)).toMatchObject({
        addressId: '0',
        Clongitude: '0',
        Clatitude: '0',
      });
    },
  );

  it('is requested 150 ms after the order type changes', async () => {
    await openCart(sandbox);
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(screen.getByRole('radio', { name: 'Dine in' }));
    await advanceTimers(149);
    await sandbox.requestsArrived();
    expect(billRequests(sandbox)).toHaveLength(1);
    await advanceTimers(1);
    await sandbox.requestsArrived();
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  it('and the cart are not requested again after a note or a visit to another page', async () => {
    const { user } = await openCart(sandbox);
    await user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    fakeTimeouts();
    await user.click(screen.getByRole('link', { name: 'Add more items' }));
    await screen.findAllByRole('article');
    act(() => {
      window.history.back();
    });
    await screen.findByRole('heading', { name: /Butter naan/ });
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    // The persisted offer must have been read before the clock advances.
    await sandbox.settle();
    await advanceTimers(1000);
    await sandbox.requestsArrived();
    expect(billRequests(sandbox)).toHaveLength(1);
    expect(cartFetches()).toBe(1);
  });

  it('is requested again for another order type; amounts show a placeholder and "Place Order" is disabled meanwhile', async () => {
    const { user, store } = await openCart(sandbox);
    const answer = holdCall(sandbox, { path: BILL, thunk: 'bill/fetch', store });
    await chooseType(user, 'Dine in');
    expect(screen.getAllByText('Working out the price')).not.toHaveLength(0);
    expect(placeOrderButton()).toBeDisabled();
    await answer();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  it('of the former quantity is hidden, and "Place Order" is disabled, while the cart changes', async () => {
    const { user } = await openCart(sandbox);
    const change = holdNextCall(sandbox, 'cart/addItemTest');
    const naan = within(screen.getByRole('group', { name: 'Butter naan quantity' }));
    await user.click(naan.getByRole('button', { name: 'Increase quantity' }));
    await change.sent;
    expect(placeOrderButton()).toBeDisabled();
    expect(screen.queryByText('₹378')).not.toBeInTheDocument();
    change.release();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  it('of an outdated order type is ignored: "Place Order" waits only for the latest bill', async () => {
    const { user } = await openCart(sandbox);
    const outdated = holdNextCall(sandbox, BILL);
    await chooseType(user, 'Dine in');
    await outdated.sent;
    await chooseType(user, 'Delivery');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    outdated.release();
    await sandbox.requestsArrived();
    expect(placeOrderButton()).toBeEnabled();
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
  });

  it('shows an error and "Try again" instead of "Place Order" when the request fails', async () => {
    sandbox.faults.add({ call: BILL, kind: 'status' });
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart');
    expect(await screen.findByText('Error while fetching cart price')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(again);
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'Bill details' })).toHaveFocus();
  });

  it('moves the focus from "Place Order" to "Try again" when the request fails', async () => {
    await openCart(sandbox);
    sandbox.faults.add({ call: BILL, kind: 'status' });
    act(() => placeOrderButton().focus());
    fireEvent.click(screen.getByRole('radio', { name: 'Dine in' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  it('loads after "Try again" when the restaurant lookup failed', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart');
    const again = await screen.findByRole('button', { name: 'Try again' });
    sandbox.faults.clear();
    await user.click(again);
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  });
});

describe('A bill that does not match the lines', () => {
  const letLinesAge = () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  };

  it('makes the page fetch the cart again when the lines are old', async () => {
    const { store, user } = await openCart(sandbox);
    const { id } = sandbox.world.carts.add({
      phone: DINER,
      restaurantId: RESTAURANT_ID,
      variantId: NAAN,
      quantity: 1,
    });
    expect(id).toBe(selectCartId(store.getState()));
    letLinesAge();
    await chooseType(user, 'Dine in');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('9'),
    );
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(screen.getAllByText('₹405').length).toBeGreaterThan(0);
  });

  it('is shown without another cart fetch when the lines are new', async () => {
    const bill = { Grand_Total: 300, PayableAmount: 315, GstPercentage: 5 };
    sandbox.faults.add({ call: BILL, kind: 'body', body: [bill] });
    await openCart(sandbox);
    expect((await screen.findAllByText('₹315')).length).toBeGreaterThan(0);
    await sandbox.requestsArrived();
    expect(cartFetches()).toBe(1);
  });

  it('makes the page fetch the cart only once more, even when it still does not match', async () => {
    const bill = { Grand_Total: 300, PayableAmount: 315, GstPercentage: 5 };
    const { user, store } = await openCart(sandbox);
    letLinesAge();
    sandbox.faults.add({ call: BILL, kind: 'body', body: [bill] });
    fakeTimeouts();
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(cartFetches()).toBe(2));
    await waitFor(() => expect(selectCartFetch(store.getState()).status).toBe('ready'));
    await advanceTimers(1000);
    await sandbox.requestsArrived();
    expect(cartFetches()).toBe(2);
    expect(screen.getAllByText('₹315').length).toBeGreaterThan(0);
  });
});
