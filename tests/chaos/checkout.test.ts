import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { selectMenu } from '@/domain/menu/slice';
import { navigation } from '@/platform/navigation';
import '@/features/dish/repeat-sheet';
import '@/routes/cart';
import '@/routes/offers';
import '@/ui/overlay/toasts';
import { runScenarios } from './run-scenarios';
import { storePizzas, storeSoups } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const openCart = async (context: ScenarioContext, soups = 4) => {
  storeSoups(context.sandbox, soups);
  context.open('/cart');
  await context.page.findByRole('heading', { name: /Soup/ });
};
const line = ({ page }: ScenarioContext) => {
  expect(page.getByRole('heading', { name: /Soup/ })).toBeVisible();
};
const canOrder = ({ page }: ScenarioContext) => {
  expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
};
const stepper = ({ page }: ScenarioContext) => within(page.getByRole('group', { name: 'Soup quantity' }));
const fewerInSheet = async ({ page, user }: ScenarioContext) => {
  const sheet = within(await page.findByRole('dialog', { name: 'Repeat last used item ?' }));
  await user().click(sheet.getByRole('button', { name: 'Decrease quantity' }));
};
const openOffers = async (context: ScenarioContext) => {
  await openCart(context);
  await context.user().click(await context.page.findByRole('button', { name: 'View offers' }));
};
const applyOffer = async ({ page, user }: ScenarioContext) => {
  await user().click(await page.findByRole('button', { name: 'Apply FLAT100' }));
};
/** Dine-in needs no other input. */
const orderAtTable = async (context: ScenarioContext, before: () => void = () => undefined) => {
  await openCart(context);
  await context.user().click(await context.page.findByRole('radio', { name: 'Dine in' }));
  await context.user().type(await context.page.findByLabelText('Table number'), '7');
  await waitFor(() => canOrder(context));
  before();
  await context.user().click(context.page.getByRole('button', { name: 'Place Order' }));
};
const hasLeft = () => {
  expect(navigation.goTo).toHaveBeenCalled();
};
const orderAgain = async ({ page, user }: ScenarioContext) => {
  const button = page.queryByRole('button', { name: 'Place Order' });
  if (button) await user().click(button);
};

const scenarios: Scenario[] = [
  {
    screen: 'Cart',
    call: 'cart/displayTestFramCore',
    act: (context) => {
      storeSoups(context.sandbox);
      context.open('/cart');
    },
    expectResult: line,
  },
  { screen: 'Cart', call: 'display/display_dish_list', act: openCart, expectResult: line },
  { screen: 'Cart', call: 'Daily/Timing', act: openCart, expectResult: canOrder },
  {
    screen: 'Cart',
    call: 'restro_id_new',
    act: (context) => {
      storeSoups(context.sandbox);
      context.open('/cart');
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
    act: async (context) => {
      await openCart(context);
      await context.user().click(stepper(context).getByRole('button', { name: 'Increase quantity' }));
    },
    expectResult: (context) => {
      expect(stepper(context).getByText(/^[56]$/)).toBeVisible();
      canOrder(context);
    },
    errorText: 'Failed to add item. Try again.',
    recover: (context) =>
      context.user().click(stepper(context).getByRole('button', { name: 'Increase quantity' })),
  },
  {
    screen: 'Cart',
    call: 'cart/remove',
    act: async (context) => {
      await openCart(context);
      await context.user().click(stepper(context).getByRole('button', { name: 'Decrease quantity' }));
    },
    expectResult: (context) => {
      expect(stepper(context).getByText(/^[23]$/)).toBeVisible();
      canOrder(context);
    },
    errorText: 'Error while removing quantity',
    recover: (context) =>
      context.user().click(stepper(context).getByRole('button', { name: 'Decrease quantity' })),
  },
  {
    screen: 'Cart (repeat sheet)',
    call: 'cart/Cust_Dish_Item',
    act: async (context) => {
      storePizzas(context.sandbox, 3);
      context.open('/cart');
      await context.page.findByRole('heading', { name: /Margherita/ });
      // The sheet needs the dish.
      await waitFor(() => expect(selectMenu(context.store().getState()).status).toBe('ready'));
      const pizzas = within(context.page.getByRole('group', { name: 'Margherita quantity' }));
      await context.user().click(pizzas.getByRole('button', { name: 'Decrease quantity' }));
      await fewerInSheet(context);
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
    act: async (context) => {
      await openCart(context);
      await context.user().click(context.page.getByRole('button', { name: 'Delete all items' }));
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
    act: async (context) => {
      await openOffers(context);
      await applyOffer(context);
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
    act: (context) => orderAtTable(context, context.startFaults),
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

runScenarios(scenarios);
