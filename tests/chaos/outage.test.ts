import { expect } from 'vitest';
import '@/features/dish/dish-popup-from-url';
import '@/routes/address';
import '@/routes/book-table';
import '@/routes/cart';
import '@/routes/closed';
import '@/routes/home';
import '@/routes/menu';
import '@/routes/offers';
import '@/routes/order-details';
import '@/routes/order-history';
import '@/routes/order-info';
import '@/routes/privacy-policy';
import '@/routes/refund-policy';
import '@/routes/search';
import '@/routes/term-and-condition';
import '@/ui/overlay/toasts';
import { runScenarios } from './run-scenarios';
import { storeOrder, storeSoups } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const screens: readonly {
  screen: string;
  path: string;
  expectResult: (context: ScenarioContext) => unknown;
}[] = [
  {
    screen: 'Home',
    path: '/',
    expectResult: ({ page }) => {
      expect(page.getByRole('heading', { level: 1, name: 'Tiny' })).toBeVisible();
      expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
      expect(page.getByRole('link', { name: /^All\b/ })).toBeVisible();
      expect(page.getByRole('article', { name: 'Soup' })).toBeVisible();
    },
  },
  {
    screen: 'Menu',
    path: '/menu/All',
    expectResult: ({ page }) =>
      expect(page.getAllByRole('article', { name: 'Soup' }).length).toBeGreaterThan(0),
  },
  {
    screen: 'Cart',
    path: '/cart',
    expectResult: ({ page }) => {
      expect(page.getByRole('heading', { name: /Soup/ })).toBeVisible();
      expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    },
  },
  {
    screen: 'Offers',
    path: '/offer',
    expectResult: ({ page }) => expect(page.getByRole('button', { name: /FLAT100/ })).toBeVisible(),
  },
  {
    screen: 'Search',
    path: '/search',
    expectResult: ({ page }) =>
      expect(page.getAllByRole('article', { name: 'Soup' }).length).toBeGreaterThan(0),
  },
  {
    screen: 'Edit Delivery Address',
    path: '/address?id=a-1',
    expectResult: ({ page }) => expect(page.getByLabelText('House No')).toHaveValue('24, 2nd Floor'),
  },
  {
    screen: 'Closed',
    path: '/close',
    expectResult: ({ page }) => expect(page.getByRole('main')).not.toBeEmptyDOMElement(),
  },
  {
    screen: 'Order history',
    path: '/order-history',
    expectResult: ({ page }) => expect(page.getByText(/\d x\s*Soup/)).toBeVisible(),
  },
  {
    screen: 'Order details',
    path: '/order-history/order-details/{order}',
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible(),
  },
  {
    screen: 'Booking',
    path: '/bookTable',
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Book a table' })).toBeVisible(),
  },
  {
    screen: 'Order tracking',
    path: '/orderInfo?OrderId={order}',
    expectResult: ({ page }) => expect(page.getByTitle(/^Tracking of order/)).toBeInTheDocument(),
  },
  {
    screen: 'Refund policy',
    path: '/refund-policy',
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Late delivery' })).toBeVisible(),
  },
  {
    screen: 'Terms',
    path: '/term-and-condition',
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Complaints' })).toBeVisible(),
  },
  {
    screen: 'Privacy policy',
    path: '/privacy-policy',
    expectResult: ({ page }) => expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible(),
  },
];

const scenarios = screens.map(({ screen, path, expectResult }): Scenario => ({
  screen,
  call: '*',
  act: ({ sandbox, open }) => {
    storeSoups(sandbox, 4);
    const id = storeOrder(sandbox);
    open(path.replace('{order}', id));
  },
  expectResult,
}));

runScenarios(scenarios);
