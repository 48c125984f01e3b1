import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/stored-cart';
import { gate, holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { sessionEnded } from '../session/events';
import { addDish, deleteCart, fetchCart, removeOne } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

describe('Removing', () => {
  // spec: 4-adding-an-item-4, 7-15
  it('takes one unit and its money away', async () => {
    const { store, shown, settled, cart } = await openTinyCart();
    await store.dispatch(addDish({ ...soup, quantity: 2 }));
    await settled();
    const removing = store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    expect(shown()).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
    await removing;
    await settled();
    expect(formsOf('cart/remove')).toEqual([{ phone: DINER, id: 'v-soup', CartId: cart().cartId }]);
    expect(cart().lines).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
  });

  // spec: 4-adding-an-item-4
  it('of the last item clears the cart id, here and in the browser, without another fetch', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.requests.clear();
    await store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null, lastAdded: {} });
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('of the last item that is known asks the server when the lines were not read back', async () => {
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
    await store.dispatch(fetchCart({ afterRemoval: false }));
    await store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    await vi.waitFor(() => expect(cart().lines).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]));
    expect(cart().cartId).not.toBe('');
  });

  // spec: 8-9
  it.each([
    ['row', 'error while removing from cart'],
    ['card', 'Error while removing quantity'],
    ['panel', 'Error while removing quantity'],
  ] as const)('refused in the %s says %s', async (place, text) => {
    const { store, shown, settled } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.faults.add({ call: 'cart/remove', kind: 'body', body: { Messege: 'No' } });
    const removing = store.dispatch(removeOne({ variantId: 'v-soup', place }));
    expect(shown()).toEqual([]);
    expect((await removing).payload).toMatchObject({ text, display: 'toast' });
    expect(shown()).toMatchObject([{ quantity: 1 }]);
    await settled();
  });
});

describe('Deleting the cart', () => {
  // spec: 4-cart-3, 7-16
  it('clears lines, cart id and the stored id on Deleted', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    await store.dispatch(deleteCart({ place: 'bar' }));
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null });
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  // spec: 8-13
  it.each([
    ['bar', ' failed to deleting cart items'],
    ['panel', 'error while delete all cart items'],
  ] as const)('refused on the %s says so and keeps the cart', async (place, text) => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.faults.add({ call: 'cart/delete', kind: 'body', body: 'Not now' });
    expect((await store.dispatch(deleteCart({ place }))).payload).toMatchObject({ text, display: 'toast' });
    expect(cart().lines).toHaveLength(1);
    await settled();
  });

  it('of a diner who left before it was sent is not sent, and nothing is said', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const deleting = store.dispatch(deleteCart({ place: 'bar' }));
    store.dispatch(sessionEnded());
    expect((await deleting).payload).toMatchObject({ display: 'silent' });
    expect(sandbox.requests.list('cart/delete')).toHaveLength(0);
    expect(cart().busy).toBeNull();
  });

  it('of a diner who left meanwhile takes nothing from the next one', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/delete');
    const deleting = store.dispatch(deleteCart({ place: 'bar' }));
    await call.sent;
    store.dispatch(sessionEnded());
    await store.dispatch(addDish(soup));
    await settled();
    call.release();
    expect((await deleting).payload).toMatchObject({ display: 'silent' });
    expect(cart().lines).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]);
    expect(cart().cartId).not.toBe('');
  });

  it('of a diner who left meanwhile fails without a word to the next one', async () => {
    const { store, settled } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const sent = gate<undefined>();
    const answer = gate<Response>();
    sandbox.server.use(
      http.all('*/cart/delete', () => {
        sent.open(undefined);
        return answer.closed;
      }),
    );
    const deleting = store.dispatch(deleteCart({ place: 'bar' }));
    await sent.closed;
    store.dispatch(sessionEnded());
    answer.open(HttpResponse.error());
    expect((await deleting).payload).toMatchObject({ text: '', display: 'silent' });
  });
});
