/** Answers that docs/api/openapi.yaml allows, in the dish popup and the repeat sheet. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Quirk } from '../../../sandbox/quirks';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { findDishItem, openPizza, renderDishes, waitForPopupClosed } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';

const sandbox = useSandbox({
  restaurants: [
    {
      ...tinyRestaurant,
      addOnGroups: tinyRestaurant.addOnGroups.map((group) => ({
        ...group,
        itemNmae: { ...group.itemNmae, Lemon: 0, 'No cheese': -20, 'Kids portion': -500 },
      })),
      dishes: tinyRestaurant.dishes.map((category) => ({
        ...category,
        'items:': category['items:'].map((dish) => ({ ...dish, add_on: dish.add_on.toReversed() })),
      })),
      customizationGroups: tinyRestaurant.customizationGroups.map((group) => ({ ...group, min: 2 })),
    },
  ],
});

function withQuirks(...names: Quirk[]) {
  sandbox.world.changeRestaurant('tiny', {
    quirks: Object.fromEntries(names.map((name) => [name, true])),
  });
}

const sentOptions = (): unknown =>
  JSON.parse(sandbox.requests.list('cart/addItemTest')[0]?.form['addCustDish'] ?? '');

it.each<[string, Quirk[]]>([
  ['lists each of them twice', ['repeat-groups', 'repeat-records']],
  ['splits them in two with the same id', ['split-groups', 'repeat-records']],
])('a popup shows, charges and sends each option once when the server %s', async (_, quirks) => {
  withQuirks(...quirks);
  const { user, element, group, add } = await openPizza();
  const base = await group('Choose your base');
  expect(base.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click((await group('Extras')).getByRole('checkbox', { name: /Extra cheese/ }));
  await user.click((await group('Dips')).getByRole('checkbox', { name: /Chilli, hot/ }));
  expect(add()).toHaveTextContent('Add₹250.50');
  // In the order of the server's list, not of the dish's.
  const shown = [...element.querySelectorAll('[data-option-group]')];
  expect(shown.map((part) => part.getAttribute('data-option-group'))).toEqual([
    'g-base',
    'x-extra',
    'x-dips',
  ]);
  await user.click(add());
  await waitForPopupClosed();
  expect(sentOptions()).toEqual([
    { customized_id: 'g-base', data: '[Thin crust, Thin crust, crispy [new]]' },
    { customized_id: 'x-extra,x-dips', data: '[Extra cheese:40, Chilli, hot [small]:10.5]' },
  ]);
});

it('a dish can be added when the server writes null in place of an empty list of groups', async () => {
  sandbox.faults.add({ call: 'cart/getCustomizedDishItem', kind: 'body', body: { data: null } });
  const { group, add } = await openPizza();
  await group('Dips');
  expect(add()).toBeEnabled();
});

it('a group that requires more options than it allows lets the diner reselect an option and add', async () => {
  withQuirks('low-limits');
  const { user, group, add } = await openPizza();
  const base = await group('Choose your base');
  expect(base.getByText('Required select at least 2 option')).toBeVisible();
  await user.click(base.getByRole('checkbox', { name: 'Thin crust' }));
  await user.click(base.getByRole('checkbox', { name: 'Thin crust' }));
  expect(base.getByRole('checkbox', { name: 'Thin crust' })).toBeChecked();
  await user.click(add());
  await waitForPopupClosed();
  expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
});

it('a popup adds up prices that are text with separators, and offers add-ons without a price as free', async () => {
  withQuirks('text-prices', 'empty-add-on-prices');
  sandbox.world.changeRestaurant('tiny', { prices: { 'v-full': { Price: 1800, OfferPrice: 1400 } } });
  const { user, group, popup, add } = await openPizza();
  await user.click(popup.getByRole('radio', { name: /Full/ }));
  await user.click((await group('Extras')).getByRole('checkbox', { name: /Extra cheese/ }));
  await user.click((await group('Extras')).getByRole('checkbox', { name: /Lemon\s*Free/ }));
  expect(add()).toHaveTextContent('Add₹1,440');
  await user.click(add());
  await waitForPopupClosed();
  expect(JSON.stringify(sentOptions())).toContain('Lemon:0]');
});

it('a popup shows what a cheaper option takes off, and no total below ₹0', async () => {
  const { user, group, add } = await openPizza();
  const extras = await group('Extras');
  await user.click(extras.getByRole('checkbox', { name: /No cheese\s*− ₹20/ }));
  expect(add()).toHaveTextContent('Add₹180');
  await user.click(extras.getByRole('checkbox', { name: /Kids portion\s*− ₹500/ }));
  expect(add()).toHaveTextContent('Add₹0');
  await user.click(add());
  await waitForPopupClosed();
  expect(JSON.stringify(sentOptions())).toContain('[No cheese:-20, Kids portion:-500]');
});

it('the repeat sheet shows the unit price of a dish with a cheaper option', async () => {
  const cartId = storeCart(sandbox.world, { 'v-soup': 1 }, { restaurantId: '77' });
  const both = customDish('Thin crust, Thin crust, crispy [new]', 'No cheese:-20');
  sandbox.world.carts.addCustomized(cartId, 'v-full', 2, both);
  const { user } = renderDishes(['d-pizza']);
  const { item } = await findDishItem('Margherita');
  await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
  expect(await sheet.findByText('₹300 each')).toBeVisible();
  expect(sheet.getByText('₹600')).toBeVisible();
});

it('the repeat sheet shows the cart line’s price for a customized dish without an offer price', async () => {
  withQuirks('no-offer-price');
  const cartId = storeCart(sandbox.world, { 'v-soup': 1 }, { restaurantId: '77' });
  const both = customDish('Thin crust, Thin crust, crispy [new]', 'Extra cheese:40');
  sandbox.world.carts.addCustomized(cartId, 'v-full', 1, both);
  const { user } = renderDishes(['d-pizza']);
  const { item } = await findDishItem('Margherita');
  await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
  expect(await sheet.findByText('₹320 + ₹40 each')).toBeVisible();
});
