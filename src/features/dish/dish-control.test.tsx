import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demoRestaurants } from '../../../sandbox/restaurants';
import type { DishRecord, RestaurantRecord } from '../../../sandbox/restaurants/record';
import { plainDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { STATUS_MESSAGE_MS } from '@/config/limits';
import { holdCall, holdNextCall } from '../../../tests/held-call';
import { storeCart } from '../../../tests/stored-cart';
import { findDishItem, renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const twoSizes: DishRecord = {
  ...plainDish,
  CId: 'd-dal',
  itemName: 'Dal',
  Price: [
    { ID: 'v-dal-half', Quantity: 'Half', Price: 100, OfferPrice: 100 },
    { ID: 'v-dal-full', Quantity: 'Full', Price: 180, OfferPrice: 180 },
  ],
};
const tinyWithDal: RestaurantRecord = {
  ...tinyRestaurant,
  dishes: [...tinyRestaurant.dishes, { 'category:': 'Dals', 'items:': [twoSizes] }],
};
const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyWithDal] });
const tiny = { host: 'tiny.localhost' };
const ADD = { path: 'cart/addItemTest', thunk: 'cart/addDish' };

function showCards() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: true, media }) as unknown as MediaQueryList,
  );
}

async function openWithHeldFetch() {
  const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
  const { item } = await findDishItem('Chicken 65');
  await user.click(item.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
  );
  holdNextCall(sandbox, 'cart/displayTestFramCore');
  fakeTimeouts();
  const { item: pizza } = await findDishItem('Margherita pizza');
  return { user, pizza };
}

describe('The quantity control of a dish', () => {
  it('adds and removes a simple dish directly, shows the quantity immediately and confirms with a toast', async () => {
    const { user, store } = renderDishes(['d-chicken-65']);
    const { item } = await findDishItem('Chicken 65');
    const answer = holdCall(sandbox, { ...ADD, store });
    await user.click(item.getByRole('button', { name: 'Add' }));
    const stepper = within(await item.findByRole('group', { name: 'Chicken 65 quantity' }));
    expect(stepper.getByText('1')).toBeVisible();
    expect(item.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(item.getByText('added ( 1 )')).toBeInTheDocument();
    await answer();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    await waitFor(() => expect(item.getByRole('group')).not.toHaveAttribute('aria-busy'));
    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(await stepper.findByText('2')).toBeVisible();
    await waitFor(() => expect(item.getByRole('group')).not.toHaveAttribute('aria-busy'));
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('Item removed successfully!')).toBeVisible();
  });

  it('ignores taps on any dish while a request is pending', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-golden-prawns', 'd-margherita-pizza']);
    const { item } = await findDishItem('Chicken 65');
    const answer = holdCall(sandbox, { ...ADD, store });
    fakeTimeouts();
    await user.click(item.getByRole('button', { name: 'Add' }));
    await user.click(await item.findByRole('button', { name: 'Increase quantity' }));
    await user.click((await findDishItem('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(item.getByText('1')).toBeVisible();
    await answer();
    await screen.findByText('Item added successfully!');
    await advanceTimers(1000);
    await sandbox.requestsArrived();
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
  });

  it('restores the quantity and shows only a toast when adding fails in a row', async () => {
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await findDishItem('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('error while adding to cart')).toBeVisible();
    expect(await item.findByRole('button', { name: 'Add' })).toBeVisible();
    expect(item.queryByText('Failed to add item in cart!')).toBeNull();
  });

  it('shows a toast, and an error beside the control for 3 s, when adding fails in a card', async () => {
    showCards();
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await findDishItem('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    fakeTimeouts();
    await user.click(item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Failed to add item in cart.')).toBeVisible();
    expect(item.getByText('Failed to add item in cart!')).toBeInTheDocument();
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(item.queryByText('Failed to add item in cart!')).toBeNull();
  });

  it.each([
    ['row', 'error while removing from cart'],
    ['card', 'Error while removing quantity'],
  ])('restores the quantity and shows an error when a removal in the %s fails', async (form, text) => {
    if (form === 'card') showCards();
    const { user, store } = renderDishes(['d-chicken-65']);
    const { item } = await findDishItem('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
    );
    sandbox.faults.add({ call: 'cart/remove', kind: 'status' });
    await user.click(item.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(item.getByRole('group')).getByText('1')).toBeVisible();
  });

  it('shows "Still trying…" when the answer takes longer than 10 s', async () => {
    const { store } = renderDishes(['d-chicken-65']);
    const { item } = await findDishItem('Chicken 65');
    const answer = holdCall(sandbox, { ...ADD, store });
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(item.getByRole('button', { name: 'Add' }));
    // The call is sent in the task after the next frame.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await advanceTimers(0);
    await expectSlowNotice(item);
    await answer();
    expect(item.queryByText('Still trying…')).toBeNull();
  });

  it('fetches an existing cart again before it opens the popup of a customizable dish', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
    const { item } = await findDishItem('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
    );
    sandbox.requests.clear();
    await user.click((await findDishItem('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('dialog', { name: 'Margherita pizza' })).toBeVisible();
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(1));
  });

  it('opens the repeat sheet on "Add" when the fetched cart holds a customized unit of the dish', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
    const { item } = await findDishItem('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
    );
    const { cartId } = store.getState().cart;
    sandbox.world.carts.addCustomized(
      cartId,
      'v-margherita-pizza',
      1,
      JSON.stringify([
        { customized_id: 'g-base', data: '[Thin crust]' },
        { customized_id: '', data: '[]' },
      ]),
    );
    await user.click((await findDishItem('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('dialog', { name: 'Repeat last used item ?' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('shows an error when the dish is no longer in the cart', async () => {
    const cartId = storeCart(sandbox.world, { 'v-chicken-65': 1, 'v-margherita-pizza': 1 });
    const { user } = renderDishes(['d-margherita-pizza']);
    const { item } = await findDishItem('Margherita pizza');
    const more = await item.findByRole('button', { name: 'Increase quantity' });
    sandbox.world.carts.remove(cartId, 'v-margherita-pizza');
    await user.click(more);
    expect(await screen.findByText('Selected item does not match any item ID')).toBeVisible();
    expect(item.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(0);
  });

  it('is busy during a slow cart fetch, then opens the popup of the customizable dish without the answer', async () => {
    const { user, pizza } = await openWithHeldFetch();
    await user.dblClick(pizza.getByRole('button', { name: 'Add' }));
    expect(pizza.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
    await advanceTimers(1000);
    expect(await screen.findByRole('dialog', { name: 'Margherita pizza' })).toBeVisible();
    await sandbox.requestsArrived();
    expect(sandbox.requests.list('cart/displayTestFramCore').length).toBe(1);
  });

  it('does not open a popup over another page that the diner went to during the refresh', async () => {
    const { user, pizza } = await openWithHeldFetch();
    const add = pizza.getByRole('button', { name: 'Add' });
    await user.click(add);
    window.history.pushState(null, '', '/cart');
    await advanceTimers(1000);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the popup of a two-size dish on Add and plus; minus removes the size added last', async () => {
    const { user, store } = renderDishes(['d-dal'], tiny);
    const { item } = await findDishItem('Dal');
    const settled = () =>
      waitFor(() => expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }));
    for (const [size, opener] of [
      [/Full/, 'Add'],
      [/Half/, 'Increase quantity'],
    ] as const) {
      await user.click(item.getByRole('button', { name: opener }));
      const popup = within(await screen.findByRole('dialog', { name: 'Dal' }));
      await user.click(popup.getByRole('radio', { name: size }));
      await user.click(popup.getByRole('button', { name: /^Add/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await settled();
    }
    expect(item.getByText('2')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() =>
      expect(sandbox.requests.list('cart/remove').map(({ form }) => form.id)).toEqual(['v-dal-half']),
    );
    await settled();
  });
});
