import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainDish, tinyRestaurant, customDish } from '../../../sandbox/testing/tiny-restaurant';
import { IGNORED_TAP_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { holdNextCall } from '../../../tests/held-call';
import { storeCart } from '../../../tests/stored-cart';
import { findDishItem, findPopup, renderDishes, waitForPopupClosed } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { advanceTimers, fakeTimeouts, flushTasks } from '../../../tests/timers';

const twoSizes = {
  ...plainDish,
  CId: 'd-dal',
  itemName: 'Dal',
  Price: [
    { ID: 'v-dal-half', Quantity: 'Half', Price: 100, OfferPrice: 100 },
    { ID: 'v-dal-full', Quantity: 'Full', Price: 180, OfferPrice: 180 },
  ],
};
const customizable = {
  ...plainDish,
  CId: 'd-roll',
  itemName: 'Roll',
  Price: [{ ID: 'v-roll', Quantity: 'null', Price: 80, OfferPrice: 80 }],
  selectToppingCheck: true,
  selectTopping: ['g-base'],
};
const more = { 'category:': 'More', 'items:': [twoSizes, customizable] };
const sandbox = useSandbox({
  restaurants: [{ ...tinyRestaurant, dishes: [...tinyRestaurant.dishes, more] }],
});

const sent = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

/** Stores a cart of an earlier visit. @returns its id. */
const storeUnits = (units: Record<string, number>) =>
  storeCart(sandbox.world, units, { restaurantId: tinyRestaurant.info.Key });

type Item = Awaited<ReturnType<typeof findDishItem>>['item'];

const waitForIdle = (item: Item) =>
  waitFor(() => expect(item.getByRole('group')).not.toHaveAttribute('aria-busy'));

describe('The quantity control of a dish', () => {
  it('adds and removes a simple dish directly, shows the quantity at once and confirms with a toast', async () => {
    const { user } = renderDishes(['d-soup']);
    const { item } = await findDishItem('Soup');
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(item.getByRole('button', { name: 'Add' }));
    const stepper = within(await item.findByRole('group', { name: 'Soup quantity' }));
    expect(stepper.getByText('1')).toBeVisible();
    expect(item.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(item.getByText('added ( 1 )')).toBeInTheDocument();
    call.release();
    await screen.findByText('Item added successfully!');
    await waitForIdle(item);
    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(await stepper.findByText('2')).toBeVisible();
    await waitForIdle(item);
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    await screen.findByText('Item removed successfully!');
    expect(stepper.getByText('1')).toBeVisible();
    expect(sent('cart/addItemTest')).toMatchObject([
      { id: 'v-soup', quan: '1' },
      { id: 'v-soup', quan: '1' },
    ]);
    expect(sent('cart/remove')).toMatchObject([{ id: 'v-soup' }]);
  });

  it('ignores taps on any dish while a request is pending, and shows on the tapped one that it waits', async () => {
    const { user } = renderDishes(['d-soup', 'd-pizza']);
    const { item } = await findDishItem('Soup');
    const { item: pizza } = await findDishItem('Margherita');
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await user.click(await item.findByRole('button', { name: 'Increase quantity' }));
    const addPizza = pizza.getByRole('button', { name: 'Add' });
    fakeTimeouts();
    await user.click(addPizza);
    expect(addPizza).toHaveAttribute('aria-busy', 'true');
    await advanceTimers(IGNORED_TAP_MS);
    expect(pizza.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy');
    expect(item.getByText('1')).toBeVisible();
    call.release();
    await screen.findByText('Item added successfully!');
    await waitForIdle(item);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('cart/addItemTest')).toHaveLength(1);
  });

  it('says that a dish sold out meanwhile, and offers it no more', async () => {
    const { user } = renderDishes(['d-soup']);
    const { item } = await findDishItem('Soup');
    sandbox.world.changeRestaurant('tiny', { outOfStock: { 'd-soup': true } });
    await user.click(item.getByRole('button', { name: 'Add' }));
    await screen.findByText('Soup is out of stock');
    expect(item.getByText('out of stock')).toBeVisible();
    expect(item.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('opens no popup over that of another dish, opened while the cart was fetched', async () => {
    storeUnits({ 'v-soup': 1 });
    const { user } = renderDishes(['d-soup', 'd-pizza', 'd-roll']);
    const { item: pizza } = await findDishItem('Margherita');
    const { item: roll } = await findDishItem('Roll');
    const fetched = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const add = pizza.getByRole('button', { name: 'Add' });
    await user.click(add);
    await fetched.sent;
    await user.click(roll.getByRole('button', { name: 'Roll' }));
    await findPopup('Roll');
    fetched.release();
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'));
    await flushTasks();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Roll');
  });

  it('shows "Still trying…" when the answer takes longer than 10 s', async () => {
    renderDishes(['d-soup']);
    const { item } = await findDishItem('Soup');
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(item.getByRole('button', { name: 'Add' }));
    // The call is sent in the task after the next frame.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await advanceTimers(0);
    await expectSlowNotice(item);
    vi.useRealTimers();
    call.release();
    await waitFor(() => expect(item.queryByText('Still trying…')).toBeNull());
  });

  it('shows a message when another tab has taken the dish out of the cart', async () => {
    const cartId = storeUnits({ 'v-soup': 1, 'v-half': 1 });
    const { user } = renderDishes(['d-pizza']);
    const { item } = await findDishItem('Margherita');
    const plus = await item.findByRole('button', { name: 'Increase quantity' });
    sandbox.world.carts.remove(cartId, 'v-half');
    await user.click(plus);
    await screen.findByText('Selected item does not match any item ID');
    expect(item.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(sent('cart/addItemTest')).toEqual([]);
  });

  it('opens the popup of a two-size dish on Add and plus; minus removes the size added last', async () => {
    const { user } = renderDishes(['d-dal']);
    const { item } = await findDishItem('Dal');
    for (const [size, opener] of [
      [/Full/, 'Add'],
      [/Half/, 'Increase quantity'],
    ] as const) {
      await user.click(item.getByRole('button', { name: opener }));
      const { popup, add } = await findPopup('Dal');
      await user.click(popup.getByRole('radio', { name: size }));
      await user.click(add());
      await waitForPopupClosed();
      await waitForIdle(item);
    }
    expect(item.getByText('2')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(sent('cart/remove')).toMatchObject([{ id: 'v-dal-half' }]));
  });
});

describe.each(['row', 'card'])('A failed change in a %s', (layout) => {
  const isCard = layout === 'card';

  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: isCard, media }) as unknown as MediaQueryList,
    );
  });

  it('restores the quantity and shows a toast, in cards also an error beside Add for 3 s', async () => {
    const { user } = renderDishes(['d-soup']);
    const { item } = await findDishItem('Soup');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    fakeTimeouts();
    await user.click(item.getByRole('button', { name: 'Add' }));
    await screen.findByText(isCard ? 'Failed to add item in cart.' : 'error while adding to cart');
    expect(await item.findByRole('button', { name: 'Add' })).toBeVisible();
    expect(item.queryAllByText('Failed to add item in cart!')).toHaveLength(isCard ? 1 : 0);
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(item.queryByText('Failed to add item in cart!')).toBeNull();
  });

  it('restores the quantity and shows a toast for a removal', async () => {
    storeUnits({ 'v-soup': 2 });
    const { user } = renderDishes(['d-soup']);
    const { item } = await findDishItem('Soup');
    sandbox.faults.add({ call: 'cart/remove', kind: 'status' });
    await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
    await screen.findByText(isCard ? 'Error while removing quantity' : 'error while removing from cart');
    expect(within(item.getByRole('group')).getByText('2')).toBeVisible();
  });
});

describe('Add on a customizable dish, with an existing cart', () => {
  async function openWithCart() {
    const cartId = storeUnits({ 'v-soup': 1 });
    const { user } = renderDishes(['d-soup', 'd-roll']);
    await waitForIdle((await findDishItem('Soup')).item);
    const { item } = await findDishItem('Roll');
    sandbox.requests.clear();
    return { user, cartId, add: item.getByRole('button', { name: 'Add' }) };
  }

  it('fetches the cart and opens the popup', async () => {
    const { user, add } = await openWithCart();
    await user.click(add);
    expect(await screen.findByRole('dialog', { name: 'Roll' })).toBeVisible();
    expect(sent('cart/displayTestFramCore')).toHaveLength(1);
  });

  it('opens the repeat sheet when the fetched cart holds a customized unit of the dish', async () => {
    const { cartId, add } = await openWithCart();
    sandbox.world.carts.addCustomized(cartId, 'v-roll', 1, customDish('Thin crust'));
    // The tap waits for the answer, even on a busy machine.
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(add);
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: 'Repeat last used item ?' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('is busy while the cart is fetched, and opens the popup without the answer when it is slow', async () => {
    const { user, add } = await openWithCart();
    const call = holdNextCall(sandbox, 'cart/displayTestFramCore');
    fakeTimeouts();
    await user.dblClick(add);
    expect(add).toHaveAttribute('aria-busy', 'true');
    await advanceTimers(1000);
    expect(await screen.findByRole('dialog', { name: 'Roll' })).toBeVisible();
    call.release();
    await waitFor(() => expect(sent('cart/displayTestFramCore')).toHaveLength(1));
  });

  it('opens no popup over another page that the diner went to during the fetch', async () => {
    const { user, add } = await openWithCart();
    holdNextCall(sandbox, 'cart/displayTestFramCore');
    fakeTimeouts();
    await user.click(add);
    window.history.pushState(null, '', '/cart');
    await advanceTimers(1000);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
