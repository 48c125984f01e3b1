import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/config/env';
// Preload the lazy parts, so that no test waits for them.
import '@/features/dish/dish-item';
import '@/features/cart/cart-suggestions';
import '@/routes/cart';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';

const sandbox = useSandbox();
const NAAN = 'v-butter-naan';
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
  const shop = renderShop('/cart');
  await screen.findByRole('button', { name: 'View offers' });
  return shop;
}

/** Waits until the page is idle and its lazy parts have loaded. */
async function settled() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
  await sandbox.settle();
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

  it('do not include a dish that is out of stock', async () => {
    const [first] = popularDishes;
    if (!first) throw new Error('nothing is popular');
    sandbox.world.changeRestaurant('spice-garden', { outOfStock: { [first.CId]: true } });
    await openCart();
    expect(namesIn(await findSuggestions())).not.toContain(first.itemName);
  });

  it('are absent when the menu fails to load', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status' });
    await openCart();
    await settled();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('are absent when the configuration disables them', async () => {
    env.hasCartSuggestions = false;
    onTestFinished(() => {
      env.hasCartSuggestions = true;
    });
    await openCart();
    await settled();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('disappear when the cart is cleared', async () => {
    const { user } = await openCart();
    await findSuggestions();
    await user.click(screen.getByRole('button', { name: 'Delete all items' }));
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
