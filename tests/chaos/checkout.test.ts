import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { selectMenu } from '@/domain/menu/slice';
import { navigation } from '@/platform/navigation';
import '@/features/dish/repeat-sheet';
import '@/routes/cart';
import '@/routes/offers';
import '@/ui/overlay/toasts';
import { play } from './play';
import { storePizzas, storeSoups } from './restaurant';
import type { Scene, SceneContext } from './scene';

const openCart = async (stage: SceneContext, soups = 4) => {
  storeSoups(stage.sandbox, soups);
  stage.open('/cart');
  await stage.page.findByRole('heading', { name: /Soup/ });
};
const line = ({ page }: SceneContext) => {
  expect(page.getByRole('heading', { name: /Soup/ })).toBeVisible();
};
const canOrder = ({ page }: SceneContext) => {
  expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
};
const stepper = ({ page }: SceneContext) => within(page.getByRole('group', { name: 'Soup quantity' }));
const fewerInSheet = async ({ page, user }: SceneContext) => {
  const sheet = within(await page.findByRole('dialog', { name: 'Repeat last used item ?' }));
  await user().click(sheet.getByRole('button', { name: 'Decrease quantity' }));
};
const openOffers = async (stage: SceneContext) => {
  await openCart(stage);
  await stage.user().click(await stage.page.findByRole('button', { name: 'View offers' }));
};
const applyOffer = async ({ page, user }: SceneContext) => {
  await user().click(await page.findByRole('button', { name: 'Apply FLAT100' }));
};
/** Orders for a table. Dine-in needs no other input. */
const orderAtTable = async (stage: SceneContext, before: () => void = () => undefined) => {
  await openCart(stage);
  await stage.user().click(await stage.page.findByRole('radio', { name: 'Dine in' }));
  await stage.user().type(await stage.page.findByLabelText('Table number'), '7');
  await waitFor(() => canOrder(stage));
  before();
  await stage.user().click(stage.page.getByRole('button', { name: 'Place Order' }));
};
const hasLeft = () => {
  expect(navigation.goTo).toHaveBeenCalled();
};
const orderAgain = async ({ page, user }: SceneContext) => {
  const button = page.queryByRole('button', { name: 'Place Order' });
  if (button) await user().click(button);
};

const scenes: Scene[] = [
  {
    screen: 'Cart',
    call: 'cart/displayTestFramCore',
    act: (stage) => {
      storeSoups(stage.sandbox);
      stage.open('/cart');
    },
    expectResult: line,
  },
  { screen: 'Cart', call: 'display/display_dish_list', act: openCart, expectResult: line },
  { screen: 'Cart', call: 'Daily/Timing', act: openCart, expectResult: canOrder },
  {
    screen: 'Cart',
    call: 'restro_id_new',
    act: (stage) => {
      storeSoups(stage.sandbox);
      stage.open('/cart');
    },
    expectResult: canOrder,
  },
  {
    screen: 'Cart',
    call: 'PriceCalculate/Cart',
    act: openCart,
    expectResult: canOrder,
    errorText: 'Error while fetching cart price',
  },
  {
    screen: 'Cart',
    call: 'cart/addItemTest',
    act: async (stage) => {
      await openCart(stage);
      await stage.user().click(stepper(stage).getByRole('button', { name: 'Increase quantity' }));
    },
    expectResult: (stage) => {
      expect(stepper(stage).getByText(/^[56]$/)).toBeVisible();
      canOrder(stage);
    },
    errorText: 'Failed to add item. Try again.',
    recover: (stage) => stage.user().click(stepper(stage).getByRole('button', { name: 'Increase quantity' })),
  },
  {
    screen: 'Cart',
    call: 'cart/remove',
    act: async (stage) => {
      await openCart(stage);
      await stage.user().click(stepper(stage).getByRole('button', { name: 'Decrease quantity' }));
    },
    expectResult: (stage) => {
      expect(stepper(stage).getByText(/^[23]$/)).toBeVisible();
      canOrder(stage);
    },
    errorText: 'Error while removing quantity',
    recover: (stage) => stage.user().click(stepper(stage).getByRole('button', { name: 'Decrease quantity' })),
  },
  {
    screen: 'Cart (repeat sheet)',
    call: 'cart/Cust_Dish_Item',
    act: async (stage) => {
      storePizzas(stage.sandbox, 3);
      stage.open('/cart');
      await stage.page.findByRole('heading', { name: /Margherita/ });
      // The sheet needs the dish.
      await waitFor(() => expect(selectMenu(stage.store().getState()).status).toBe('ready'));
      const pizzas = within(stage.page.getByRole('group', { name: 'Margherita quantity' }));
      await stage.user().click(pizzas.getByRole('button', { name: 'Decrease quantity' }));
      await fewerInSheet(stage);
    },
    expectResult: ({ page }) => {
      const sheet = within(page.getByRole('dialog', { name: 'Repeat last used item ?' }));
      const pizzas = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
      expect(pizzas.getByText(/^[12]$/)).toBeVisible();
    },
    errorText: 'Error while removing quantity',
    recover: fewerInSheet,
  },
  {
    screen: 'Cart',
    call: 'cart/delete',
    act: async (stage) => {
      await openCart(stage);
      await stage.user().click(stage.page.getByRole('button', { name: 'Delete all items' }));
    },
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'empty cart !' })).toBeVisible(),
    errorText: 'error while delete all cart items',
    recover: ({ page, user }) => user().click(page.getByRole('button', { name: 'Delete all items' })),
  },
  {
    screen: 'Cart',
    call: 'Offer/display_for_restaurent',
    act: openOffers,
    expectResult: ({ page }) => expect(page.getByRole('button', { name: 'Apply FLAT100' })).toBeVisible(),
  },
  {
    screen: 'Cart',
    call: 'Offer/apply',
    act: async (stage) => {
      await openOffers(stage);
      await applyOffer(stage);
    },
    expectResult: ({ page }) => expect(page.getByRole('button', { name: 'Remove FLAT100' })).toBeVisible(),
    errorText: 'An error occurred while applying the offer. Please try again.',
    recover: applyOffer,
  },
  {
    screen: 'Place Order',
    call: 'Daily/Timing',
    act: orderAtTable,
    expectResult: hasLeft,
    recover: orderAgain,
  },
  {
    screen: 'Place Order',
    call: 'cart/displayTestFramCore',
    startsFaultsLater: true,
    act: (stage) => orderAtTable(stage, stage.startFaults),
    expectResult: hasLeft,
    recover: orderAgain,
  },
  {
    screen: 'Offers',
    call: 'Offer/display_for_restaurent',
    act: ({ open }) => open('/offer'),
    expectResult: ({ page }) => expect(page.getByRole('button', { name: /FLAT100/ })).toBeVisible(),
  },
];

play(scenes);
