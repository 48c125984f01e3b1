import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import BookTableRoute from '@/routes/book-table';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

async function choices(name: string): Promise<(string | undefined)[]> {
  const group = within(await screen.findByRole('radiogroup', { name }));
  return group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
}

it('the table booking page offers days, guests, meals and slots, says that nothing is booked and sends nothing', async () => {
  const { user } = renderPage(BookTableRoute, '/bookTable', { host: 'tiny.localhost' });
  expect(await screen.findByText(/nothing is booked/)).toBeVisible();
  expect(await choices('Date')).toEqual([
    expect.stringMatching(/^Today, \d+ \w+$/),
    expect.stringMatching(/^Tomorrow, \d+ \w+$/),
  ]);
  expect(await choices('Guests')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await choices('Meal')).toEqual(['Lunch', 'Dinner']);
  expect(await choices('Time slot')).toContain('7:00 PM');
  await user.click(screen.getByRole('radio', { name: 'Lunch' }));
  expect(await choices('Time slot')).toContain('1:00 PM');
  await user.click(screen.getByRole('radio', { name: '6' }));
  await user.click(screen.getByRole('radio', { name: '1:00 PM' }));
  expect(screen.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'proceed to cart' }));
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  const paths = sandbox.requests.list().map(({ path }) => path);
  expect(paths.filter((path) => /book|table/i.test(path))).toEqual([]);
});
