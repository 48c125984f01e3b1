/** Texts with markup, and names in another direction than the page (docs/behaviour.md 2.12). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { findDishItem, openPopup, waitForPopupClosed } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox({
  restaurants: [
    {
      ...tinyRestaurant,
      addOnGroups: tinyRestaurant.addOnGroups.map((group) => ({
        ...group,
        name: `${group.name} &amp; more`,
        itemNmae: { 'Mac &amp; cheese': 40, 'ثوم (2 pcs)': 5 },
      })),
      customizationGroups: tinyRestaurant.customizationGroups.map((group) => ({
        ...group,
        itemNmae: ['Chef&#39;s <b>base</b>', '&lt;3 cheese'],
      })),
      dishes: tinyRestaurant.dishes.map((category) => ({
        ...category,
        'items:': category['items:'].map((dish) =>
          dish.CId === 'd-pizza'
            ? {
                ...dish,
                itemName: 'Chef&#39;s شاورما (2 pcs)',
                description: '<p>Rich<br>creamy</p>a < b &amp; c',
              }
            : dish,
        ),
      })),
    },
  ],
});

const NAME = "Chef's شاورما (2 pcs)";

it('a dish with markup is shown as plain text, and its options are sent back as the server wrote them', async () => {
  const { user, popup, group, add } = await openPopup('d-pizza', NAME);
  expect(popup.getByText(/^Rich/).textContent).toBe('Rich\ncreamy\na < b & c');
  const base = await group('Choose your base');
  expect(base.getByRole('checkbox', { name: "Chef's base" })).toBeChecked();
  await user.click(base.getByRole('checkbox', { name: '<3 cheese' }));
  const extras = await group('Extras & more');
  await user.click(extras.getByRole('checkbox', { name: /^Mac & cheese/ }));
  await user.click(add());
  await waitForPopupClosed();
  const sent = sandbox.requests.list('cart/addItemTest')[0]?.form['addCustDish'] ?? '';
  expect(JSON.parse(sent)).toEqual([
    { customized_id: 'g-base', data: '[Chef&#39;s <b>base</b>, &lt;3 cheese]' },
    { customized_id: 'x-extra', data: '[Mac &amp; cheese:40]' },
  ]);

  const { item } = await findDishItem(NAME);
  await user.click(await item.findByRole('button', { name: 'Decrease quantity' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Repeat last used item ?' }));
  expect(await sheet.findByText("Chef's base, <3 cheese, Mac & cheese:40")).toBeVisible();
});

it('names of a dish and its options have their own direction', async () => {
  const { popup, group } = await openPopup('d-pizza', NAME);
  const option = (await group('Extras & more')).getByText('ثوم (2 pcs)');
  const { item } = await findDishItem(NAME);
  for (const name of [option, popup.getByText(NAME), ...item.getAllByText(NAME)])
    expect(name.closest('[dir]')).toHaveAttribute('dir', 'auto');
});
