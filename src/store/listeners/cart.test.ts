import { describe, expect, it } from 'vitest';
import { addDish, changeCustomized, fetchCart } from '@/domain/cart/thunks';
import { loginRequested } from '@/domain/dialogs/slice';
import { loggedIn } from '@/domain/session/types';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { GUEST, openStarted } from '../../../tests/tiny-tab';
import { waitFor } from '../../../tests/tab';
import { pizza, soup } from '../../../tests/tiny-cart';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const READ = 'cart/displayTestFramCore';
const NAMED = 'Margherita is now in the cart';

const named = (toasts: readonly string[]) => toasts.filter((text) => text.includes('is now in the cart'));

/** The server has a dish of which no browser knows, in the cart of the number. */
const addOnServer = (phone: string) =>
  sandbox.world.carts.add({ phone, restaurantId, variantId: 'v-full', quantity: 1 });

/** Opens a tab with a cart that it has read, to which the server then adds. */
async function openWithUnknownDish() {
  const tab = await openStarted();
  await tab.store.dispatch(addDish(soup));
  await waitFor(() => expect(tab.cart().lines.lastOutcome).toBe('answered'));
  addOnServer(GUEST);
  return tab;
}

describe('A dish that the server adds to the cart', () => {
  it('is named once when it comes with an addition', async () => {
    addOnServer(GUEST);
    const { store, toasts, quantities } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(toasts).toContain(NAMED));
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(quantities()).toEqual(expect.arrayContaining([2, 1])));
    await sandbox.settle();
    expect(named(toasts)).toEqual([NAMED]);
  });

  it('is named once when it comes with a login, but not while Place Order lists what has changed', async () => {
    const { store, cart, toasts } = await openWithUnknownDish();
    store.dispatch(loggedIn(DINER));
    await waitFor(() => expect(toasts).toContain(NAMED));
    sandbox.world.carts.add({ phone: GUEST, restaurantId, variantId: 'v-half', quantity: 1 });
    store.dispatch(loginRequested('place-order'));
    store.dispatch(loggedIn(DINER));
    await waitFor(() => expect(cart().lines.data).toHaveLength(3));
    await sandbox.settle();
    expect(named(toasts)).toEqual([NAMED]);
  });

  it('is named when the read after a login succeeds only later', async () => {
    const { store, cart, toasts } = await openWithUnknownDish();
    sandbox.faults.add({ call: READ, kind: 'drop', times: 1 });
    store.dispatch(loggedIn(DINER));
    await waitFor(() => expect(cart().lines.status).toBe('failed'));
    await store.dispatch(fetchCart());
    await waitFor(() => expect(named(toasts)).toEqual([NAMED]));
  });

  it('is named when it comes with another unit of a customized dish', async () => {
    const { store, cart, toasts } = await openStarted();
    await store.dispatch(addDish(pizza));
    await waitFor(() => expect(cart().lines.data[0]?.customized).toHaveLength(1));
    const customizedId = cart().lines.data[0]?.customized[0]?.id ?? '';
    sandbox.world.carts.add({ phone: GUEST, restaurantId, variantId: 'v-soup', quantity: 1 });
    await store.dispatch(changeCustomized({ variantId: 'v-full', customizedId, type: 'add' }));
    await waitFor(() => expect(named(toasts)).toEqual(['Soup is now in the cart']));
  });

  it('is named when the former cart cannot be read', async () => {
    localStorage.setItem('cartId', 'c-lost');
    addOnServer(GUEST);
    sandbox.faults.add({ call: READ, kind: 'status', times: 2 });
    const { store, toasts } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(named(toasts)).toEqual([NAMED]));
  });

  it('is not one of the diner’s own, also when the cart is read slowly', async () => {
    const { store, cart, toasts } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(cart().lines.lastOutcome).toBe('answered'));
    sandbox.faults.add({ call: READ, kind: 'delay', ms: 500 });
    await store.dispatch(addDish(pizza));
    store.dispatch(loggedIn(DINER));
    await store.dispatch(addDish({ ...pizza, variantId: 'v-half' }));
    await waitFor(() => expect(cart().lines).toMatchObject({ requestId: null, data: { length: 3 } }));
    await sandbox.settle();
    expect(named(toasts)).toEqual([]);
  });

  it('is not named when the page has never read its cart', async () => {
    const { id } = addOnServer(GUEST);
    localStorage.setItem('cartId', id);
    localStorage.setItem('userNumber', GUEST);
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', times: 1 });
    const { store, cart, toasts } = await openStarted();
    expect(cart().lines.status).toBe('failed');
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(cart().lines.data).toHaveLength(2));
    await sandbox.settle();
    expect(named(toasts)).toEqual([]);
  });
});
