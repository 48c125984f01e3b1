import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/config/env';
// Loads the lazy parts up front, so that tests do not wait for them.
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

/** The page has been idle: parts that load afterwards are there, or never come. */
async function settled() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
  await sandbox.quiet();
}

describe('Cart: suggested dishes', () => {
  it('are up to six popular dishes that are not in the cart, in a list under a heading', async () => {
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

  it('are added in place: the dish keeps its place and shows its quantity, and the cart has it', async () => {
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

  it('are veg for a veg cart', async () => {
    await openCart({ [NAAN]: 2 });
    const region = await findSuggestions();
    expect(within(region).getAllByRole('img', { name: 'Veg' }).length).toBe(namesIn(region).length);
    expect(within(region).queryByRole('img', { name: 'Non-veg' })).toBeNull();
  });

  it('leave out what ran out', async () => {
    const [first] = popularDishes;
    if (!first) throw new Error('nothing is popular');
    sandbox.world.changeRestaurant('spice-garden', { outOfStock: { [first.CId]: true } });
    await openCart();
    expect(namesIn(await findSuggestions())).not.toContain(first.itemName);
  });

  it('wait for this visit’s menu, and are absent without one', async () => {
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status' });
    await openCart();
    await settled();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('are switched off by the configuration', async () => {
    env.hasCartSuggestions = false;
    onTestFinished(() => {
      env.hasCartSuggestions = true;
    });
    await openCart();
    await settled();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('are gone with the last line', async () => {
    const { user } = await openCart();
    await findSuggestions();
    await user.click(screen.getByRole('button', { name: 'Delete all items' }));
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
