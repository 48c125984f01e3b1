import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '../session/types';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, pizza, soup } from '../../../tests/tiny-cart';
import { selectCartTotal, selectItemCount } from './slice';
import { addDish } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

describe('Adding a dish', () => {
  it('shows the new line at once, persists the cart id and then loads the cart from the server', async () => {
    const { store, cart, shown, settled } = await openTinyCart();
    const adding = store.dispatch(addDish(soup));
    expect(shown()).toMatchObject([{ variantId: 'v-soup', quantity: 1, subtotal: 9995 }]);
    expect(cart().lines.data).toEqual([]);
    await adding;
    await settled();
    expect(cart().cartId).not.toBe('');
    expect(localStorage.getItem('cartId')).toBe(cart().cartId);
    expect(cart().lastAdded).toEqual({ 'd-soup': 'v-soup' });
    expect(cart().lines.data).toMatchObject([{ variantId: 'v-soup', quantity: 1, subtotal: 9995 }]);
    expect(formsOf('cart/addItemTest')).toEqual([
      { phone: DINER, id: 'v-soup', quan: '1', RestaurentId: store.getState().shop.restaurantId },
    ]);
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(1);
  });

  it('drops the cart of a diner when the answer comes after a logout in another tab', async () => {
    const { store, cart } = await openTinyCart();
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    const adding = store.dispatch(addDish(soup));
    await call.sent;
    localStorage.setItem('userNumber', 'guest-000009');
    call.release();
    expect((await adding).payload).toMatchObject({ display: 'silent' });
    expect(cart().cartId).toBe('');
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('sends addCustDish for a customizable dish, even with nothing selected', async () => {
    const { store, settled } = await openTinyCart();
    await store.dispatch(addDish({ ...pizza, selection: { customizations: [], addOns: [] } }));
    await settled();
    expect(formsOf('cart/addItemTest')[0]).toMatchObject({
      addCustDish: '[{"customized_id":"","data":"[]"},{"customized_id":"","data":"[]"}]',
    });
  });

  it('uses addItemTest first and addNewCustDish once the cart has customized units of the dish', async () => {
    const { store, cart, settled } = await openTinyCart();
    await store.dispatch(addDish(pizza));
    await settled();
    await store.dispatch(addDish({ ...pizza, variantId: 'v-half', quantity: 1 }));
    await settled();
    const addCustDish = customDish('Thin crust', 'Extra cheese:40');
    expect(formsOf('cart/addItemTest')).toMatchObject([{ id: 'v-full', quan: '2', addCustDish }]);
    expect(formsOf('cart/addNewCustDish')).toEqual([
      { CartId: cart().cartId, dishID: 'v-half', dishQty: '1', tempCustID: '', addCustDish },
    ]);
    expect(selectItemCount(store.getState())).toBe(3);
    expect(selectCartTotal(store.getState())).toBe(2 * 36_000 + 24_000);
  });

  it('keeps the cart when the server’s success response lacks the cart id', async () => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'no-cart-id': true } });
    const { store, cart, settled } = await openTinyCart();
    await store.dispatch(addDish(pizza));
    await settled();
    const { cartId } = cart();
    const added = await store.dispatch(addDish({ ...pizza, variantId: 'v-half', quantity: 1 }));
    expect(addDish.fulfilled.match(added)).toBe(true);
    await settled();
    expect(cart().cartId).toBe(cartId);
    expect(selectItemCount(store.getState())).toBe(3);
  });

  it.each([{ Status: 'Error' }, { Status: 'Successfully', cart_id: '0' }])(
    'fails when the server answers a second customized addition with %o',
    async (answer) => {
      const { store, cart, settled } = await openTinyCart();
      await store.dispatch(addDish(pizza));
      await settled();
      sandbox.faults.add({ call: 'cart/addNewCustDish', kind: 'body', body: [answer], times: 1 });
      const added = await store.dispatch(addDish({ ...pizza, quantity: 1 }));
      expect(addDish.rejected.match(added)).toBe(true);
      await settled();
      expect(cart().cartId).not.toBe('0');
    },
  );

  it('uses addNewCustDish for a restored cart with customized units whose lines are not loaded yet', async () => {
    const first = await openTinyCart();
    await first.store.dispatch(addDish(pizza));
    await first.settled();
    const { store, settled } = await openTinyCart();
    giveRecords(store, { cartId: first.cart().cartId });
    await store.dispatch(addDish(pizza));
    await settled();
    expect(formsOf('cart/addNewCustDish')).toHaveLength(1);
    expect(formsOf('cart/addItemTest')).toHaveLength(1);
  });

  it.each([
    ['row', 150],
    ['card', 150],
    ['panel', 200],
    ['popup', 500],
  ] as const)('from the %s waits %i ms and counts all taps in that time as one', async (origin, ms) => {
    const { store, settled } = await openTinyCart();
    const start = performance.now();
    const taps = [1, 2, 3].map(() => store.dispatch(addDish({ ...soup, origin })));
    await vi.waitFor(() => expect(formsOf('cart/addItemTest')).toHaveLength(1), {
      timeout: 2000,
      interval: 5,
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(ms - 2);
    await Promise.all(taps);
    await settled();
    expect(formsOf('cart/addItemTest')).toHaveLength(1);
    expect(selectItemCount(store.getState())).toBe(1);
  });
});

describe('An addition during which the session ends', () => {
  it('leaves the cart empty when the response arrives', async () => {
    const { store, cart } = await openTinyCart();
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    const adding = store.dispatch(addDish(soup));
    await call.sent;
    store.dispatch(sessionEnded());
    call.release();
    await adding;
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] }, lock: null });
  });

  it('is not sent and fails silently when the session ends before the request', async () => {
    const { store, cart } = await openTinyCart();
    const adding = store.dispatch(addDish(soup));
    store.dispatch(sessionEnded());
    expect((await adding).payload).toMatchObject({ text: null, display: 'silent' });
    expect(formsOf('cart/addItemTest')).toEqual([]);
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] }, lock: null });
  });
});
