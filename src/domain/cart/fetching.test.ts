import { describe, expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { selectAppliedOffer } from '../checkout/slice';
import { addDish, fetchCart } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

describe('Fetching the cart', () => {
  it('fails without a valid cart id and sends no request', async () => {
    const { store } = await openTinyCart();
    for (const id of ['', '0']) {
      giveRecords(store, { cartId: id });
      const outcome = await store.dispatch(fetchCart());
      expect(outcome.payload).toMatchObject({ text: 'Invalid cart ID' });
    }
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('ignores the response of an older fetch that arrives later', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const older = store.dispatch(fetchCart({ canClearCart: true }));
    await call.sent;
    await store.dispatch(fetchCart());
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body: [], times: 1 });
    call.release();
    await older;
    expect(sandbox.faults.list()).toEqual([]);
    expect(cart().lines).toHaveLength(1);
    expect(cart().cartId).not.toBe('');
  });

  it('counts although one in the background starts later and fails', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const fetching = store.dispatch(fetchCart());
    await call.sent;
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', times: 1 });
    await store.dispatch(fetchCart({ isBackground: true }));
    call.release();
    await fetching;
    expect(cart().fetch.status).toBe('ready');
    expect(cart().lines).toHaveLength(1);
  });

  it('during a change that the server has made, but not answered, does not double the change', async () => {
    const { store, settled, cart, shown } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    const adding = store.dispatch(addDish(soup));
    await call.sent;
    const { id } = sandbox.world.carts.add({
      phone: DINER,
      restaurantId: store.getState().shop.restaurantId,
      variantId: soup.variantId,
      quantity: 1,
    });
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'body', body: [{ cart_id: id }], times: 1 });
    await store.dispatch(fetchCart());
    expect(shown()).toMatchObject([{ quantity: 2 }]);
    call.release();
    await adding;
    expect(shown()).toMatchObject([{ quantity: 2 }]);
    await settled();
    expect(cart().lines).toMatchObject([{ quantity: 2 }]);
  });

  it('clears the cart and its offer when the response after a removal is empty', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish({ ...soup, quantity: 3 }));
    await settled();
    giveRecords(store, { appliedOffer: { id: 'o-1', code: 'TASTY10', message: '', cashback: 0 } });
    sandbox.world.carts.delete(cart().cartId);
    await store.dispatch(fetchCart({ canClearCart: true }));
    expect(cart()).toMatchObject({ cartId: '', lines: [] });
    expect(selectAppliedOffer(store.getState())).toBeNull();
  });
});
