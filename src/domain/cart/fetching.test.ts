import { describe, expect, it, vi } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { selectAppliedOffer } from '../checkout/slice';
import { addDish, fetchCart, refreshCart, removeOne } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

describe('Fetching the cart', () => {
  it('fails without a valid cart id and sends no request', async () => {
    const { store } = await openTinyCart();
    giveRecords(store, { cartId: '0' });
    const outcome = await store.dispatch(fetchCart());
    expect(outcome?.payload).toMatchObject({ text: { key: 'cart_invalid_id' } });
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('ignores the response of an older fetch that arrives later', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const call = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const older = store.dispatch(fetchCart());
    await call.sent;
    await store.dispatch(fetchCart());
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body: [], times: 1 });
    call.release();
    await older;
    await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]));
    expect(cart().lines.data).toHaveLength(1);
    expect(cart().cartId).not.toBe('');
  });

  it('waits for a fetch that is under way when it is only a refresh', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.requests.clear();
    const call = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const fetching = store.dispatch(fetchCart());
    await call.sent;
    const refreshed = store.dispatch(refreshCart()).then(() => cart().lines.status);
    call.release();
    await fetching;
    expect(await refreshed).toBe('ready');
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(1);
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
    expect(cart().lines.data).toMatchObject([{ quantity: 2 }]);
  });

  it('clears the cart and its offer when the response after a removal is empty', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish({ ...soup, quantity: 3 }));
    await settled();
    giveRecords(store, { appliedOffer: { id: 'o-1', code: 'TASTY10', message: '', cashback: 0 } });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body: [], times: 1 });
    await store.dispatch(removeOne({ variantId: soup.variantId, origin: 'row' }));
    await settled();
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] } });
    expect(selectAppliedOffer(store.getState())).toBeNull();
  });
});
