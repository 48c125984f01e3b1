import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { externalNavigation } from '@/integrations/external-navigation';
import '@/features/dish/repeat-sheet';
import '@/routes/cart';
import '@/routes/offers';
import '@/ui/overlay/toasts';
import { play } from './play';
import { withPizzas, withSoups } from './restaurant';
import type { Scene, Stage } from './scene';

const openCart = async (stage: Stage, soups = 4) => {
  withSoups(stage.sandbox, soups);
  stage.open('/cart');
  await stage.page.findByRole('heading', { name: /Soup/ });
};
const line = ({ page }: Stage) => {
  expect(page.getByRole('heading', { name: /Soup/ })).toBeVisible();
};
const canOrder = ({ page }: Stage) => {
  expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
};
const stepper = ({ page }: Stage) => within(page.getByRole('group', { name: 'Soup quantity' }));
const fewerInSheet = async ({ page, user }: Stage) => {
  const sheet = within(await page.findByRole('dialog', { name: 'Repeat last used item ?' }));
  await user().click(sheet.getByRole('button', { name: 'Decrease quantity' }));
};
const openOffers = async (stage: Stage) => {
  await openCart(stage);
  await stage.user().click(await stage.page.findByRole('button', { name: 'View offers' }));
};
const applyOffer = async ({ page, user }: Stage) => {
  await user().click(await page.findByRole('button', { name: 'Apply FLAT100' }));
};
/** Orders for a table. Dine-in needs no other input. */
const orderAtTable = async (stage: Stage, before: () => void = () => undefined) => {
  await openCart(stage);
  await stage.user().click(await stage.page.findByRole('radio', { name: 'Dine in' }));
  await stage.user().type(await stage.page.findByLabelText('Table number'), '7');
  await waitFor(() => canOrder(stage));
  before();
  await stage.user().click(stage.page.getByRole('button', { name: 'Place Order' }));
};
const hasLeft = () => {
  expect(externalNavigation.goTo).toHaveBeenCalled();
};
const orderAgain = async ({ page, user }: Stage) => {
  const button = page.queryByRole('button', { name: 'Place Order' });
  if (button) await user().click(button);
};

const scenes: Scene[] = [
  {
    screen: 'Cart',
    call: 'cart/displayTestFramCore',
    reach: (stage) => {
      withSoups(stage.sandbox);
      stage.open('/cart');
    },
    done: line,
  },
  { screen: 'Cart', call: 'display/display_dish_list', reach: openCart, done: line },
  { screen: 'Cart', call: 'Daily/Timing', reach: openCart, done: canOrder },
  {
    screen: 'Cart',
    call: 'restro_id_new',
    reach: (stage) => {
      withSoups(stage.sandbox);
      stage.open('/cart');
    },
    done: canOrder,
  },
  {
    screen: 'Cart',
    call: 'PriceCalculate/Cart',
    reach: openCart,
    done: canOrder,
    said: 'Error while fetching cart price',
  },
  {
    screen: 'Cart',
    call: 'cart/addItemTest',
    reach: async (stage) => {
      await openCart(stage);
      await stage.user().click(stepper(stage).getByRole('button', { name: 'Increase quantity' }));
    },
    done: (stage) => {
      expect(stepper(stage).getByText(/^[56]$/)).toBeVisible();
      canOrder(stage);
    },
    said: 'Failed to add item. Try again.',
    goOn: (stage) => stage.user().click(stepper(stage).getByRole('button', { name: 'Increase quantity' })),
  },
  {
    screen: 'Cart',
    call: 'cart/remove',
    reach: async (stage) => {
      await openCart(stage);
      await stage.user().click(stepper(stage).getByRole('button', { name: 'Decrease quantity' }));
    },
    done: (stage) => {
      expect(stepper(stage).getByText(/^[23]$/)).toBeVisible();
      canOrder(stage);
    },
    said: 'Error while removing quantity',
    goOn: (stage) => stage.user().click(stepper(stage).getByRole('button', { name: 'Decrease quantity' })),
  },
  {
    screen: 'Cart (repeat sheet)',
    call: 'cart/Cust_Dish_Item',
    reach: async (stage) => {
      withPizzas(stage.sandbox, 3);
      stage.open('/cart');
      await stage.page.findByRole('heading', { name: /Margherita/ });
      const pizzas = within(stage.page.getByRole('group', { name: 'Margherita quantity' }));
      await stage.user().click(pizzas.getByRole('button', { name: 'Decrease quantity' }));
      await fewerInSheet(stage);
    },
    done: ({ page }) => {
      const sheet = within(page.getByRole('dialog', { name: 'Repeat last used item ?' }));
      const pizzas = within(sheet.getByRole('group', { name: 'Margherita quantity' }));
      expect(pizzas.getByText(/^[12]$/)).toBeVisible();
    },
    said: 'Error while removing quantity',
    goOn: fewerInSheet,
  },
  {
    screen: 'Cart',
    call: 'cart/delete',
    reach: async (stage) => {
      await openCart(stage);
      await stage.user().click(stage.page.getByRole('button', { name: 'Delete all items' }));
    },
    done: ({ page }) => expect(page.getByRole('heading', { name: 'empty cart !' })).toBeVisible(),
    said: 'error while delete all cart items',
    goOn: ({ page, user }) => user().click(page.getByRole('button', { name: 'Delete all items' })),
  },
  {
    screen: 'Cart',
    call: 'Offer/display_for_restaurent',
    reach: openOffers,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Apply FLAT100' })).toBeVisible(),
  },
  {
    screen: 'Cart',
    call: 'Offer/apply',
    reach: async (stage) => {
      await openOffers(stage);
      await applyOffer(stage);
    },
    done: ({ page }) => expect(page.getByRole('button', { name: 'Remove FLAT100' })).toBeVisible(),
    said: 'An error occurred while applying the offer. Please try again.',
    goOn: applyOffer,
  },
  {
    screen: 'Place Order',
    call: 'Daily/Timing',
    reach: orderAtTable,
    done: hasLeft,
    goOn: orderAgain,
  },
  {
    screen: 'Place Order',
    call: 'cart/displayTestFramCore',
    isLate: true,
    reach: (stage) => orderAtTable(stage, stage.err),
    done: hasLeft,
    goOn: orderAgain,
  },
  {
    screen: 'Offers',
    call: 'Offer/display_for_restaurent',
    reach: ({ open }) => open('/offer'),
    done: ({ page }) => expect(page.getByRole('button', { name: /FLAT100/ })).toBeVisible(),
  },
];

play(scenes);
