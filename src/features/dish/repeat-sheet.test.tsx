import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { findDishItem, renderDishes, waitForPopupClosed } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

interface Unit {
  variantId: string;
  quantity: number;
  addCustDish?: string;
}

async function openSheet(units: Unit[]) {
  const restaurantId = tinyRestaurant.info.Key;
  let cartId = '';
  for (const unit of units) cartId = sandbox.world.carts.add({ phone: DINER, restaurantId, ...unit }).id;
  storeDiner();
  localStorage.setItem('cartId', cartId);
  const { user } = renderDishes(['d-pizza', 'd-soup']);
  const { item } = await findDishItem('Margherita');
  await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
  return { user, item, sheet, cartId };
}

const full = { variantId: 'v-full', quantity: 2, addCustDish: customDish('Thin crust', 'Extra cheese:40') };
const half = { variantId: 'v-half', quantity: 1, addCustDish: customDish('Thin crust, crispy [new]') };
const soup = { variantId: 'v-soup', quantity: 1 };

const requested = (call: string) => sandbox.requests.list(call).map(({ form }) => form);
const linesOf = (cartId: string) => sandbox.world.carts.lines(cartId).map(({ variant }) => variant.ID);

describe('The repeat sheet', () => {
  it('lists the customized units of the dish across its sizes, each of which is added and removed', async () => {
    const { sheet, user, cartId } = await openSheet([full, half, soup]);
    const rows = sheet.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Margherita.*Half.*Thin crust, crispy \[new\].*1.*₹200 each.*Subtotal.*₹200$/),
      expect.stringMatching(
        /^Margherita.*Full.*Thin crust, Extra cheese:40.*2.*₹320 \+ ₹40 each.*Subtotal.*₹720$/,
      ),
    ]);
    const second = within(rows[1]!);
    await user.click(second.getByRole('button', { name: 'Increase quantity' }));
    expect(second.getByText('3')).toBeVisible();
    expect(second.getByText('₹1,080')).toBeVisible();
    await screen.findByText('Item added successfully!');
    await waitFor(() => expect(second.getByRole('group')).not.toHaveAttribute('aria-busy'));
    await user.click(second.getByRole('button', { name: 'Decrease quantity' }));
    await screen.findByText('Item remove successfully!');
    expect(requested('cart/Cust_Dish_Item')).toMatchObject([
      { CartId: cartId, type: 'add' },
      { CartId: cartId, type: 'remove' },
    ]);
  });

  it('cuts the chosen options at 80 characters, with "more" and "Show less"', async () => {
    const addOns = 'Extra cheese:40, Olives:25, Bread : Flat Rs 20 Off:0.95';
    const long = { ...full, addCustDish: customDish('Thin crust, Thin crust, crispy [new]', addOns) };
    const { sheet, user } = await openSheet([long]);
    const more = sheet.getByRole('button', { name: 'more' });
    expect(more.parentElement?.firstChild?.textContent).toMatch(/^.{64,80}… $/);
    await user.click(more);
    expect(sheet.getByText(/Off:0\.95/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  it('keeps the last unit when its removal fails; after a removal it closes and the dish shows "Add"', async () => {
    const { sheet, user, item, cartId } = await openSheet([half, soup]);
    sandbox.faults.add({ call: 'cart/Cust_Dish_Item', kind: 'status', times: 1 });
    await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
    await screen.findByText('Error while removing quantity');
    const stepper = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
    await waitFor(() => expect(stepper.getByText('1')).toBeVisible());
    await waitFor(() => expect(stepper.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled());
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    await waitForPopupClosed();
    expect(item.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(linesOf(cartId)).toEqual(['v-soup']);
  });

  it('closes and forgets the cart when the last item of the cart is removed', async () => {
    const { sheet, user } = await openSheet([half]);
    await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
    await waitForPopupClosed();
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
  });

  it('is replaced by the dish popup after "add new customization"', async () => {
    const { sheet, user } = await openSheet([full]);
    await user.click(sheet.getByRole('button', { name: 'add new customization' }));
    expect(await screen.findByRole('dialog', { name: 'Margherita' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Repeat last used item ?' })).toBeNull();
  });
});

describe('The repeat sheet for a server that does not list customized dishes', () => {
  beforeEach(() => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'no-customized-dishes': true } });
  });

  it('explains that choices cannot be shown, and removes one unit per tap on minus', async () => {
    const { sheet, user, cartId } = await openSheet([full, soup]);
    await sheet.findByText("Your choices for these can't be shown. Minus removes one of them.");
    expect(sheet.getByRole('listitem')).toHaveTextContent('MargheritaFull');
    const units = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
    const minus = () => units.getByRole('button', { name: 'Decrease quantity' });
    await user.click(minus());
    expect(units.getByText('1')).toBeVisible();
    await screen.findByText('Item removed successfully!');
    expect(minus()).toHaveFocus();
    await waitFor(() => expect(minus()).toBeEnabled());
    await user.click(minus());
    await waitForPopupClosed();
    expect(requested('cart/remove')).toMatchObject([
      { id: 'v-full', CartId: cartId },
      { id: 'v-full', CartId: cartId },
    ]);
    expect(linesOf(cartId)).toEqual(['v-soup']);
  });

  it('is replaced by the dish popup after plus', async () => {
    const { sheet, user } = await openSheet([full]);
    await user.click(await sheet.findByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByRole('dialog', { name: 'Margherita' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Repeat last used item ?' })).toBeNull();
  });
});
