import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/config/env';
// Loads the lazy parts up front, so that no test waits for them.
import '@/features/dish/dish-item';
import '@/features/cart/cart-suggestions';
import { afterFirstScreen } from '@/platform/scheduling';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { findPlaceOrder, NAAN, renderCart } from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';

const sandbox = useSandbox();
const CHICKEN = 'v-chicken-65';
const TITLE = 'Goes well with it';

const popularDishes = spiceGarden.dishes
  .flatMap((category) => category['items:'])
  .filter(({ popular, OutOfStock }) => popular && !OutOfStock);

const findSuggestions = () => screen.findByRole('region', { name: TITLE }, { timeout: 20_000 });
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label'));

async function openCart(units: Record<string, number> = { [CHICKEN]: 1 }) {
  storeCart(sandbox.world, units);
  const shop = renderCart();
  await findPlaceOrder();
  return shop;
}

describe('Suggested dishes on the cart page', () => {
  it('are six dishes that are not in the cart, popular ones first, in a list under a heading', async () => {
    await openCart();
    const region = await findSuggestions();
    expect(within(region).getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
    expect(within(region).getAllByRole('listitem')).toHaveLength(6);
    const names = namesIn(region);
    expect(names).toHaveLength(6);
    const popular = popularDishes.map(({ itemName }) => itemName);
    expect(names.slice(0, popular.length).every((name) => popular.includes(name ?? ''))).toBe(true);
    expect(names).not.toContain('Chicken 65');
  });

  it('stay in the same order after one is added, which shows its quantity and becomes a cart line', async () => {
    const { user } = await openCart();
    const region = await findSuggestions();
    const before = namesIn(region);
    const simple = within(region)
      .getAllByRole('article')
      .find((article) => !/customise/.test(article.textContent));
    if (!simple) throw new Error('every suggestion has options');
    const name = simple.getAttribute('aria-label') ?? '';
    await user.click(within(simple).getByRole('button', { name: 'Add' }));
    const stepper = await within(simple).findByRole('group', { name: `${name} quantity` });
    expect(stepper).toHaveTextContent('1');
    await waitFor(() => expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1));
    const lines = within(screen.getByRole('list', { name: 'Items in the cart' }));
    expect(await lines.findByRole('heading', { name: new RegExp(name) })).toBeVisible();
    expect(namesIn(region)).toEqual(before);
    expect(window.location.pathname).toBe('/cart');
  });

  it('are all veg when every dish in the cart is veg', async () => {
    await openCart({ [NAAN]: 2 });
    const region = await findSuggestions();
    expect(within(region).getAllByRole('img', { name: 'Veg' }).length).toBe(namesIn(region).length);
    expect(within(region).queryByRole('img', { name: 'Non-veg' })).toBeNull();
  });

  it('are absent when the configuration disables them', async () => {
    env.hasCartSuggestions = false;
    onTestFinished(() => {
      env.hasCartSuggestions = true;
    });
    await openCart();
    await act(() => afterFirstScreen());
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
