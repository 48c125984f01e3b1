import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/search';
import '@/features/dish/dish-popup-from-url';
import '@/features/dish/repeat-sheet';
import '@/ui/overlay/toasts';
import { play } from './play';
import { storePizzas, storeSoups } from './restaurant';
import type { Scene, SceneContext } from './scene';

const row = async ({ page }: SceneContext, name: string) => {
  const [found] = await page.findAllByRole('article', { name });
  if (!found) throw new Error(`There is no ${name}`);
  return within(found);
};
const inCart = ({ page }: SceneContext) => {
  expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/item/);
};
/** Waits for the cart: the page ignores taps until it is read. */
const readCart = (stage: SceneContext) =>
  waitFor(() => expect(stage.store().getState().cart.fetch.status).toBe('ready'));

const addSoup = async (stage: SceneContext) => {
  const soup = await row(stage, 'Soup');
  await stage.user().click(await soup.findByRole('button', { name: /^(Add|Increase quantity)$/ }));
};
const removeSoup = async (stage: SceneContext) => {
  const soup = await row(stage, 'Soup');
  await stage.user().click(await soup.findByRole('button', { name: 'Decrease quantity' }));
};
const popup = async ({ page }: SceneContext) =>
  within(await page.findByRole('dialog', { name: 'Margherita' }));
const openPopup = async (stage: SceneContext) => {
  stage.open('/menu');
  await stage
    .user()
    .click(await (await row(stage, 'Margherita')).findByRole('button', { name: 'Margherita' }));
  return popup(stage);
};
const addFromPopup = async (stage: SceneContext) => {
  const dialog = stage.page.queryByRole('dialog', { name: 'Margherita' });
  // After an unreadable answer the dish may still be in the cart.
  if (!dialog) return;
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Add/ })).toBeEnabled());
  await stage.user().click(within(dialog).getByRole('button', { name: /^Add/ }));
};
const sheet = async ({ page }: SceneContext) =>
  within(await page.findByRole('dialog', { name: 'Repeat last used item ?' }));
const openSheet = async (stage: SceneContext) => {
  storePizzas(stage.sandbox);
  stage.open('/menu');
  await readCart(stage);
  const pizza = await row(stage, 'Margherita');
  await stage.user().click(await pizza.findByRole('button', { name: 'Decrease quantity' }));
  return sheet(stage);
};
const tapInSheet = async (stage: SceneContext, name: string) => {
  await stage.user().click((await sheet(stage)).getByRole('button', { name }));
};

const rows = Object.entries({ Menu: '/menu', Home: '/', Search: '/search' }).flatMap(
  ([screen, path]): Scene[] => [
    {
      screen,
      call: 'cart/addItemTest',
      act: async (stage) => {
        stage.open(path);
        await addSoup(stage);
      },
      expectResult: inCart,
      errorText: 'error while adding to cart',
      recover: addSoup,
    },
    {
      screen,
      call: 'cart/remove',
      act: async (stage) => {
        storeSoups(stage.sandbox, 3);
        stage.open(path);
        await readCart(stage);
        await removeSoup(stage);
      },
      expectResult: ({ page }) =>
        expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/[12] item/),
      errorText: 'error while removing from cart',
      recover: removeSoup,
    },
  ],
);

const scenes: Scene[] = [
  ...rows,
  {
    screen: 'Menu',
    call: 'Guest/UserAdd',
    act: async (stage) => {
      stage.open('/menu');
      await addSoup(stage);
    },
    expectResult: inCart,
    errorText: 'error while adding to cart',
    recover: addSoup,
  },
  {
    screen: 'Floating cart bar',
    call: 'cart/delete',
    act: async (stage) => {
      storeSoups(stage.sandbox);
      stage.open('/menu');
      await stage.user().click(await stage.page.findByRole('button', { name: 'Delete cart items' }));
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
    act: async (stage) => {
      await openPopup(stage);
      await stage.page.findByRole('group', { name: 'Extras' });
      await addFromPopup(stage);
    },
    expectResult: inCart,
    errorText: 'Error to add item to cart',
    recover: addFromPopup,
  },
  {
    screen: 'Dish popup',
    call: 'cart/addNewCustDish',
    act: async (stage) => {
      await openSheet(stage);
      await tapInSheet(stage, 'add new customization');
      await stage.page.findByRole('group', { name: 'Extras' });
      await addFromPopup(stage);
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
    act: async (stage) => {
      storePizzas(stage.sandbox);
      stage.open('/menu');
      const pizza = await row(stage, 'Margherita');
      await stage.user().click(await pizza.findByRole('button', { name: /^(Add|Increase quantity)$/ }));
    },
    expectResult: inCart,
    recover: async (stage) => {
      if (stage.page.queryByRole('dialog', { name: 'Margherita' })) await addFromPopup(stage);
      else if (stage.page.queryByRole('button', { name: 'Try again' }))
        await stage.user().click(stage.page.getByRole('button', { name: 'Try again' }));
      else await addSoup(stage);
    },
  },
  {
    screen: 'Repeat sheet',
    call: 'cart/Cust_Dish_Item',
    act: async (stage) => {
      await openSheet(stage);
      await tapInSheet(stage, 'Decrease quantity');
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/1 item/),
    errorText: 'Error while removing quantity',
    recover: (stage) => tapInSheet(stage, 'Decrease quantity'),
  },
  {
    screen: 'Repeat sheet (plus)',
    call: 'cart/Cust_Dish_Item',
    act: async (stage) => {
      await openSheet(stage);
      await tapInSheet(stage, 'Increase quantity');
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/3 items/),
    recover: (stage) => tapInSheet(stage, 'Increase quantity'),
  },
];

play(scenes);
