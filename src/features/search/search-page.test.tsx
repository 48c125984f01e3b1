import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { DEBOUNCE_MS } from '@/config/limits';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();

const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const count = new Set(spiceGarden.dishes.flatMap((category) => category['items:']).map((dish) => dish.CId))
  .size;

describe('The search page', () => {
  it('lists all dishes for a blank query, and shows their number in a live region', async () => {
    renderShop('/search');
    expect(await screen.findByText(`${count} dishes`)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(names()).toHaveLength(count));
    expect(screen.getByRole('searchbox', { name: 'Search for a dish...' })).toHaveValue('');
  });

  it('searches 300 ms after the last letter despite typos, and replaces the query in the URL', async () => {
    renderShop('/search');
    await screen.findByText(`${count} dishes`);
    const entries = window.history.length;
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'panir tika' } });
    await advanceTimers(299);
    expect(window.location.search).toBe('');
    await advanceTimers(1);
    expect(window.location.search).toBe('?q=panir+tika');
    vi.useRealTimers();
    await waitFor(() => expect(names()[0]).toBe('Paneer Tikka'));
    expect(window.history.length).toBe(entries);
  });

  it('closes a dish that was opened right after typing with one Back', async () => {
    const { user } = renderShop('/search');
    await screen.findByText(`${count} dishes`);
    const dish = screen.getByRole('button', { name: 'Margherita pizza' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'margherita' } });
    fireEvent.click(dish);
    const popup = await screen.findByRole('dialog', { name: 'Margherita pizza' });
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        dish: 'd-margherita-pizza',
        q: 'margherita',
      }),
    );
    const entries = window.history.length;
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.history.length).toBe(entries);
    expect(window.location.pathname).toBe('/search');
  });

  it('opens a dish although the query is written to the URL between the tap and the next frame', async () => {
    renderShop('/search');
    await screen.findByText(`${count} dishes`);
    const dish = screen.getByRole('button', { name: 'Margherita pizza' });
    fakeTimeouts({ shouldAdvanceTime: false });
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'margherita' } });
    fireEvent.click(dish);
    await advanceTimers(DEBOUNCE_MS.search);
    expect(window.location.search).toBe('?q=margherita');
    vi.mocked(window.requestAnimationFrame).mockRestore();
    for (const callback of frames) callback(performance.now());
    await advanceTimers(0);
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: 'Margherita pizza' })).toBeVisible();
    expect(window.location.search).toBe('?q=margherita&dish=d-margherita-pizza');
  });

  it('searches for the query in the URL, and "Clear search" clears both and focuses the field', async () => {
    const { user } = renderShop('/search?q=gulab+jamoon');
    expect(await screen.findByText('1 dish')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('gulab jamoon');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(`${count} dishes`)).toBeVisible();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows "Not found !", also in a live region, and links to the menu', async () => {
    renderShop('/search?q=sushi+platter');
    expect(await screen.findByRole('heading', { name: 'Not found !' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Not found !');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse menu' })).toHaveAttribute(
      'href',
      '/menu',
    );
  });

  it('opens a category on the menu page from "Browse categories"', async () => {
    const { user } = renderShop('/search');
    await user.click(await screen.findByRole('button', { name: 'Browse categories' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Drinks/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu/Drinks'));
  });

  it('refetches a failed menu on "Try again" and keeps the query', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'drop', times: 1 });
    const { user } = renderShop('/search?q=naan');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toContain('Butter naan'));
  });
});
