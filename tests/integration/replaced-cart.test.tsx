import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchCart } from '@/domain/cart/thunks';
import { sessionEnded } from '@/domain/session/events';
import { selectPhone } from '@/domain/session/slice';
// Loads lazy code up front, so that no test waits for it.
import '@/routes/cart';
import '@/routes/menu';
import { DINER, storeDiner } from '../demo-data';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { writeInOtherTab } from '../other-tab';
import { holdNextCall } from '../held-call';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sisterRestaurant = {
  ...tinyRestaurant,
  slug: 'sister',
  info: { ...tinyRestaurant.info, name: 'Sister', Key: '78' },
};
const sandbox = useSandbox({ restaurants: [tinyRestaurant, sisterRestaurant] });
const host = 'localhost';
const GUEST = 'guest-000777';

type Shop = ReturnType<typeof renderShop>;

function storeSoups(slug: string, restaurantId: string, quantity: number): string {
  localStorage.setItem('userNumber', GUEST);
  const { id } = sandbox.world.carts.add({ phone: GUEST, restaurantId, variantId: 'v-soup', quantity });
  localStorage.setItem(`cartId:${slug}`, id);
  return id;
}

async function openShop(slug: string, page = '/menu') {
  const shop = renderShop(`/${slug}${page}`, { host });
  await waitFor(() => expect(shop.store.getState().menu.menu.status).toBe('ready'));
  await waitFor(() => expect(shop.store.getState().cart.fetch.status).toBe('ready'));
  return shop;
}

async function addSoup({ user, store }: Shop) {
  const [soup] = await screen.findAllByRole('article', { name: 'Soup' });
  const before = sandbox.requests.list('cart/addItemTest').length;
  if (soup) await user.click(within(soup).getByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(sandbox.requests.list('cart/addItemTest').length).toBeGreaterThan(before));
  await waitFor(() =>
    expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
  );
}

function expectSoups({ store }: Shop, slug: string, quantity: number) {
  const { cart } = store.getState();
  expect(cart.lines).toMatchObject([{ variantId: 'v-soup', quantity }]);
  expect(sandbox.world.carts.lines(cart.cartId)).toMatchObject([{ quantity }]);
  expect(localStorage.getItem(`cartId:${slug}`)).toBe(cart.cartId);
}

describe('A second restaurant on the same origin', () => {
  it('keeps the guest’s cart after a login at the first restaurant', async () => {
    storeSoups('tiny', '77', 2);
    storeSoups('sister', '78', 5);
    storeDiner();
    const shop = await openShop('sister');
    await addSoup(shop);
    expectSoups(shop, 'sister', 6);
    expect(screen.queryByText(/Could not be put back/)).toBeNull();
  });

  it('keeps the guest’s cart when the diner logs in at the first restaurant in another tab', async () => {
    storeSoups('sister', '78', 5);
    const shop = await openShop('sister');
    writeInOtherTab('userNumber', DINER);
    await waitFor(() => expect(selectPhone(shop.store.getState())).toBe(DINER));
    await addSoup(shop);
    expectSoups(shop, 'sister', 6);
  });

  it('keeps its cart after a logout at the first restaurant', async () => {
    storeSoups('sister', '78', 5);
    storeDiner();
    const first = renderShop('/tiny/menu', { host });
    await waitFor(() => expect(first.store.getState().shop.restaurantId).toBe('77'));
    act(() => void first.store.dispatch(sessionEnded()));
    await waitFor(() => expect(selectPhone(first.store.getState())).toMatch(/^guest-/));
    first.unmount();
    const shop = await openShop('sister');
    await addSoup(shop);
    expectSoups(shop, 'sister', 6);
  });
});

describe('The cart page of a second restaurant on the same origin', () => {
  it('fetches the bill again when the diner logs out at the first restaurant in another tab', async () => {
    storeSoups('sister', '78', 5);
    storeDiner();
    await openShop('sister', '/cart');
    const placeOrderButton = () => screen.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    const before = sandbox.requests.list('PriceCalculate/Cart').length;
    writeInOtherTab('userNumber', GUEST);
    await waitFor(() => expect(sandbox.requests.list('PriceCalculate/Cart').length).toBeGreaterThan(before));
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  });
});

describe('Dishes that could not be put back into the cart', () => {
  async function openCartWithUnmergedDishes() {
    storeSoups('sister', '78', 5);
    storeDiner();
    const shop = await openShop('sister', '/cart');
    // The add succeeds; the following reads fail.
    const plus = await screen.findByRole('button', { name: 'Increase quantity' });
    const fetch = holdNextCall(sandbox, 'cart/displayTestFramCore');
    await shop.user.click(plus);
    await fetch.sent;
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'drop' });
    fetch.release();
    expect(await screen.findAllByText(/Could not be put back into your cart: 5 × Soup/)).not.toEqual([]);
    await waitFor(() => expect(shop.store.getState().cart.lines).toMatchObject([{ quantity: 1 }]));
    sandbox.faults.clear();
    return shop;
  }

  it('are listed on the cart page, and are put back by "Try again"', async () => {
    const shop = await openCartWithUnmergedDishes();
    await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expectSoups(shop, 'sister', 6));
    expect(within(screen.getByRole('main')).queryByText(/Could not be put back/)).toBeNull();
  });

  it('are put back once the browser is back online', async () => {
    const shop = await openCartWithUnmergedDishes();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expectSoups(shop, 'sister', 6));
  });

  it('are listed without the units that were added since, until the diner closes the message', async () => {
    const shop = await openCartWithUnmergedDishes();
    const main = within(screen.getByRole('main'));
    sandbox.world.carts.add({ phone: DINER, restaurantId: '78', variantId: 'v-soup', quantity: 3 });
    await act(async () => {
      await shop.store.dispatch(fetchCart({ canClearCart: false }));
    });
    expect(main.getByText(/2 × Soup/)).toBeVisible();
    await shop.user.click(main.getByRole('button', { name: 'Close' }));
    expect(main.queryByText(/Could not be put back/)).toBeNull();
    expect(main.getByRole('heading', { name: 'Items in the cart' })).toHaveFocus();
  });
});
