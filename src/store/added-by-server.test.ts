import { describe, expect, it } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { loginRequested } from '@/domain/dialogs/slice';
import { loggedIn } from '@/domain/session/types';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../tests/demo-data';
import { useSandbox } from '../../tests/sandbox';
import { GUEST, openStarted } from '../../tests/tiny-tab';
import { waitFor } from '../../tests/tab';
import { soup } from '../../tests/tiny-cart';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const NAMED = 'Margherita is now in the cart';

/** The server has a dish of which no browser knows, in the cart of the number. */
const addOnServer = (phone: string) =>
  sandbox.world.carts.add({ phone, restaurantId, variantId: 'v-full', quantity: 1 });

describe('A dish that the server adds to the cart', () => {
  it('is named once when it comes with an addition', async () => {
    addOnServer(GUEST);
    const { store, toasts, quantities } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(toasts).toContain(NAMED));
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(quantities()).toEqual(expect.arrayContaining([2, 1])));
    await sandbox.settle();
    expect(toasts.filter((text) => text.includes('is now in the cart'))).toEqual([NAMED]);
  });

  it('is named once when it comes with a login, but not while Place Order lists what has changed', async () => {
    const { store, cart, toasts } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(cart().lines.lastOutcome).toBe('answered'));
    addOnServer(GUEST);
    store.dispatch(loggedIn(DINER));
    await waitFor(() => expect(toasts).toContain(NAMED));
    sandbox.world.carts.add({ phone: GUEST, restaurantId, variantId: 'v-half', quantity: 1 });
    store.dispatch(loginRequested('place-order'));
    store.dispatch(loggedIn(DINER));
    await waitFor(() => expect(cart().lines.data).toHaveLength(3));
    await sandbox.settle();
    expect(toasts.filter((text) => text.includes('is now in the cart'))).toEqual([NAMED]);
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
    expect(toasts.filter((text) => text.includes('is now in the cart'))).toEqual([]);
  });
});
