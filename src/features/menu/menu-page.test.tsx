import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import MenuRoute from '@/routes/menu';
import type { RestaurantRecord } from '../../../sandbox/restaurants/record';
import { plainDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const dish = (itemName: string, change: Partial<typeof plainDish> = {}) => ({
  ...plainDish,
  CId: `d-${itemName}`,
  itemName,
  Price: [{ ID: `v-${itemName}`, Quantity: 'null', Price: 90, OfferPrice: 90 }],
  ...change,
});
const dishes: RestaurantRecord['dishes'] = [
  { 'category:': 'Starters', 'items:': [dish('Momos'), dish('Kebab', { veg: false })] },
  { 'category:': 'Salads', 'items:': [dish('Kachumber'), dish('Greek', { OutOfStock: true })] },
];
const sandbox = useSandbox({
  restaurants: [
    { ...tinyRestaurant, dishes },
    {
      ...tinyRestaurant,
      slug: 'leaf',
      info: { ...tinyRestaurant.info, Key: '78' },
      timing: { ...tinyRestaurant.timing, vegtype: true },
    },
  ],
});

const openMenu = (host = 'tiny.localhost') => renderPage(MenuRoute, '/menu', { host });
const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const names = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('The menu page', () => {
  it('shows a section per category with its number of dishes, and OUT OF STOCK last', async () => {
    openMenu();
    await screen.findByRole('heading', { name: /^Starters/ });
    expect(headings()).toEqual(['Starters 2', 'Salads 1', 'OUT OF STOCK 1']);
    expect(names()).toEqual(['Momos', 'Kebab', 'Kachumber', 'Greek']);
    expect(section('OUT OF STOCK').getByRole('article', { name: 'Greek' })).toBeVisible();
  });

  it('collapses a section, and keeps it collapsed on the next visit of the page', async () => {
    const { user } = openMenu();
    await user.click(await screen.findByRole('button', { name: /^Salads/, expanded: true }));
    expect(screen.getByRole('button', { name: /^Salads/, expanded: false })).toBeVisible();
    expect(section('Salads').queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Search' }));
    expect(screen.queryByRole('button', { name: /^Salads/ })).toBeNull();
    window.history.back();
    expect(await screen.findByRole('button', { name: /^Salads/, expanded: false })).toBeVisible();
  });

  it('filters dishes by veg and non-veg; Browse menu still lists every category with all its dishes', async () => {
    const { user } = openMenu();
    await screen.findByRole('heading', { name: /^Starters/ });
    const all = headings();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    await waitFor(() => expect(names()).toEqual(['Momos', 'Kachumber', 'Greek']));
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    await waitFor(() => expect(names()).toEqual(['Kebab']));
    expect(headings()).toEqual(['Starters 1']);
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Browse menu' }));
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual(all);
  });

  it('offers "Show all dishes" when the filter hides everything, and then focuses the filter "All"', async () => {
    const body = [{ 'category:': 'Starters', 'items:': [dish('Momos')] }];
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'body', body });
    const { user } = openMenu();
    await screen.findByRole('heading', { name: /^Starters/ });
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    (await screen.findByRole('button', { name: 'Show all dishes' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Starters/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  });

  it('of a pure-veg restaurant has a search link in place of the filter', async () => {
    openMenu('leaf.localhost');
    await screen.findByRole('heading', { name: /^All/ });
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  });

  it('of a restaurant that turns out to be pure veg shows all dishes, whatever the diner has filtered', async () => {
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const { user } = openMenu('leaf.localhost');
    await screen.findByRole('heading', { name: /^All/ });
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    await screen.findByRole('button', { name: 'Show all dishes' });
    timing.release();
    expect(await screen.findByRole('heading', { name: /^All/ })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows the filter and "Try again" when the menu fails to load, and loads it on retry', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'malformed', times: 1 });
    const { user } = openMenu();
    expect(await screen.findByRole('heading', { name: "The menu didn't arrive" })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Starters/ })).toBeVisible();
  });
});
