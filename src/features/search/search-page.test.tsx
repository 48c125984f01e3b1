import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DishPopupFromUrl } from '@/features/dish/dish-popup-from-url';
import SearchRoute from '@/routes/search';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

const openSearch = (path = '/search') =>
  renderPage(SearchRoute, path, { host: 'tiny.localhost', dialogs: <DishPopupFromUrl /> });
const box = () => screen.getByRole('searchbox', { name: 'Search for a dish...' });
const names = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('The search page', () => {
  it('lists all dishes for a blank query, and shows their number in a live region', async () => {
    openSearch();
    expect(await screen.findByText('3 dishes')).toHaveAttribute('role', 'status');
    expect(names()).toEqual(['Soup', 'Margherita', 'Gone']);
  });

  it('searches 300 ms after the last letter despite typos, and replaces the query in the URL', async () => {
    openSearch();
    await screen.findByText('3 dishes');
    const entries = window.history.length;
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.change(box(), { target: { value: 'margarita' } });
    await advanceTimers(299);
    expect(window.location.search).toBe('');
    await advanceTimers(1);
    expect(window.location.search).toBe('?q=margarita');
    vi.useRealTimers();
    expect(await screen.findByText('1 dish')).toBeVisible();
    expect(names()).toEqual(['Margherita']);
    expect(window.history.length).toBe(entries);
  });

  it('opens a dish that is tapped right after typing, and closes it in one history step', async () => {
    const { user } = openSearch();
    await screen.findByText('3 dishes');
    fireEvent.change(box(), { target: { value: 'soup' } });
    fireEvent.click(screen.getByRole('button', { name: 'Soup' }));
    const popup = await screen.findByRole('dialog', { name: 'Soup' });
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        dish: 'd-soup',
        q: 'soup',
      }),
    );
    const entries = window.history.length;
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.history.length).toBe(entries);
    expect(window.location.pathname).toBe('/search');
  });

  it('does not write into the URL of a page that the diner goes to right after typing', async () => {
    openSearch();
    await screen.findByText('3 dishes');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.change(box(), { target: { value: 'soup' } });
    // The code of the next page is still loading.
    window.history.pushState({ idx: 1, key: 'next' }, '', '/order-history');
    await advanceTimers(300);
    expect(window.location.pathname + window.location.search).toBe('/order-history');
  });

  it('searches for the query in the URL, and "Clear search" clears both and focuses the field', async () => {
    const { user } = openSearch('/search?q=margarita');
    expect(await screen.findByText('1 dish')).toBeVisible();
    expect(box()).toHaveValue('margarita');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('3 dishes')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(box()).toHaveFocus();
  });

  it('shows "Not found !", also in a live region, and links to the menu', async () => {
    openSearch('/search?q=sushi+platter');
    expect(await screen.findByRole('heading', { name: 'Not found !' })).toBeVisible();
    expect(screen.getByText('Not found !', { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
  });

  it('opens a category on the menu page from "Browse categories"', async () => {
    const { user } = openSearch();
    await user.click(await screen.findByRole('button', { name: 'Browse categories' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu/All'));
  });

  it('refetches a failed menu on "Try again" and keeps the query', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'drop', times: 1 });
    const { user } = openSearch('/search?q=soup');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Soup']));
  });
});
