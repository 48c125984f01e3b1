import { fireEvent, within } from '@testing-library/react';
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
import { play } from './play';
import { withOrder } from './restaurant';
import type { Scene, Stage } from './scene';

const openHistory = (stage: Stage) => {
  withOrder(stage.sandbox);
  stage.open('/order-history');
};
const openDetails = (stage: Stage) => {
  const id = withOrder(stage.sandbox);
  stage.open(`/order-history/order-details/${id}`);
};
const openTracking = (stage: Stage) => {
  const id = withOrder(stage.sandbox);
  stage.open(`/orderInfo?OrderId=${id}`);
};
/** The page requests the order's status when it becomes visible. */
const comeBack = () => void fireEvent(document, new Event('visibilitychange'));
const again = async ({ page }: Stage) => within(await page.findByRole('dialog', { name: 'Order again' }));
const openAgain = async (stage: Stage) => {
  openHistory(stage);
  await stage.user().click(await stage.page.findByRole('button', { name: 'Order again' }));
};
const soups = ({ page }: Stage) => {
  expect(page.getByText(/\d x\s*Soup/)).toBeVisible();
};

const scenes: Scene[] = [
  { screen: 'Order history', call: 'Order/history', reach: openHistory, done: soups },
  {
    screen: 'Home',
    call: 'Order/history',
    reach: ({ sandbox, open }) => {
      withOrder(sandbox);
      open('/');
    },
    done: ({ page }) => expect(page.getByRole('region', { name: 'Track your order' })).toBeVisible(),
    goOn: async ({ page, user }) => {
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
    isLate: true,
    reach: async (stage) => {
      const id = withOrder(stage.sandbox);
      stage.open('/');
      await stage.page.findByRole('region', { name: 'Track your order' });
      stage.sandbox.world.orders.setStatus(id, 'Preparing');
      stage.err();
      comeBack();
    },
    done: ({ page }) =>
      expect(page.getByRole('region', { name: 'Track your order' })).toHaveTextContent(/Preparing/),
    goOn: comeBack,
  },
  {
    screen: 'Order details',
    call: 'Display/Order',
    reach: openDetails,
    done: ({ page }) => expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible(),
  },
  {
    screen: 'Order tracking',
    call: 'Display/Order',
    reach: openTracking,
    done: ({ page }) => expect(page.getByTitle(/Tracking of order/)).toBeInTheDocument(),
  },
  {
    screen: 'Order again',
    call: 'Display/Order',
    reach: openAgain,
    done: async (stage) => {
      expect(await (await again(stage)).findByRole('button', { name: /^Add \d items?/ })).toBeEnabled();
    },
  },
  {
    screen: 'Order again',
    call: 'cart/addItemTest',
    reach: async (stage) => {
      await openAgain(stage);
      await stage.user().click(await (await again(stage)).findByRole('button', { name: /^Add 2 items/ }));
    },
    done: () => expect(window.location.pathname).toBe('/cart'),
    goOn: async (stage) => {
      await stage.user().click(await (await again(stage)).findByRole('button', { name: 'Go on' }));
    },
  },
];

play(scenes);
