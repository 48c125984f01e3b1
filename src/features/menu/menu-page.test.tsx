import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
const slow = { timeout: 8000 };
vi.setConfig({ testTimeout: 20_000 });

const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const tabs = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const tab = (name: string) => tabs().getByRole('button', { name });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Browse menu' }));

/** Fakes a layout, which jsdom lacks: a section every 1000 px, the first at 200. */
const sectionTops = () => [...document.querySelectorAll('[data-category]')];
const topOf = (name: string) =>
  sectionTops()
    .find((element) => element.getAttribute('data-category') === name)
    ?.getBoundingClientRect().top;
function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: Math.max(0, y), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
beforeEach(() => {
  scrollPageTo(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [to, y] = args;
    scrollPageTo(typeof to === 'object' && to !== null && 'top' in to ? Number(to.top) : Number(y));
  });
  const original = Element.prototype.getBoundingClientRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = sectionTops().indexOf(this);
    return index < 0 ? original.call(this) : new DOMRect(0, 200 + index * 1000 - window.scrollY, 360, 1000);
  });
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

describe('menu', () => {
  // spec: 7-11
  it('has a section for each category with its number of dishes, OUT OF STOCK last', async () => {
    renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ }, slow);
    const all = headings();
    expect(all[0]).toBe('Starters 2');
    expect(all.at(-1)).toMatch(/^OUT OF STOCK \d+$/);
    const gone = spiceGarden.dishes.flatMap((c) => c['items:']).filter((dish) => dish.OutOfStock);
    await waitFor(
      () => expect(within(section('OUT OF STOCK')).getAllByRole('article')).toHaveLength(gone.length),
      slow,
    );
  });

  it('folds and unfolds a section, and keeps it so while one is elsewhere', async () => {
    const { user } = renderShop('/menu');
    const toggle = await screen.findByRole('button', { name: /^Breads/, expanded: true }, slow);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(within(section('Breads')).queryByRole('article')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Search' }));
    await screen.findByRole('searchbox', undefined, slow);
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: /^Breads/, expanded: false }, slow)).toBeInTheDocument();
  });

  it('filters by veg and non-veg', async () => {
    const { user } = renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ }, slow);
    const articles = () => within(section('Starters')).getAllByRole('article');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    expect(articles().every((dish) => within(dish).queryByRole('img', { name: 'Veg' }))).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    expect(articles().every((dish) => within(dish).queryByRole('img', { name: 'Non-veg' }))).toBe(true);
    expect(screen.queryByRole('heading', { name: /^Salads/ })).not.toBeInTheDocument();
  });

  // spec: 3-3
  it('has the search alone in the filter’s place where everything is veg', async () => {
    renderShop('/menu', { host: 'green-leaf.localhost' });
    await screen.findByRole('heading', { name: /^Tiffin/ }, slow);
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument(), slow);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('goes to a category from its tab, 130 px below the edge, and marks the tab as the reader scrolls', async () => {
    const { user } = renderShop('/menu');
    await screen.findByRole('heading', { name: /^Starters/ }, slow);
    await waitFor(() => expect(tab('Starters')).toHaveAttribute('aria-current', 'true'));
    await user.click(tab('Desserts'));
    await waitFor(() => expect(topOf('Desserts')).toBe(130));
    await act(settled);
    expect(tab('Desserts')).toHaveAttribute('aria-current', 'true');
    act(() => scrollPageTo(window.scrollY - 1000));
    await waitFor(() => expect(tab('Salads')).toHaveAttribute('aria-current', 'true'));
    expect(tab('Desserts')).not.toHaveAttribute('aria-current');
    await user.click(tab('ALL CATEGORY'));
    await waitFor(() => expect(window.scrollY).toBe(0));
    expect(tab('ALL CATEGORY')).toHaveAttribute('aria-current', 'true');
  });

  it('goes to a category from the Browse menu sheet, 80 px below the edge where everything is veg', async () => {
    const { user } = renderShop('/menu', { host: 'green-leaf.localhost' });
    await screen.findByRole('heading', { name: /^Tiffin/ }, slow);
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    expect((await sheet()).getByRole('button', { name: 'Tiffin, 2 dishes' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click((await sheet()).getByRole('button', { name: /^Sweets/ }));
    await waitFor(() => expect(topOf('Sweets')).toBe(80));
    await act(settled);
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    expect((await sheet()).getByRole('button', { name: /^Sweets/ })).toHaveAttribute('aria-current', 'true');
  });

  it('unfolds a category that is gone to, and lifts a filter that hides it', async () => {
    const { user } = renderShop('/menu');
    const toggle = await screen.findByRole('button', { name: /^Salads/, expanded: true }, slow);
    await user.click(toggle);
    await user.click(screen.getByRole('radio', { name: 'Non-veg' }));
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    await user.click((await sheet()).getByRole('button', { name: /^Salads/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'All' })).toBeChecked());
    await waitFor(() => expect(topOf('Salads')).toBe(130));
    expect(screen.getByRole('button', { name: /^Salads/, expanded: true })).toBeInTheDocument();
  });

  // spec: 2-route-sets-4
  it('goes to the category of the address once the menu has come, and not again', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'delay', ms: 400 });
    const { user } = renderShop('/menu/50%25%20off%20%2F%20combos');
    await screen.findByRole('heading', { name: /^50% off \/ combos/ }, slow);
    await waitFor(() => expect(topOf('50% off / combos')).toBe(130));
    expect(tab('50% off / combos')).toHaveAttribute('aria-current', 'true');
    await act(settled);
    act(() => scrollPageTo(700));
    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    const [dish] = within(section('Starters')).getAllByRole('article');
    await user.click(within(dish!).getByRole('button', { name: dish!.getAttribute('aria-label')! }));
    await waitFor(() => expect(window.location.search).toContain('dish='));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    await act(settled);
    expect(window.scrollY).toBe(700);
  });

  it('is where it was left, not at the category again, on the way back', async () => {
    const { user } = renderShop('/menu/Desserts');
    await waitFor(() => expect(topOf('Desserts')).toBe(130), slow);
    await act(settled);
    act(() => scrollPageTo(1500));
    await act(settled);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Search' }));
    await screen.findByRole('searchbox', undefined, slow);
    act(() => scrollPageTo(0));
    act(() => window.history.back());
    await screen.findByRole('heading', { name: /^Desserts/ }, slow);
    await waitFor(() => expect(window.scrollY).toBe(1500));
  });

  it('offers to try again when the menu did not come, with the filter in its place', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'malformed', times: 1 });
    const { user } = renderShop('/menu');
    expect(await screen.findByRole('heading', { name: "The menu didn't arrive" }, slow)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Starters/ })).toBeVisible();
  });

  it('hides Browse menu on the way down and brings it back on the way up', async () => {
    renderShop('/menu');
    const pill = await screen.findByRole('button', { name: 'Browse menu' }, slow);
    act(() => scrollPageTo(200));
    expect(pill).toHaveClass('invisible');
    act(() => scrollPageTo(100));
    expect(pill).not.toHaveClass('invisible');
  });

  it('draws a dish once, whatever is scrolled, folded or filtered elsewhere', async () => {
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
    await screen.findByRole('heading', { name: /^Starters/ }, slow);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    const ids = drawn.mock.calls.map(([id]) => id);
    expect(new Set(ids).size).toBe(Object.keys(store.getState().menu.menu.data?.dishes ?? {}).length);
    drawn.mockClear();
    act(() => scrollPageTo(1200));
    fireEvent.click(tab('Desserts'));
    fireEvent.click(screen.getByRole('button', { name: /^Breads/, expanded: true }));
    await act(settled);
    expect(drawn).not.toHaveBeenCalled();
  });
});
