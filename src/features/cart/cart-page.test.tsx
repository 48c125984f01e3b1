import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findPlaceOrder, NAAN, renderCart } from '../../../tests/cart-page';
import { storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { storeCart } from '../../../tests/stored-cart';
import { fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();
const PANEER = 'v-paneer-butter-masala-full';

async function lineOf(name: string) {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  const line = heading.closest('li');
  if (!line) throw new Error(`${name} is no line`);
  return within(line);
}

function storeCustomized() {
  const cartId = storeCart(sandbox.world, { [NAAN]: 1 });
  sandbox.world.carts.addCustomized(
    cartId,
    PANEER,
    1,
    JSON.stringify([
      { customized_id: 'g-spice', data: '[Medium]' },
      { customized_id: 'x-gravy', data: '[Extra paneer:60]' },
    ]),
  );
}

describe('A cart line', () => {
  it('shows the size, chosen options, struck price, subtotal and veg mark', async () => {
    storeCustomized();
    renderCart();
    const line = await lineOf('Paneer butter masala');
    expect(line.getByText('Qty Full')).toBeVisible();
    expect(line.getByText('Medium, Extra paneer:60')).toBeVisible();
    expect(line.getByText('₹349').tagName).toBe('S');
    expect(line.getByText('₹309')).toBeVisible();
    expect(line.getByRole('img', { name: 'Veg' })).toBeVisible();
  });

  it('changes its quantity immediately on plus and minus, and sends each change to the server', async () => {
    storeCart(sandbox.world, { [NAAN]: 2 });
    const { user } = renderCart();
    const line = await lineOf('Butter naan');
    await findPlaceOrder();
    await user.click(line.getByRole('button', { name: 'Increase quantity' }));
    const stepper = within(line.getByRole('group', { name: 'Butter naan quantity' }));
    expect(await stepper.findByText('3')).toBeVisible();
    await waitFor(() => expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1));
    await screen.findByText('Item added successfully!');
    await waitFor(() =>
      expect(stepper.getByRole('button', { name: 'Decrease quantity' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(await stepper.findByText('2')).toBeVisible();
    await waitFor(() => expect(sandbox.requests.list('cart/remove')).toHaveLength(1));
  });

  it('restores the previous quantity and shows an error when adding a unit fails', async () => {
    storeCart(sandbox.world, { [NAAN]: 2 });
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    const { user } = renderCart();
    const line = await lineOf('Butter naan');
    await findPlaceOrder();
    await user.click(line.getByRole('button', { name: 'Increase quantity' }));
    await screen.findByText('Failed to add item. Try again.');
    expect(line.getByText('2')).toBeVisible();
  });

  it('with customized units opens the repeat sheet on plus, without a request', async () => {
    storeCustomized();
    const { user } = renderCart();
    const line = await lineOf('Paneer butter masala');
    await findPlaceOrder();
    await user.click(line.getByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByRole('dialog', { name: 'Repeat last used item ?' })).toBeVisible();
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(0);
  });

  it('shows "try again or delete this item" on plus when the menu failed to load', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status' });
    const { user } = renderCart();
    const line = await lineOf('Butter naan');
    await user.click(line.getByRole('button', { name: 'Increase quantity' }));
    await screen.findByText('try again or delete this item');
  });

  it('is marked "out of stock" when the dish is out of stock', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.world.changeRestaurant('spice-garden', { outOfStock: { 'd-butter-naan': true } });
    renderCart();
    expect((await lineOf('Butter naan')).getByText('out of stock')).toBeVisible();
  });
});

describe('A cart line without a name', () => {
  const nameless = { Item_id: NAAN, quantity: 2, SubTotal: 90, OfferPrice: 45, price: 45, veg: true };
  const answerWith = (line: object) => {
    storeCart(sandbox.world, { [NAAN]: 2 });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body: [line], times: 1 });
  };

  it('shows the dish name from the menu', async () => {
    answerWith(nameless);
    renderCart();
    await lineOf('Butter naan');
  });

  it('is labelled "Dish without a name" when the menu lacks the dish, and can be removed', async () => {
    answerWith({ ...nameless, Item_id: 'v-gone' });
    const { user } = renderCart();
    const line = await lineOf('Dish without a name');
    expect(line.getByRole('group', { name: 'Dish without a name quantity' })).toBeVisible();
    expect(line.getByText('₹90')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(sandbox.requests.list('cart/remove')).toHaveLength(1));
    expect(sandbox.requests.list('cart/remove')[0]?.form).toMatchObject({ id: 'v-gone' });
  });
});

describe('The cart page', () => {
  it('shows "empty cart !" and a menu link without a cart id, and requests neither cart nor bill', async () => {
    renderCart();
    expect(await screen.findByRole('heading', { name: 'empty cart !' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
    expect(sandbox.requests.list('PriceCalculate/Cart')).toHaveLength(0);
  });

  it('shows an error instead of the lines when the fetch fails; note and cart id survive a retry', async () => {
    const cartId = storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', body: 'no' });
    const { user } = renderCart();
    await user.type(await screen.findByLabelText('Cooking instructions'), 'no onion');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await lineOf('Butter naan')).getByText('₹45')).toBeVisible();
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
    expect(localStorage.getItem('cartId')).toBe(cartId);
  });

  it('shows the server’s message without its markup when the fetch fails', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    const body = { message: 'The cart isn&#39;t <b>ready</b>' };
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body });
    renderCart();
    expect(await screen.findByText("The cart isn't ready")).toBeVisible();
  });

  it('shows the empty cart with the focus on "Browse menu", and a toast, after "Delete all items"', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    const { user } = renderCart();
    await lineOf('Butter naan');
    await user.click(screen.getByRole('button', { name: 'Delete all items' }));
    expect(await screen.findByRole('heading', { name: 'empty cart !' })).toBeVisible();
    await screen.findByText('cart items removed successfully');
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveFocus();
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('keeps the lines and shows an error when "Delete all items" fails', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.faults.add({ call: 'cart/delete', kind: 'status' });
    const { user } = renderCart();
    await lineOf('Butter naan');
    await user.click(screen.getByRole('button', { name: 'Delete all items' }));
    await screen.findByText('error while delete all cart items');
    await lineOf('Butter naan');
  });
});

describe('Focus on the cart page', () => {
  it('moves to the next line after a removal, and to "Browse menu" after the last removal', async () => {
    storeCart(sandbox.world, { [NAAN]: 1, 'v-chicken-65': 1 });
    const { user } = renderCart();
    const naan = await lineOf('Butter naan');
    await user.click(naan.getByRole('button', { name: 'Decrease quantity' }));
    const other = (await lineOf('Chicken 65')).getByRole('button', { name: 'Increase quantity' });
    await waitFor(() => expect(other).toHaveFocus());
    await findPlaceOrder();
    await user.click((await lineOf('Chicken 65')).getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByRole('heading', { name: 'empty cart !' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveFocus();
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });
});

describe('A slow "Delete all items" request', () => {
  it('shows "Still trying…" after 10 s, and the empty cart after the answer', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    renderCart();
    const answer = holdNextCall(sandbox, 'cart/delete');
    await lineOf('Butter naan');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(screen.getByRole('button', { name: 'Delete all items' }));
    await expectSlowNotice(screen);
    answer.release();
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'empty cart !' })).toBeVisible();
  });
});

describe('Dishes that could not be put back into the cart', () => {
  /** The text is in a toast as well. */
  const IN_PAGE = { selector: 'p' };

  async function openWithDishesToCarryOver() {
    storeCart(sandbox.world, { [NAAN]: 5 }, { phone: 'guest-000777' });
    storeDiner();
    const page = renderCart();
    const plus = (await lineOf('Butter naan')).getByRole('button', { name: 'Increase quantity' });
    await findPlaceOrder();
    // The add succeeds; copying the guest's dishes fails.
    const fetch = holdNextCall(sandbox, 'cart/displayTestFramCore');
    await page.user.click(plus);
    await fetch.sent;
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'drop' });
    fetch.release();
    expect(await screen.findByText(/put back into your cart: 5 × Butter naan/, IN_PAGE)).toBeVisible();
    await findPlaceOrder();
    sandbox.faults.clear();
    return page;
  }

  it('are listed on the cart page, and are put back by "Try again"', async () => {
    const { user } = await openWithDishesToCarryOver();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/put back into your cart/, IN_PAGE)).toBeNull());
    expect(await (await lineOf('Butter naan')).findByText('6')).toBeVisible();
    expect(sandbox.world.carts.lines(localStorage.getItem('cartId') ?? '')).toMatchObject([{ quantity: 6 }]);
  });

  it('are listed until the diner closes the message', async () => {
    const { user } = await openWithDishesToCarryOver();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/put back into your cart/, IN_PAGE)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Items in the cart' })).toHaveFocus();
  });
});
