import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, passTime } from '../../../tests/time';

const sandbox = useSandbox();
vi.setConfig({ testTimeout: 20_000 });

const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const count = new Set(spiceGarden.dishes.flatMap((category) => category['items:']).map((dish) => dish.CId))
  .size;

describe('search', () => {
  // spec: 2-route-sets-7
  it('lists everything for a blank query and says how many', async () => {
    renderShop('/search');
    expect(await screen.findByText(`${count} dishes`)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(names()).toHaveLength(count));
    expect(screen.getByRole('searchbox', { name: 'Search for a dish...' })).toHaveValue('');
  });

  // spec: 9-4
  it('finds what was meant 300 ms after the last letter and keeps the query in the address', async () => {
    renderShop('/search');
    await screen.findByText(`${count} dishes`);
    const entries = window.history.length;
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'panir tika' } });
    await passTime(299);
    expect(window.location.search).toBe('');
    await passTime(1);
    expect(window.location.search).toBe('?q=panir+tika');
    vi.useRealTimers();
    await waitFor(() => expect(names()[0]).toBe('Paneer Tikka'));
    expect(window.history.length).toBe(entries);
  });

  it('finds the query of the address again', async () => {
    const { user } = renderShop('/search?q=gulab+jamoon');
    expect(await screen.findByText('1 dish')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('gulab jamoon');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(`${count} dishes`)).toBeVisible();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says Not found ! and leads to the menu', async () => {
    renderShop('/search?q=sushi+platter');
    expect(await screen.findByRole('heading', { name: 'Not found !' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Not found !');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse menu' })).toHaveAttribute(
      'href',
      '/menu',
    );
  });

  it('has an entry to the categories', async () => {
    const { user } = renderShop('/search');
    await user.click(await screen.findByRole('button', { name: 'Browse categories' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Drinks/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu/Drinks'));
  });

  it('offers to try again when the menu did not come, and keeps the query', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'drop', times: 1 });
    const { user } = renderShop('/search?q=naan');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toContain('Butter naan'));
  });
});
