import { expect } from 'vitest';
// Loads the lazy pages up front, so that scenes do not wait for them.
import '@/routes/closed';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/privacy-policy';
import '@/routes/search';
import '@/features/dish/dish-popup';
import { play } from './play';
import { withDiner, withSoups } from './restaurant';
import type { Scene, Stage } from './scene';

const soup = ({ page }: Stage) => {
  expect(page.getAllByRole('article', { name: 'Soup' }).length).toBeGreaterThan(0);
};
const nameOfShop = ({ page }: Stage) => {
  expect(page.getByRole('heading', { level: 1, name: 'Tiny' })).toBeVisible();
};
const toTheMenu = async ({ page, user }: Stage) => {
  const [link] = page.getAllByRole('link', { name: /menu/i });
  if (link) await user().click(link);
};

const scenes: Scene[] = [
  {
    screen: 'Home',
    call: 'restro_id_new',
    reach: ({ open }) => open('/'),
    done: nameOfShop,
  },
  { screen: 'Menu', call: 'restro_id_new', reach: ({ open }) => open('/menu'), done: soup },
  {
    screen: 'Home',
    call: 'display/display_resturent_info',
    reach: ({ open }) => open('/'),
    done: nameOfShop,
  },
  { screen: 'Home', call: 'display/restro_address_info', reach: ({ open }) => open('/'), done: nameOfShop },
  { screen: 'Home', call: 'Daily/Timing', reach: ({ open }) => open('/'), done: nameOfShop },
  {
    screen: 'Home',
    call: 'display/Slider',
    reach: ({ open }) => open('/'),
    done: ({ page }) => expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible(),
  },
  {
    screen: 'Home',
    call: 'display/all_categories',
    reach: ({ open }) => open('/'),
    done: ({ page }) => expect(page.getByRole('link', { name: /^All\b/ })).toBeVisible(),
  },
  {
    screen: 'Home',
    call: 'display/display_dish_list',
    reach: ({ open }) => open('/'),
    done: soup,
  },
  {
    screen: 'Home',
    call: 'Wallet/UserWalletReward',
    reach: ({ open }) => {
      withDiner();
      open('/');
    },
    done: ({ page }) => {
      for (const balance of page.getAllByRole('group', { name: 'Wallet balance' })) {
        expect(balance).toHaveTextContent('₹120');
      }
    },
    goOn: toTheMenu,
  },
  {
    screen: 'Home',
    call: 'Guest/UserAdd',
    reach: ({ open }) => open('/'),
    done: nameOfShop,
  },
  { screen: 'Menu', call: 'display/display_dish_list', reach: ({ open }) => open('/menu'), done: soup },
  { screen: 'Menu', call: 'Daily/Timing', reach: ({ open }) => open('/menu'), done: soup },
  { screen: 'Search', call: 'display/display_dish_list', reach: ({ open }) => open('/search'), done: soup },
  {
    screen: 'Shared dish',
    call: 'display/display_dish_list',
    reach: ({ open }) => open('/menu?dish=d-soup'),
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Soup' })).toBeVisible(),
  },
  {
    screen: 'Menu',
    call: 'cart/displayTestFramCore',
    reach: ({ sandbox, open }) => {
      withSoups(sandbox);
      open('/menu');
    },
    done: ({ page }) => expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/[23] items/),
    goOn: async ({ page, user }) => {
      const [add] = page.getAllByRole('button', { name: 'Add' });
      if (add) await user().click(add);
    },
  },
  {
    screen: 'Closed',
    call: 'Daily/Timing',
    reach: ({ open }) => open('/close'),
    done: ({ page }) => expect(page.getByRole('main')).not.toBeEmptyDOMElement(),
  },
  {
    screen: 'Privacy policy',
    call: 'display/restro_address_info',
    reach: ({ open }) => open('/privacy-policy'),
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible(),
  },
  {
    screen: 'Privacy policy',
    call: 'display/display_resturent_info',
    reach: ({ open }) => open('/privacy-policy'),
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible(),
  },
];

play(scenes);
