import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectCartTotal } from '@/domain/cart/slice';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { renderDishes } from '../../../tests/render-dishes';
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
  const shop = renderDishes(['d-pizza', 'd-soup'], { host: 'tiny.localhost' });
  const item = within(await screen.findByRole('article', { name: 'Margherita' }));
  await shop.user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
  return { ...shop, item, sheet, cartId };
}

const full = { variantId: 'v-full', quantity: 2, addCustDish: customDish('Thin crust', 'Extra cheese:40') };
const half = { variantId: 'v-half', quantity: 1, addCustDish: customDish('Thin crust, crispy [new]') };
const soup = { variantId: 'v-soup', quantity: 1 };
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('The repeat sheet', () => {
  it('lists the customized units of the dish across its sizes', async () => {
    const { sheet } = await openSheet([full, half, soup]);
    const [first, second, ...others] = sheet.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(first).toHaveTextContent('MargheritaHalfThin crust, crispy [new]1₹200 eachSubtotal ₹200');
    expect(second).toHaveTextContent(
      'MargheritaFullThin crust, Extra cheese:402₹320 + ₹40 eachSubtotal ₹720',
    );
  });

  it('cuts the chosen options at 80 characters, with "more" and "Show less"', async () => {
    const addOns = 'Extra cheese:40, Olives:25, Bread : Flat Rs 20 Off:0.95';
    const long = { ...full, addCustDish: customDish('Thin crust, Thin crust, crispy [new]', addOns) };
    const { sheet, user } = await openSheet([long]);
    expect(sheet.queryByText(/0\.95/)).toBeNull();
    const more = sheet.getByRole('button', { name: 'more' });
    expect(more.parentElement?.firstChild?.textContent).toMatch(/^.{64,80}… $/);
    await user.click(more);
    expect(sheet.getByText(/Off:0\.95/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  it('adds and removes one unit of a customized dish, and confirms each with a toast', async () => {
    const { sheet, user, cartId, store } = await openSheet([full, half]);
    const [, second] = sheet.getAllByRole('listitem').map((row) => within(row));
    if (!second) throw new Error('no second customized dish');
    await user.click(second.getByRole('button', { name: 'Increase quantity' }));
    expect(second.getByText('3')).toBeVisible();
    expect(second.getByText('₹1,080')).toBeVisible();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
    );
    await user.click(second.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('Item remove successfully!')).toBeVisible();
    expect(sandbox.requests.list('cart/Cust_Dish_Item').map(({ form }) => form)).toMatchObject([
      { CartId: cartId, type: 'add' },
      { CartId: cartId, type: 'remove' },
    ]);
  });

  it('stays open and restores the quantity when removing the last customized unit fails', async () => {
    const { sheet, user } = await openSheet([half, soup]);
    sandbox.faults.add({ call: 'cart/Cust_Dish_Item', kind: 'status' });
    await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('Error while removing quantity')).toBeVisible();
    const stepper = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
    await waitFor(() => expect(stepper.getByText('1')).toBeVisible());
  });

  it('closes when the last customized unit is removed, and the dish shows "Add" again', async () => {
    const { sheet, user, item } = await openSheet([half, soup]);
    await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
    await closed();
    expect(item.getByRole('button', { name: 'Add' })).toBeVisible();
  });

  it('closes and clears the cart when the last item of the cart is removed', async () => {
    const { sheet, user, store } = await openSheet([half]);
    await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
    await closed();
    await waitFor(() => expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] }));
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('is replaced by the dish popup after "add new customization"', async () => {
    const { sheet, user } = await openSheet([full]);
    await user.click(sheet.getByRole('button', { name: 'add new customization' }));
    expect(await screen.findByRole('dialog', { name: 'Margherita' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Repeat last used item ?' })).toBeNull();
    await user.keyboard('{Escape}');
    await closed();
    expect(window.location.pathname + window.location.search).toBe('/menu');
  });

  describe('for a server that does not list customized dishes', () => {
    beforeEach(() => {
      sandbox.world.changeRestaurant('tiny', { quirks: { 'no-customized-dishes': true } });
    });

    const unlisted = "Your choices for these can't be shown. Minus removes one of them.";

    it('explains that choices cannot be shown, and removes one unit per tap on minus', async () => {
      const { sheet, user, cartId } = await openSheet([full, soup]);
      expect(await sheet.findByText(unlisted)).toBeVisible();
      expect(sheet.getByRole('listitem')).toHaveTextContent('MargheritaFull');
      const units = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
      expect(units.getByText('2')).toBeVisible();
      await user.click(units.getByRole('button', { name: 'Decrease quantity' }));
      expect(await screen.findByText('Item removed successfully!')).toBeVisible();
      await waitFor(() => expect(units.getByText('1')).toBeVisible());
      expect(units.getByRole('button', { name: 'Decrease quantity' })).toHaveFocus();
      await waitFor(() => expect(units.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled());
      await user.click(units.getByRole('button', { name: 'Decrease quantity' }));
      await closed();
      expect(sandbox.requests.list('cart/remove').map(({ form }) => form)).toMatchObject([
        { id: 'v-full', CartId: cartId },
        { id: 'v-full', CartId: cartId },
      ]);
      expect(sandbox.world.carts.lines(cartId).map(({ variant }) => variant.ID)).toEqual(['v-soup']);
    });

    it('is replaced by the dish popup after plus', async () => {
      const { sheet, user } = await openSheet([full]);
      await user.click(await sheet.findByRole('button', { name: 'Increase quantity' }));
      expect(await screen.findByRole('dialog', { name: 'Margherita' })).toBeVisible();
      expect(screen.queryByRole('dialog', { name: 'Repeat last used item ?' })).toBeNull();
    });

    it('subtracts the price of a removed unit from the cart total before the answer', async () => {
      const { sheet, user, store } = await openSheet([full, soup]);
      await sheet.findByText(unlisted);
      holdNextCall(sandbox, 'cart/remove');
      await user.click(sheet.getByRole('button', { name: 'Decrease quantity' }));
      expect(selectCartTotal(store.getState())).toBe(36_000 + 9995);
      expect(within(sheet.getByRole('group', { name: 'Margherita quantity' })).getByText('1')).toBeVisible();
    });
  });

  it('does not open for a dish without customized units', async () => {
    const { user, store } = await openSheet([full]);
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(repeatSheetRequested('d-soup')));
    await waitFor(() => expect(store.getState().dialogs.repeatDishId).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
