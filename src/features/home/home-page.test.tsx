import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BANNER_AUTOPLAY_MS } from '@/config/limits';
import HomeRoute from '@/routes/home';
import { plainDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const dish = (number: number, change: Partial<typeof plainDish> = {}) => ({
  ...plainDish,
  CId: `d-${number}`,
  itemName: `Dish ${number}`,
  Price: [{ ID: `v-${number}`, Quantity: 'null', Price: 90, OfferPrice: 90 }],
  ...change,
});
const starters = [
  dish(1, { popular: true, OutOfStock: true }),
  dish(9, { popular: true }),
  dish(2),
  dish(3, { popular: true }),
];
const names = ['Starters', 'Breads', 'Main course', 'Drinks', '50% off / combos'];
const sandbox = useSandbox({
  restaurants: [
    {
      ...tinyRestaurant,
      sliders: ['a', 'b', 'c'].map((name) => ({ ImageUrl: `/pictures/${name}.svg` })),
      categories: names.map((name) => ({ name, img_url: '', documentId: `c-${name}` })),
      dishes: [{ 'category:': 'Starters', 'items:': starters }],
    },
  ],
});

const openHome = () => renderPage(HomeRoute, '/', { host: 'tiny.localhost' });
const answer = (call: string, body: object | string) => sandbox.faults.add({ call, kind: 'body', body });
const banners = () => screen.findByRole('region', { name: 'Offers and news' });
const popular = () => screen.findByRole('region', { name: 'Most popular food on menu' });
const labelOf = (element: Element) => element.getAttribute('aria-label');

describe('The home page', () => {
  it('shows the restaurant’s name, that it is open and until when, its address and a call link', async () => {
    openHome();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tiny' })).toBeVisible();
    expect(await screen.findByText('Open now')).toBeVisible();
    expect(screen.getByText('till 11:30 PM')).toBeVisible();
    expect(screen.getByText('1 Lane')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876500000');
  });

  it('links to all offers while the restaurant has some', async () => {
    const { unmount } = openHome();
    expect(await screen.findByRole('link', { name: /^All offers/ })).toHaveAttribute('href', '/offer');
    unmount();
    answer('Offer/display_for_restaurent', []);
    openHome();
    await popular();
    expect(screen.queryByRole('link', { name: /^All offers/ })).toBeNull();
  });

  it('shows that the restaurant is closed instead of "Open now", also in a live region', async () => {
    sandbox.world.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } });
    openHome();
    expect(await screen.findByText('Closed right now')).toBeVisible();
    expect(screen.getByText('closed right now').closest('[role="status"]')).toBeVisible();
    expect(screen.queryByText('Open now')).toBeNull();
  });

  it('shows the profile’s address when the info has none, and "Try again" when neither has a name', async () => {
    answer('display/display_resturent_info', [{ ...tinyRestaurant.info, address: '' }]);
    answer('display/restro_address_info', [{ ...tinyRestaurant.profile, address: '2 Lane' }]);
    const { unmount } = openHome();
    expect(await screen.findByText('2 Lane')).toBeVisible();
    unmount();
    sandbox.faults.clear();
    sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'status', times: 1 });
    answer('display/restro_address_info', [{ ...tinyRestaurant.profile, name: '' }]);
    const { user } = openHome();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tiny' })).toBeVisible();
  });

  it('shows the loaded sections without an alert, and refetches only the failed ones on "Try again"', async () => {
    sandbox.faults.add({ call: 'display/all_categories', kind: 'status', times: 1 });
    sandbox.faults.add({ call: 'display/Slider', kind: 'html', times: 1 });
    const { user } = openHome();
    expect(await screen.findByText("The categories didn't arrive.")).toBeVisible();
    await popular();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    await banners();
    expect(await screen.findByRole('link', { name: /^Starters/ })).toBeVisible();
    expect(sandbox.requests.list('display/display_dish_list')).toHaveLength(1);
  });
});

const shown = (region: Element) =>
  [...region.querySelectorAll('[data-dot]')].map((dot) => dot.getAttribute('data-dot'));

describe('The banners', () => {
  it('are turned with Previous and Next, beyond the ends, too', async () => {
    const { user } = openHome();
    const region = await banners();
    expect(within(region).getAllByRole('img')).toHaveLength(3);
    await user.click(within(region).getByRole('button', { name: 'Previous' }));
    expect(shown(region)).toEqual(['', '', 'shown']);
    await user.click(within(region).getByRole('button', { name: 'Next' }));
    expect(shown(region)).toEqual(['shown', '', '']);
  });

  it.each([
    ['left', 'ltr', -60],
    ['right', 'rtl', 60],
  ])('are turned by a swipe to the %s when the layout is %s', async (_, direction, px) => {
    openHome();
    const region = await banners();
    const list = within(region).getByRole('list');
    // jsdom does not inherit the direction of the page.
    list.style.direction = direction;
    fireEvent.touchStart(list, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 + px }] });
    expect(shown(region)).toEqual(['', 'shown', '']);
  });
});

it.each([
  ['mouse', ['', 'shown', '']],
  ['pen', ['shown', '', '']],
])('A %s over the banners shows %j after 5 s', async (pointerType, dots) => {
  openHome();
  const region = await banners();
  fakeTimeouts();
  fireEvent.pointerEnter(region, { pointerType });
  fireEvent.mouseEnter(region);
  await advanceTimers(BANNER_AUTOPLAY_MS);
  expect(shown(region)).toEqual(dots);
});

describe('The categories on the home page', () => {
  it('link to the menu, named with their number of dishes, and are paged by four', async () => {
    const { user } = openHome();
    expect(await screen.findByRole('link', { name: 'Starters 3 dishes' })).toHaveAttribute(
      'href',
      '/menu/Starters',
    );
    expect(screen.getByRole('link', { name: /^50% off/ })).toHaveAttribute(
      'href',
      '/menu/50%25%20off%20%2F%20combos',
    );
    const region = within(screen.getByRole('region', { name: "What's on your mind ?" }));
    const next = region.getByRole('button', { name: 'Next' });
    expect(region.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(next);
    expect(next).toBeDisabled();
    expect(next).toHaveFocus();
    expect(region.getByRole('button', { name: 'Previous' })).toBeEnabled();
  });

  it('have their number of dishes when the menu spells a name in another way', async () => {
    const body = JSON.stringify([{ documentId: 'k-1', name: ' STARTERS', img_url: '' }]);
    answer('display/all_categories', body);
    openHome();
    expect(await screen.findByRole('link', { name: 'STARTERS 3 dishes' })).toBeVisible();
  });

  it('have no lone surrogates in their names and links', async () => {
    const body = JSON.stringify([{ documentId: 'k-1', name: 'Biryani \ud83c', img_url: '' }]);
    answer('display/all_categories', body);
    openHome();
    const tile = await screen.findByRole('link', { name: /^Biryani \ufffd/ });
    expect(tile).toHaveAttribute('href', '/menu/Biryani%20%EF%BF%BD');
  });
});

describe('The popular dishes on the home page', () => {
  it('are in menu order with those out of stock last, even when ids are numbers; "Browse menu" opens a category', async () => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'numeric-ids': true } });
    const { user } = openHome();
    const dishes = within(await popular()).getAllByRole('article');
    expect(dishes.map(labelOf)).toEqual(['Dish 9', 'Dish 3', 'Dish 1']);
    const gone = within(dishes.at(-1)!);
    expect(gone.getByText('out of stock')).toBeVisible();
    expect(gone.queryAllByRole('button')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Browse menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Browse menu' }));
    await user.click(sheet.getByRole('button', { name: /^Starters/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu/Starters'));
  });

  it('are shown when all of them are out of stock', async () => {
    answer('display/display_dish_list', [{ 'category:': 'Starters', 'items:': [starters[0]] }]);
    openHome();
    expect(
      within(await popular())
        .getAllByRole('article')
        .map(labelOf),
    ).toEqual(['Dish 1']);
  });

  it('are absent, like "Browse menu", when no dish is popular', async () => {
    answer('display/display_dish_list', [{ 'category:': 'Starters', 'items:': [dish(2)] }]);
    openHome();
    await screen.findByRole('link', { name: 'Starters 1 dish' });
    expect(screen.queryByRole('region', { name: 'Most popular food on menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Browse menu' })).toBeNull();
  });
});
