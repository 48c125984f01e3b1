import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Quirk } from '../../../sandbox/quirks';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { findDishItem, openPopup, waitForPopupClosed, renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';

const freeLemon = {
  ...tinyRestaurant,
  addOnGroups: tinyRestaurant.addOnGroups.map((group) => ({
    ...group,
    itemNmae: { ...group.itemNmae, Lemon: 0 },
  })),
  dishes: tinyRestaurant.dishes.map((category) => ({
    ...category,
    'items:': category['items:'].map((dish) => ({ ...dish, add_on: dish.add_on.toReversed() })),
  })),
  customizationGroups: tinyRestaurant.customizationGroups.map((group) => ({ ...group, min: 2 })),
};
const sandbox = useSandbox({ restaurants: [freeLemon] });
const host = 'tiny.localhost';

function withQuirks(...names: Quirk[]) {
  sandbox.world.changeRestaurant('tiny', {
    quirks: Object.fromEntries(names.map((name) => [name, true])),
  });
}

const openPizza = () => openPopup('d-pizza', 'Margherita', { host });

describe('The popup of a dish', () => {
  it('that lists its groups twice shows, charges and sends each option once', async () => {
    withQuirks('repeat-groups', 'repeat-records');
    const { user, group, popup, add } = await openPizza();
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Extra cheese/ }));
    expect(popup.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    expect(add()).toHaveTextContent('Add₹240');
    await user.click(add());
    await waitForPopupClosed();
    const [sent] = sandbox.requests.list('cart/addItemTest');
    expect(JSON.parse(sent?.form['addCustDish'] ?? '')).toEqual([
      { customized_id: 'g-base', data: '[Thin crust, Thin crust, crispy [new]]' },
      { customized_id: 'x-extra', data: '[Extra cheese:40]' },
    ]);
  });

  it('shows its groups in the order of the server’s list, not of its own', async () => {
    const { element, group } = await openPizza();
    await group('Dips');
    const groups = [...element.querySelectorAll('[data-option-group]')];
    expect(groups.map((shown) => shown.getAttribute('data-option-group'))).toEqual([
      'g-base',
      'x-extra',
      'x-dips',
    ]);
  });

  it('can be added when the server writes null in place of an empty list of groups', async () => {
    sandbox.faults.add({ call: 'cart/getCustomizedDishItem', kind: 'body', body: { data: null } });
    const { group, add } = await openPizza();
    await group('Dips');
    expect(add()).toBeEnabled();
  });

  it('whose groups are split in two with the same id offers the options of both parts once', async () => {
    withQuirks('split-groups', 'repeat-records');
    const { user, group, popup, add } = await openPizza();
    const base = await group('Choose your base');
    expect(base.getAllByRole('checkbox').map((option) => option.closest('label')?.textContent)).toEqual([
      'Thin crust',
      'Thin crust, crispy [new]',
    ]);
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Bread : Flat Rs 20 Off/ }));
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Chilli, hot/ }));
    expect(popup.getAllByRole('group', { name: 'Extras' })).toHaveLength(1);
    await user.click(add());
    await waitForPopupClosed();
    expect(JSON.parse(sandbox.requests.list('cart/addItemTest')[0]?.form['addCustDish'] ?? '')).toEqual([
      { customized_id: 'g-base', data: '[Thin crust, Thin crust, crispy [new]]' },
      {
        customized_id: 'x-extra,x-dips',
        data: '[Bread : Flat Rs 20 Off:0.95, Chilli, hot [small]:10.5]',
      },
    ]);
  });

  it('whose group requires more options than it allows lets the diner reselect an option and add', async () => {
    withQuirks('low-limits');
    const { user, group, popup, add } = await openPizza();
    const base = await group('Choose your base');
    expect(base.getByText('Required select at least 2 option')).toBeVisible();
    await user.click(base.getByRole('checkbox', { name: 'Thin crust' }));
    await user.click(base.getByRole('checkbox', { name: 'Thin crust' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).toBeChecked();
    await user.click(add());
    await waitForPopupClosed();
    expect(popup.queryByText('Please select customize option')).toBeNull();
  });

  it('whose free add-ons have no price offers them for ₹0', async () => {
    withQuirks('empty-add-on-prices');
    const { user, group, add } = await openPizza();
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Lemon\s*\+ ₹0/ }));
    expect(add()).toHaveTextContent('Add₹200');
    await user.click(add());
    await waitForPopupClosed();
    expect(sandbox.requests.list('cart/addItemTest')[0]?.form['addCustDish']).toContain('[Lemon:0]');
  });

  it('whose prices are text with separators adds up the size and add-on prices', async () => {
    withQuirks('text-prices');
    sandbox.world.changeRestaurant('tiny', { prices: { 'v-full': { Price: 1800, OfferPrice: 1400 } } });
    const { user, group, popup, add } = await openPizza();
    await user.click(popup.getByRole('radio', { name: /Full/ }));
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Extra cheese/ }));
    expect(add()).toHaveTextContent('Add₹1,440');
  });
});

describe('The displayed price of a dish', () => {
  it.each([
    [1000, 999, '₹999Original price ₹1,0000% off'],
    [1000, 1000, '₹1,000'],
    [1000, 1200, '₹1,200'],
  ])(
    'shows a discount only when the offer price is lower: ₹%d sold at ₹%d',
    async (Price, OfferPrice, text) => {
      sandbox.world.changeRestaurant('tiny', { prices: { 'v-soup': { Price, OfferPrice } } });
      renderDishes(['d-soup'], { host });
      const { item } = await findDishItem('Soup');
      const price = item.getByText(text.split('Original')[0] ?? '').parentElement;
      expect(price).toHaveTextContent(new RegExp(`^${text}$`));
    },
  );
});

describe('The repeat sheet', () => {
  it('shows the cart line’s price for a customized dish without an offer price', async () => {
    withQuirks('no-offer-price');
    const addCustDish = customDish('Thin crust, Thin crust, crispy [new]', 'Extra cheese:40');
    const { id } = sandbox.world.carts.add({
      phone: DINER,
      restaurantId: '77',
      variantId: 'v-full',
      quantity: 1,
      addCustDish,
    });
    storeDiner();
    localStorage.setItem('cartId', id);
    const { user } = renderDishes(['d-pizza'], { host });
    const { item } = await findDishItem('Margherita');
    await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
    await waitFor(() => expect(sheet.getByText('₹320 + ₹40 each')).toBeVisible());
  });
});
