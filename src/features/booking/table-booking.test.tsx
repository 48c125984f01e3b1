import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

async function choices(name: string): Promise<string[]> {
  const group = await screen.findByRole('radiogroup', { name });
  return within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? '');
}

describe('The table booking page', () => {
  it('offers today and tomorrow, 1 to 6 guests, lunch and dinner, and fixed slots', async () => {
    const { user } = renderShop('/bookTable');
    expect(await choices('Date')).toEqual([
      expect.stringMatching(/^Today, \d+ \w+$/),
      expect.stringMatching(/^Tomorrow, \d+ \w+$/),
    ]);
    expect(await choices('Guests')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await choices('Meal')).toEqual(['Lunch', 'Dinner']);
    expect(await choices('Time slot')).toContain('7:00 PM');
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    expect(await choices('Time slot')).toContain('1:00 PM');
  });

  it('says that nothing is booked, sends no request and opens the cart', async () => {
    const { user, store } = renderShop('/bookTable');
    expect(await screen.findByText(/nothing is booked/)).toBeVisible();
    await waitFor(() => expect(store.getState().shop.profile.status).toBe('ready'));
    await waitFor(() => expect(store.getState().session.phone).not.toBe(''));
    const before = sandbox.requests.list().length;
    await user.click(screen.getByRole('radio', { name: '6' }));
    await user.click(screen.getByRole('radio', { name: '8:00 PM' }));
    expect(screen.getByRole('radio', { name: '8:00 PM' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'proceed to cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    expect(sandbox.requests.list()).toHaveLength(before);
  });
});
