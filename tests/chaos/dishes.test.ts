import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/search';
import '@/features/dish/dish-popup-from-url';
import '@/features/dish/repeat-sheet';
import '@/ui/overlay/toasts';
import { runScenarios } from './run-scenarios';
import { storePizzas, storeSoups } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const row = async ({ page }: ScenarioContext, name: string) => {
  const [found] = await page.findAllByRole('article', { name });
  if (!found) throw new Error(`There is no ${name}`);
  return within(found);
};
const inCart = ({ page }: ScenarioContext) => {
  expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/item/);
};
/** Waits for the cart: the page ignores taps until it is read. */
const readCart = (context: ScenarioContext) =>
  waitFor(() => expect(context.store().getState().cart.fetch.status).toBe('ready'));

const addSoup = async (context: ScenarioContext) => {
  const soup = await row(context, 'Soup');
  await context.user().click(await soup.findByRole('button', { name: /^(Add|Increase quantity)$/ }));
};
const removeSoup = async (context: ScenarioContext) => {
  const soup = await row(context, 'Soup');
  await context.user().click(await soup.findByRole('button', { name: 'Decrease quantity' }));
};
const popup = async ({ page }: ScenarioContext) =>
  within(await page.findByRole('dialog', { name: 'Margherita' }));
const openPopup = async (context: ScenarioContext) => {
  context.open('/menu');
  await context
    .user()
    .click(await (await row(context, 'Margherita')).findByRole('button', { name: 'Margherita' }));
  return popup(context);
};
const addFromPopup = async (context: ScenarioContext) => {
  const dialog = context.page.queryByRole('dialog', { name: 'Margherita' });
  // After an unreadable answer the dish may still be in the cart.
  if (!dialog) return;
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Add/ })).toBeEnabled());
  await context.user().click(within(dialog).getByRole('button', { name: /^Add/ }));
};
const sheet = async ({ page }: ScenarioContext) =>
  within(await page.findByRole('dialog', { name: 'Repeat last used item ?' }));
const openSheet = async (context: ScenarioContext) => {
  storePizzas(context.sandbox);
  context.open('/menu');
  await readCart(context);
  const pizza = await row(context, 'Margherita');
  await context.user().click(await pizza.findByRole('button', { name: 'Decrease quantity' }));
  return sheet(context);
};
const tapInSheet = async (context: ScenarioContext, name: string) => {
  await context.user().click((await sheet(context)).getByRole('button', { name }));
};

const rows = Object.entries({ Menu: '/menu', Home: '/', Search: '/search' }).flatMap(
  ([screen, path]): Scenario[] => [
    {
      screen,
      call: 'cart/addItemTest',
      act: async (context) => {
        context.open(path);
        await addSoup(context);
      },
      expectResult: inCart,
      errorText: 'error while adding to cart',
      recover: addSoup,
    },
    {
      screen,
      call: 'cart/remove',
      act: async (context) => {
        storeSoups(context.sandbox, 3);
        context.open(path);
        await readCart(context);
        await removeSoup(context);
      },
      expectResult: ({ page }) =>
        expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/[12] item/),
      errorText: 'error while removing from cart',
      recover: removeSoup,
    },
  ],
);

const scenarios: Scenario[] = [
  ...rows,
  {
    screen: 'Menu',
    call: 'Guest/UserAdd',
    act: async (context) => {
      context.open('/menu');
      await addSoup(context);
    },
    expectResult: inCart,
    errorText: 'error while adding to cart',
    recover: addSoup,
  },
  {
    screen: 'Floating cart bar',
    call: 'cart/delete',
    act: async (context) => {
      storeSoups(context.sandbox);
      context.open('/menu');
      await context.user().click(await context.page.findByRole('button', { name: 'Delete cart items' }));
    },
    expectResult: ({ page }) => expect(page.queryByRole('region', { name: 'Cart' })).toBeNull(),
    errorText: ' failed to deleting cart items',
    recover: ({ page, user }) => user().click(page.getByRole('button', { name: 'Delete cart items' })),
  },
  {
    screen: 'Dish popup',
    call: 'cart/getCustomizedDishItem',
    act: openPopup,
    expectResult: ({ page }) => expect(page.getByRole('group', { name: 'Choose your base' })).toBeVisible(),
  },
  {
    screen: 'Dish popup',
    call: 'cart/getAddConsItem',
    act: openPopup,
    expectResult: ({ page }) => expect(page.getByRole('group', { name: 'Extras' })).toBeVisible(),
  },
  {
    screen: 'Dish popup',
    call: 'cart/addItemTest',
    act: async (context) => {
      await openPopup(context);
      await context.page.findByRole('group', { name: 'Extras' });
      await addFromPopup(context);
    },
    expectResult: inCart,
    errorText: 'Error to add item to cart',
    recover: addFromPopup,
  },
  {
    screen: 'Dish popup',
    call: 'cart/addNewCustDish',
    act: async (context) => {
      await openSheet(context);
      await tapInSheet(context, 'add new customization');
      await context.page.findByRole('group', { name: 'Extras' });
      await addFromPopup(context);
    },
    expectResult: ({ page }) =>
      // The popup confirms for a moment that the dish was added, then closes.
      waitFor(
        () => {
          expect(page.queryByRole('dialog', { name: 'Margherita' })).toBeNull();
          expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/[34] items/);
        },
        { timeout: 3000 },
      ),
    errorText: 'Error to add item to cart',
    recover: addFromPopup,
  },
  {
    screen: 'Dish popup',
    call: 'cart/displayTestFramCore',
    act: async (context) => {
      storePizzas(context.sandbox);
      context.open('/menu');
      const pizza = await row(context, 'Margherita');
      await context.user().click(await pizza.findByRole('button', { name: /^(Add|Increase quantity)$/ }));
    },
    expectResult: inCart,
    recover: async (context) => {
      if (context.page.queryByRole('dialog', { name: 'Margherita' })) await addFromPopup(context);
      else if (context.page.queryByRole('button', { name: 'Try again' }))
        await context.user().click(context.page.getByRole('button', { name: 'Try again' }));
      else await addSoup(context);
    },
  },
  {
    screen: 'Repeat sheet',
    call: 'cart/Cust_Dish_Item',
    act: async (context) => {
      await openSheet(context);
      await tapInSheet(context, 'Decrease quantity');
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/1 item/),
    errorText: 'Error while removing quantity',
    recover: (context) => tapInSheet(context, 'Decrease quantity'),
  },
  {
    screen: 'Repeat sheet (plus)',
    call: 'cart/Cust_Dish_Item',
    act: async (context) => {
      await openSheet(context);
      await tapInSheet(context, 'Increase quantity');
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/3 items/),
    recover: (context) => tapInSheet(context, 'Increase quantity'),
  },
];

runScenarios(scenarios);
