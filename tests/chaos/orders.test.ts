import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/features/orders/order-again-dialog';
import '@/features/tracking/tracking-bar';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/cart';
import '@/routes/order-details';
import '@/routes/order-history';
import '@/routes/order-info';
import '@/ui/overlay/toasts';
import { runScenarios } from './run-scenarios';
import { storeOrder } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const openHistory = (context: ScenarioContext) => {
  storeOrder(context.sandbox);
  context.open('/order-history');
};
const openDetails = (context: ScenarioContext) => {
  const id = storeOrder(context.sandbox);
  context.open(`/order-history/order-details/${id}`);
};
const openTracking = (context: ScenarioContext) => {
  const id = storeOrder(context.sandbox);
  context.open(`/orderInfo?OrderId=${id}`);
};
/** The page requests the order's status when it becomes visible. */
const comeBack = () => void fireEvent(document, new Event('visibilitychange'));
const again = async ({ page }: ScenarioContext) =>
  within(await page.findByRole('dialog', { name: 'Order again' }));
const openAgain = async (context: ScenarioContext) => {
  openHistory(context);
  await context.user().click(await context.page.findByRole('button', { name: 'Order again' }));
};
const soups = ({ page }: ScenarioContext) => {
  expect(page.getByText(/\d x\s*Soup/)).toBeVisible();
};

const scenarios: Scenario[] = [
  { screen: 'Order history', call: 'Order/history', act: openHistory, expectResult: soups },
  {
    screen: 'Home',
    call: 'Order/history',
    act: ({ sandbox, open }) => {
      storeOrder(sandbox);
      open('/');
    },
    expectResult: ({ page }) => expect(page.getByRole('region', { name: 'Track your order' })).toBeVisible(),
    recover: async ({ page, user }) => {
      await user().click(page.getByRole('button', { name: 'Open menu' }));
      const menu = within(await page.findByRole('dialog', { name: 'Menu' }));
      await user().click(menu.getByRole('link', { name: 'Order history' }));
      await page.findByRole('heading', { name: 'Order history' });
      const [retry] = page.queryAllByRole('button', { name: 'Try again' });
      if (retry) await user().click(retry);
      await page.findByText(/2 x\s*Soup/);
      await user().click(page.getByRole('button', { name: 'Open menu' }));
      await user().click(
        within(await page.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Home' }),
      );
    },
  },
  {
    screen: 'Tracking bar',
    call: 'Display/Order',
    startsFaultsLater: true,
    act: async (context) => {
      const id = storeOrder(context.sandbox);
      context.open('/');
      await context.page.findByRole('region', { name: 'Track your order' });
      // From then on the bar follows the visibility of the page.
      await waitFor(() => expect(context.store().getState().orders.watchedId).toBe(id));
      context.sandbox.world.orders.setStatus(id, 'Preparing');
      context.startFaults();
      comeBack();
    },
    expectResult: ({ page }) =>
      expect(page.getByRole('region', { name: 'Track your order' })).toHaveTextContent(/Preparing/),
    recover: comeBack,
  },
  {
    screen: 'Order details',
    call: 'Display/Order',
    act: openDetails,
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible(),
  },
  {
    screen: 'Order tracking',
    call: 'Display/Order',
    act: openTracking,
    expectResult: ({ page }) => expect(page.getByTitle(/Tracking of order/)).toBeInTheDocument(),
  },
  {
    screen: 'Order again',
    call: 'Display/Order',
    act: openAgain,
    expectResult: async (context) => {
      expect(await (await again(context)).findByRole('button', { name: /^Add \d items?/ })).toBeEnabled();
    },
  },
  {
    screen: 'Order again',
    call: 'cart/addItemTest',
    act: async (context) => {
      await openAgain(context);
      await context.user().click(await (await again(context)).findByRole('button', { name: /^Add 2 items/ }));
    },
    expectResult: () => expect(window.location.pathname).toBe('/cart'),
    recover: async (context) => {
      await context.user().click(await (await again(context)).findByRole('button', { name: 'Continue' }));
    },
  },
];

runScenarios(scenarios);
