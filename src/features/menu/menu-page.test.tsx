import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';
import { greenLeaf } from '../../../sandbox/restaurants/green-leaf';
import type { RestaurantRecord } from '../../../sandbox/restaurants/record';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { MenuPage } from './menu-page';

/** Shortens each category to two dishes plus those out of stock, so that queries are faster. */
const short = (restaurant: RestaurantRecord): RestaurantRecord => ({
  ...restaurant,
  dishes: restaurant.dishes.map((category) => ({
    ...category,
    'items:': category['items:'].filter((dish, index) => index < 2 || dish.OutOfStock),
  })),
});
const sandbox = useSandbox({ restaurants: [short(spiceGarden), short(greenLeaf)] });

const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const tabs = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const tab = (name: string) => tabs().getByRole('button', { name });

describe('The menu page', () => {
  it('shows a section per category with its number of dishes, and OUT OF STOCK last', async () => {
    renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ });
    const all = headings();
    expect(all[0]).toBe('Starters 2');
    expect(all.at(-1)).toMatch(/^OUT OF STOCK \d+$/);
    const gone = spiceGarden.dishes.flatMap((c) => c['items:']).filter((dish) => dish.OutOfStock);
    await waitFor(() =>
      expect(within(section('OUT OF STOCK')).getAllByRole('article')).toHaveLength(gone.length),
    );
  });

  it('collapses a section, and keeps it collapsed after a visit to another page', async () => {
    const { user } = renderShop('/menu');
    const toggle = await screen.findByRole('button', { name: /^Breads/, expanded: true });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(within(section('Breads')).queryByRole('article')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Search' }));
    await screen.findByRole('searchbox');
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: /^Breads/, expanded: false })).toBeInTheDocument();
  });

  it('filters dishes by veg and non-veg, and hides sections without matches', async () => {
    const { user } = renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ });
    const articles = () => within(section('Starters')).getAllByRole('article');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    expect(articles().every((dish) => within(dish).queryByRole('img', { name: 'Veg' }))).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    expect(articles().every((dish) => within(dish).queryByRole('img', { name: 'Non-veg' }))).toBe(true);
    expect(screen.queryByRole('heading', { name: /^Salads/ })).not.toBeInTheDocument();
  });

  it('moves the focus to the filter "All" when "Show all dishes" is pressed with the keyboard', async () => {
    const vegetarian = short(spiceGarden).dishes.map((category) => ({
      ...category,
      'items:': category['items:'].filter(({ veg }) => veg),
    }));
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'body', body: vegetarian });
    const { user } = renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ });
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    (await screen.findByRole('button', { name: 'Show all dishes' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Starters/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  });

  it('lists every category with all its dishes counted in Browse menu, whatever the filter hides', async () => {
    const { user } = renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ });
    const all = headings();
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    await waitFor(() => expect(headings()).not.toEqual(all));
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Browse menu' }));
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual(all);
  });

  it('shows only the search link in place of the filter when all dishes are veg', async () => {
    renderShop('/menu', { host: 'green-leaf.localhost' });
    await screen.findByRole('heading', { name: /^Tiffin/ });
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('shows the filter and "Try again" when the menu fails to load, and loads it on retry', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'malformed', times: 1 });
    const { user } = renderShop('/menu');
    expect(await screen.findByRole('heading', { name: "The menu didn't arrive" })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Starters/ })).toBeVisible();
  });

  it('does not rerender dishes on scroll, on a category tab click or when a section collapses', async () => {
    const store = makeStore(identifyShop('spice-garden.localhost', '/', 'localhost'), () =>
      Promise.resolve(),
    );
    startShop(store);
    const drawn = vi.fn<(id: string) => void>();
    const Dish = ({ dishId }: { dishId: string }) => {
      drawn(dishId);
      return <article aria-label={dishId} />;
    };
    render(
      <Provider store={store}>
        <MemoryRouter>
          <MenuPage Dish={Dish} />
        </MemoryRouter>
      </Provider>,
    );
    await screen.findByRole('heading', { name: /^Starters/ });
    const dishes = Object.keys(store.getState().menu.menu.data?.dishes ?? {});
    await waitFor(() => expect(new Set(drawn.mock.calls.map(([id]) => id)).size).toBe(dishes.length));
    drawn.mockClear();
    fireEvent.scroll(window);
    fireEvent.click(tab('Desserts'));
    fireEvent.click(screen.getByRole('button', { name: /^Breads/, expanded: true }));
    await screen.findByRole('button', { name: /^Breads/, expanded: false });
    await sandbox.settle();
    expect(drawn).not.toHaveBeenCalled();
  });
});
