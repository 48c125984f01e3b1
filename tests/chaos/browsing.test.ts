import { expect } from 'vitest';
// Loads the lazy pages up front, so that no scenario waits for them.
import '@/routes/closed';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/privacy-policy';
import '@/routes/search';
import '@/features/dish/dish-popup-from-url';
import { storeDiner } from '../demo-data';
import { runScenarios } from './run-scenarios';
import { storeSoups } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const soup = ({ page }: ScenarioContext) => {
  expect(page.getAllByRole('article', { name: 'Soup' }).length).toBeGreaterThan(0);
};
const nameOfShop = ({ page }: ScenarioContext) => {
  expect(page.getByRole('heading', { level: 1, name: 'Tiny' })).toBeVisible();
};
const toTheMenu = async ({ page, user }: ScenarioContext) => {
  const [link] = page.getAllByRole('link', { name: /menu/i });
  if (link) await user().click(link);
};

const scenarios: Scenario[] = [
  {
    screen: 'Home',
    call: 'restro_id_new',
    act: ({ open }) => open('/'),
    expectResult: nameOfShop,
  },
  { screen: 'Menu', call: 'restro_id_new', act: ({ open }) => open('/menu'), expectResult: soup },
  {
    screen: 'Home',
    call: 'display/display_resturent_info',
    act: ({ open }) => open('/'),
    expectResult: nameOfShop,
  },
  {
    screen: 'Home',
    call: 'display/restro_address_info',
    act: ({ open }) => open('/'),
    expectResult: nameOfShop,
  },
  { screen: 'Home', call: 'Daily/Timing', act: ({ open }) => open('/'), expectResult: nameOfShop },
  {
    screen: 'Home',
    call: 'display/Slider',
    act: ({ open }) => open('/'),
    expectResult: ({ page }) => expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible(),
  },
  {
    screen: 'Home',
    call: 'display/all_categories',
    act: ({ open }) => open('/'),
    expectResult: ({ page }) => expect(page.getByRole('link', { name: /^All\b/ })).toBeVisible(),
  },
  {
    screen: 'Home',
    call: 'display/display_dish_list',
    act: ({ open }) => open('/'),
    expectResult: soup,
  },
  {
    screen: 'Home',
    call: 'Wallet/UserWalletReward',
    act: ({ open }) => {
      storeDiner();
      open('/');
    },
    expectResult: ({ page }) => {
      for (const balance of page.getAllByRole('group', { name: 'Wallet balance' })) {
        expect(balance).toHaveTextContent('₹120');
      }
    },
    recover: toTheMenu,
  },
  {
    screen: 'Home',
    call: 'Guest/UserAdd',
    act: ({ open }) => open('/'),
    expectResult: nameOfShop,
  },
  { screen: 'Menu', call: 'display/display_dish_list', act: ({ open }) => open('/menu'), expectResult: soup },
  { screen: 'Menu', call: 'Daily/Timing', act: ({ open }) => open('/menu'), expectResult: soup },
  {
    screen: 'Search',
    call: 'display/display_dish_list',
    act: ({ open }) => open('/search'),
    expectResult: soup,
  },
  {
    screen: 'Shared dish',
    call: 'display/display_dish_list',
    act: ({ open }) => open('/menu?dish=d-soup'),
    expectResult: ({ page }) => expect(page.getByRole('dialog', { name: 'Soup' })).toBeVisible(),
  },
  {
    screen: 'Menu',
    call: 'cart/displayTestFramCore',
    act: ({ sandbox, open }) => {
      storeSoups(sandbox);
      open('/menu');
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Cart' })).toHaveTextContent(/[23] items/),
    recover: async ({ page, user }) => {
      const [add] = page.getAllByRole('button', { name: 'Add' });
      if (add) await user().click(add);
    },
  },
  {
    screen: 'Closed',
    call: 'Daily/Timing',
    act: ({ open }) => open('/close'),
    expectResult: ({ page }) => expect(page.getByRole('main')).not.toBeEmptyDOMElement(),
  },
  {
    screen: 'Privacy policy',
    call: 'display/restro_address_info',
    act: ({ open }) => open('/privacy-policy'),
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible(),
  },
  {
    screen: 'Privacy policy',
    call: 'display/display_resturent_info',
    act: ({ open }) => open('/privacy-policy'),
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible(),
  },
];

runScenarios(scenarios);
