import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectCartFetch, selectIsCartBusy } from '@/domain/cart/slice';
import { addDish, fetchCart } from '@/domain/cart/thunks';
import { recheckOrder } from '@/domain/checkout/recheck';
import { identifyShop } from '@/domain/shop/identify';
import { readPendingPayment } from '@/store/pending-payment';
import { storeCart } from '../../../tests/stored-cart';
import {
  NAAN,
  openTableOrder,
  placeOrderButton,
  billRequests,
  mockRedirects,
} from '../../../tests/cart-page';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { createDeferred } from '../../../tests/deferred';
import { holdNextCall, releaseAndWait } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { redirects } = mockRedirects();
const NOTHING = { timing: {}, outOfStock: {}, prices: {}, quirks: {} };
const site = identifyShop('spice-garden.localhost', '/', 'localhost');

describe('Pressing Place Order', () => {
  it('shows a price increase, keeps table and note, and places the order on the next press', async () => {
    const { user } = await openTableOrder(sandbox);
    sandbox.world.changeRestaurant('spice-garden', {
      ...NOTHING,
      prices: { [NAAN]: { Price: 50, OfferPrice: 50 } },
    });
    await user.click(placeOrderButton());
    const change = await screen.findByText('Butter naan costs ₹50 now, not ₹45');
    expect(change).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    expect(redirects).toHaveLength(0);
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(screen.getAllByText('₹420').length).toBeGreaterThan(0);
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(new URL(redirects[0] ?? '').searchParams.get('TotalPrice')).toBe('420');
  });

  it('shows quantity changes of dishes that have no name in the cart or the menu', async () => {
    const cartWith = (...units: readonly [id: string, quantity: number][]) => {
      const body = units.map(([id, quantity]) => ({ Item_id: id, quantity, OfferPrice: 45, price: 45 }));
      sandbox.faults.clear();
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body });
    };
    cartWith([NAAN, 8], ['v-gone', 1], ['v-lost', 1]);
    const { user } = await openTableOrder(sandbox);
    cartWith([NAAN, 7], ['v-gone', 2], ['v-lost', 2]);
    await user.click(placeOrderButton());
    expect(await screen.findByText(/^Butter naan: /)).toBeVisible();
    expect(screen.getAllByText(/^Dish without a name: /)).toHaveLength(2);
    expect(redirects).toHaveLength(0);
  });

  it('shows that a dish is out of stock and does not open the payment page', async () => {
    const { user } = await openTableOrder(sandbox);
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, outOfStock: { 'd-butter-naan': true } });
    await user.click(placeOrderButton());
    expect(await screen.findByText('Butter naan is out of stock now')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('shows that the restaurant has closed, keeps the table number and does not open the payment page', async () => {
    const { user } = await openTableOrder(sandbox);
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, timing: { Status: 'CLOSE' } });
    await user.click(placeOrderButton());
    expect(await screen.findByText('The restaurant has closed. Your cart is kept.')).toBeVisible();
    expect(screen.getByText('Sorry We are closed now')).toBeDisabled();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(redirects).toHaveLength(0);
  });

  it.each(['Daily/Timing', 'cart/displayTestFramCore'])(
    'opens the payment page even when the check fails (%s)',
    async (call) => {
      const { user, store } = await openTableOrder(sandbox);
      sandbox.faults.add({ call, kind: 'status' });
      await user.click(placeOrderButton());
      await waitFor(() => expect(redirects).toHaveLength(1));
      expect(selectCartFetch(store.getState()).status).toBe('ready');
    },
  );

  it('opens the payment page without another bill request when only the order of the lines changes', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'shuffle-lines': true } });
    storeCart(sandbox.world, { [NAAN]: 4, 'v-chicken-65': 2, 'v-steamed-veg-momos': 1 });
    const { user, store } = renderShop('/cart?type=dinein&table=7');
    await screen.findByRole('heading', { name: /Butter naan/ });
    expect(await screen.findByDisplayValue('7')).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    const before = billRequests(sandbox).length;
    await act(() => store.dispatch(fetchCart({ canClearCart: false })));
    expect(placeOrderButton()).toBeEnabled();
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before);
  });

  it('does not open the payment page once the diner has opened another page', async () => {
    const { user, store } = await openTableOrder(sandbox);
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const checked = releaseAndWait(store, 'checkout/recheck', timing.release);
    fireEvent.click(placeOrderButton());
    await user.click(screen.getByRole('link', { name: 'Add more items' }));
    await checked();
    // Place Order persists the pending payment before it opens the payment page.
    expect(await readPendingPayment(site)).toBeNull();
    expect(redirects).toHaveLength(0);
  });

  it('shows a change that the diner made during the check and that is still being sent', async () => {
    const { store } = await openTableOrder(sandbox);
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const add = holdNextCall(sandbox, 'cart/addItemTest');
    const checked = releaseAndWait(store, 'checkout/recheck', timing.release);
    fireEvent.click(placeOrderButton());
    await timing.sent;
    act(() => {
      void store.dispatch(
        addDish({ dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' as const }),
      );
    });
    await add.sent;
    await checked();
    expect(await screen.findByText('Butter naan: 9 instead of 8')).toBeVisible();
    add.release();
    await waitFor(() => expect(selectIsCartBusy(store.getState())).toBe(false));
    expect(screen.getByText('Butter naan: 9 instead of 8')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('shows a price increase when its answer comes while another fetch of the cart is pending', async () => {
    const { user, store } = await openTableOrder(sandbox);
    sandbox.world.changeRestaurant('spice-garden', {
      ...NOTHING,
      prices: { [NAAN]: { Price: 50, OfferPrice: 50 } },
    });
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    await user.click(placeOrderButton());
    await timing.sent;
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore').length).toBeGreaterThan(1));
    const cart = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const fetching = store.dispatch(fetchCart({ canClearCart: false }));
    await cart.sent;
    timing.release();
    expect(await screen.findByText('Butter naan costs ₹50 now, not ₹45')).toBeVisible();
    cart.release();
    await act(() => fetching);
    await sandbox.settle();
    expect(redirects).toHaveLength(0);
  });

  it('ignores its own answer of the cart when a newer one is being fetched', async () => {
    const { store } = await openTableOrder(sandbox);
    const naans = (quantity: number) => [
      { Item_id: NAAN, itemName: 'Butter naan', quantity, OfferPrice: 45, price: 45 },
    ];
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const newer = createDeferred();
    const answers = [() => naans(7), () => newer.promise.then(() => naans(5))];
    const fetched: unknown[] = [];
    sandbox.server.use(
      http.get('*/cart/displayTestFramCore', async () => {
        fetched.push(null);
        return HttpResponse.json(await answers[fetched.length - 1]?.());
      }),
    );
    const check = store.dispatch(recheckOrder());
    await waitFor(() => expect(fetched).toHaveLength(1));
    await timing.sent;
    const fetching = store.dispatch(fetchCart({ canClearCart: false }));
    await waitFor(() => expect(fetched).toHaveLength(2));
    timing.release();
    await act(() => check);
    newer.resolve();
    await act(() => fetching);
    expect(store.getState().cart.lines).toMatchObject([{ quantity: 5 }]);
  });

  it('does not report a change of the diner that was pending at its start', async () => {
    const { store, cartId } = await openTableOrder(sandbox);
    const added = createDeferred();
    const answered = createDeferred();
    const addLate = async () => {
      sandbox.world.carts.add({ phone: DINER, restaurantId: RESTAURANT_ID, variantId: NAAN, quantity: 1 });
      added.resolve();
      await answered.promise;
      return HttpResponse.json([{ cart_id: cartId }]);
    };
    sandbox.server.use(http.post('*/cart/addItemTest', addLate, { once: true }));
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const adding = store.dispatch(
      addDish({ dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' }),
    );
    await added.promise;
    const check = store.dispatch(recheckOrder());
    await timing.sent;
    answered.resolve();
    await act(() => adding);
    await waitFor(() => expect(selectCartFetch(store.getState()).status).toBe('ready'));
    timing.release();
    expect((await act(() => check)).payload).toEqual([]);
  });

  it('persists the cart id, time and amount of the pending payment', async () => {
    const { user, cartId } = await openTableOrder(sandbox);
    const before = Date.now();
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    const record = await readPendingPayment(site);
    expect(record).toMatchObject({ cartId, amount: 37_800 });
    expect(record?.at).toBeGreaterThanOrEqual(before);
  });

  it('does not request the bill again when it is younger than 60 s', async () => {
    const { user } = await openTableOrder(sandbox);
    const before = billRequests(sandbox).length;
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before);
  });
});
