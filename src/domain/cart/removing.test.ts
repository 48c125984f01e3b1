import { describe, expect, it, vi } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { sessionEnded } from '../session/types';
import { addDish, deleteCart, fetchCart, removeOne } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

describe('Removing a unit', () => {
  it('reduces the quantity by one and the subtotal by the unit price', async () => {
    const { store, shown, settled, cart } = await openTinyCart();
    await store.dispatch(addDish({ ...soup, quantity: 2 }));
    await settled();
    const removing = store.dispatch(removeOne({ variantId: 'v-soup', origin: 'row' }));
    expect(shown()).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
    await removing;
    await settled();
    expect(formsOf('cart/remove')).toEqual([{ phone: DINER, id: 'v-soup', CartId: cart().cartId }]);
    expect(cart().lines.data).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
  });

  it('clears the cart and the persisted cart id after the last unit, without another fetch', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.requests.clear();
    await store.dispatch(removeOne({ variantId: 'v-soup', origin: 'row' }));
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] }, lock: null, lastAdded: {} });
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('fetches the cart after the last known unit if the previous fetch failed', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.world.carts.add({
      phone: DINER,
      restaurantId: store.getState().shop.restaurantId,
      variantId: 'v-soup',
      quantity: 1,
    });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', times: 1 });
    await store.dispatch(fetchCart());
    await store.dispatch(removeOne({ variantId: 'v-soup', origin: 'row' }));
    await vi.waitFor(() => expect(cart().lines.data).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]));
    expect(cart().cartId).not.toBe('');
  });
});

describe('Deleting the cart', () => {
  it('clears the lines, the cart id and the persisted cart id when the server confirms it', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    await store.dispatch(deleteCart({ origin: 'bar' }));
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] }, lock: null });
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('leaves the next diner’s cart unchanged when the session ends during the request', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/delete');
    const deleting = store.dispatch(deleteCart({ origin: 'bar' }));
    await call.sent;
    store.dispatch(sessionEnded());
    await store.dispatch(addDish(soup));
    await settled();
    call.release();
    expect((await deleting).payload).toMatchObject({ display: 'silent' });
    expect(cart().lines.data).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]);
    expect(cart().cartId).not.toBe('');
  });
});
