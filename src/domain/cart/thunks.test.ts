import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/store';
import { fetchMenu } from '../menu/thunks';
import { phoneRestored } from '../session/slice';
import { sessionEnded } from '../session/events';
import { identifyShop } from '../shop/identify';
import { lookUpShop } from '../shop/thunks';
import { useSandbox } from '../../../tests/sandbox';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { cartIdRestored, selectCartLines, selectCartTotal, selectItemCount } from './slice';
import { addDish, changeCustomized, deleteCart, fetchCart, removeOne } from './thunks';
import type { DishSelection } from './types';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const PHONE = '9876543210';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

async function openShop() {
  const store = makeStore(identifyShop('tiny.localhost', '/', 'localhost'));
  store.dispatch(phoneRestored(PHONE));
  await store.dispatch(lookUpShop());
  await store.dispatch(fetchMenu());
  const cart = () => store.getState().cart;
  const shown = () => selectCartLines(store.getState());
  const settled = () =>
    vi.waitFor(() => expect(cart()).toMatchObject({ busy: null, fetch: { latest: null } }));
  return { store, cart, shown, settled };
}

const soup = { dishId: 'd-soup', variantId: 'v-soup', quantity: 1, place: 'row' } as const;
const thin: DishSelection = {
  customizations: [{ groupId: 'g-base', options: ['Thin crust'] }],
  addOns: [{ groupId: 'x-extra', options: [{ name: 'Extra cheese', price: 4000 }] }],
};
const pizza = {
  dishId: 'd-pizza',
  variantId: 'v-full',
  quantity: 2,
  selection: thin,
  place: 'popup',
} as const;

const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

describe('Adding', () => {
  it('shows the numbers at once, stores the cart id and settles with the fetched cart', async () => {
    const { store, cart, shown, settled } = await openShop();
    const adding = store.dispatch(addDish(soup));
    expect(shown()).toMatchObject([{ variantId: 'v-soup', quantity: 1, subtotal: 9995 }]);
    expect(cart().lines).toEqual([]);
    await adding;
    await settled();
    expect(cart().cartId).not.toBe('');
    expect(localStorage.getItem('cartId')).toBe(cart().cartId);
    expect(cart().lastAdded).toEqual({ 'd-soup': 'v-soup' });
    expect(cart().lines).toMatchObject([{ variantId: 'v-soup', quantity: 1, subtotal: 9995 }]);
    expect(formsOf('cart/addItemTest')).toEqual([
      { phone: PHONE, id: 'v-soup', quan: '1', RestaurentId: store.getState().shop.restaurantId },
    ]);
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(1);
  });

  it('sends addCustDish for a customizable dish, even with nothing selected', async () => {
    const { store, settled } = await openShop();
    await store.dispatch(addDish({ ...pizza, selection: { customizations: [], addOns: [] } }));
    await settled();
    expect(formsOf('cart/addItemTest')[0]).toMatchObject({
      addCustDish: '[{"customized_id":"","data":"[]"},{"customized_id":"","data":"[]"}]',
    });
  });

  it('uses addItemTest first and addNewCustDish once the cart has customized units of the dish', async () => {
    const { store, cart, settled } = await openShop();
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

  it('asks for the lines first when a cart is known and they are not', async () => {
    const first = await openShop();
    await first.store.dispatch(addDish(pizza));
    await first.settled();
    const { store, settled } = await openShop();
    store.dispatch(cartIdRestored(first.cart().cartId));
    await store.dispatch(addDish(pizza));
    await settled();
    expect(formsOf('cart/addNewCustDish')).toHaveLength(1);
    expect(formsOf('cart/addItemTest')).toHaveLength(1);
  });

  it('asks for a guest when no phone is known', async () => {
    const { store, settled } = await openShop();
    store.dispatch(phoneRestored(''));
    await store.dispatch(addDish(soup));
    await settled();
    expect(formsOf('cart/addItemTest')[0]?.phone).toMatch(/^guest-/);
  });

  it.each([
    ['row', 150],
    ['card', 150],
    ['panel', 200],
    ['popup', 500],
  ] as const)('waits in the %s for %i ms, in which further taps count once', async (place, ms) => {
    const { store, settled } = await openShop();
    const start = performance.now();
    const taps = [1, 2, 3].map(() => store.dispatch(addDish({ ...soup, place })));
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

describe('A refusal', () => {
  it.each([
    ['row', 'error while adding to cart', 'toast'],
    ['card', 'Failed to add item in cart.', 'toast'],
    ['popup', 'Error to add item to cart', 'inline'],
    ['panel', 'Failed to add item. Try again.', 'toast'],
  ] as const)('of an add in the %s says %s and lets the number go back', async (place, text, show) => {
    const { store, shown, cart } = await openShop();
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    const outcome = await store.dispatch(addDish({ ...soup, place }));
    expect(outcome.payload).toMatchObject({ text, show });
    expect(shown()).toEqual([]);
    expect(cart()).toMatchObject({ cartId: '', busy: null });
  });

  it.each([
    ['row', 'error while removing from cart'],
    ['card', 'Error while removing quantity'],
    ['panel', 'Error while removing quantity'],
  ] as const)('of a removal in the %s says %s', async (place, text) => {
    const { store, shown, settled } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.faults.add({ call: 'cart/remove', kind: 'body', body: { Messege: 'No' } });
    const removing = store.dispatch(removeOne({ variantId: 'v-soup', place }));
    expect(shown()).toEqual([]);
    expect((await removing).payload).toMatchObject({ text, show: 'toast' });
    expect(shown()).toMatchObject([{ quantity: 1 }]);
    await settled();
  });

  it('that nobody knows the outcome of is followed by a fetch', async () => {
    const { store, cart, settled } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.world.carts.add({
      phone: PHONE,
      restaurantId: store.getState().shop.restaurantId,
      variantId: 'v-soup',
      quantity: 4,
    });
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'drop' });
    await store.dispatch(addDish(soup));
    await vi.waitFor(() => expect(cart().lines).toMatchObject([{ quantity: 5 }]));
  });
});

describe('Removing', () => {
  it('takes one unit and its money away', async () => {
    const { store, shown, settled, cart } = await openShop();
    await store.dispatch(addDish({ ...soup, quantity: 2 }));
    await settled();
    const removing = store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    expect(shown()).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
    await removing;
    await settled();
    expect(formsOf('cart/remove')).toEqual([{ phone: PHONE, id: 'v-soup', CartId: cart().cartId }]);
    expect(cart().lines).toMatchObject([{ quantity: 1, subtotal: 9995 }]);
  });

  it('of the last item clears the cart id, here and in the browser, without another fetch', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.requests.clear();
    await store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null, lastAdded: {} });
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('of the last item that is known asks the server when the lines were not read back', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.world.carts.add({
      phone: PHONE,
      restaurantId: store.getState().shop.restaurantId,
      variantId: 'v-soup',
      quantity: 1,
    });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', times: 1 });
    await store.dispatch(fetchCart({ afterChange: false }));
    await store.dispatch(removeOne({ variantId: 'v-soup', place: 'row' }));
    await vi.waitFor(() => expect(cart().lines).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]));
    expect(cart().cartId).not.toBe('');
  });
});

describe('A customized version', () => {
  async function withPizza() {
    const shop = await openShop();
    await shop.store.dispatch(addDish(pizza));
    await shop.settled();
    const customizedId = shop.cart().lines[0]?.customized[0]?.id ?? '';
    const change = (type: 'add' | 'remove') =>
      shop.store.dispatch(changeCustomized({ variantId: 'v-full', customizedId, type }));
    return { ...shop, customizedId, change };
  }

  it('gets one more at its unit price and reloads the cart', async () => {
    const { change, cart, settled, shown, customizedId } = await withPizza();
    const changing = change('add');
    expect(shown()[0]).toMatchObject({ quantity: 3, subtotal: 108_000, customized: [{ quantity: 3 }] });
    await changing;
    await settled();
    expect(formsOf('cart/Cust_Dish_Item')).toEqual([
      { CartId: cart().cartId, CustDishId: customizedId, type: 'add' },
    ]);
    expect(cart().lines[0]?.customized[0]).toMatchObject({ quantity: 3, subtotal: 108_000 });
  });

  it('that goes last ends the cart', async () => {
    const { change, cart, settled } = await withPizza();
    await change('remove');
    await settled();
    await change('remove');
    expect(cart()).toMatchObject({ cartId: '', lines: [] });
  });

  it('goes back when the server does not say success', async () => {
    const { change, cart, settled } = await withPizza();
    sandbox.faults.add({ call: 'cart/Cust_Dish_Item', kind: 'body', body: { Status: 'Failed' } });
    await change('add');
    await settled();
    expect(cart().lines[0]).toMatchObject({ quantity: 2 });
  });

  it('takes a success in any letters', async () => {
    const { change } = await withPizza();
    sandbox.faults.add({
      call: 'cart/Cust_Dish_Item',
      kind: 'body',
      body: { Status: 'SUCCESSFULLY' },
      times: 1,
    });
    expect(changeCustomized.fulfilled.match(await change('add'))).toBe(true);
  });
});

describe('Deleting the cart', () => {
  it('clears lines, cart id and the stored id on Deleted', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    await store.dispatch(deleteCart({ place: 'bar' }));
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null });
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it.each([
    ['bar', ' failed to deleting cart items'],
    ['panel', 'error while delete all cart items'],
  ] as const)('refused on the %s says so and keeps the cart', async (place, text) => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.faults.add({ call: 'cart/delete', kind: 'body', body: 'Not now' });
    expect((await store.dispatch(deleteCart({ place }))).payload).toMatchObject({ text, show: 'toast' });
    expect(cart().lines).toHaveLength(1);
    await settled();
  });
});

describe('Fetching the cart', () => {
  it('is refused without a cart id, and asks for nothing', async () => {
    const { store } = await openShop();
    for (const id of ['', '0']) {
      store.dispatch(cartIdRestored(id));
      const outcome = await store.dispatch(fetchCart({ afterChange: false }));
      expect(outcome.payload).toMatchObject({ text: 'Invalid cart ID' });
    }
    expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(0);
  });

  it('says the server’s message, else that something went wrong, and keeps the lines', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    const failures = [
      [{ kind: 'status', body: { message: 'The kitchen is asleep' } }, 'The kitchen is asleep'],
      [{ kind: 'html' }, 'Something went wrong'],
      [{ kind: 'body', body: { lines: [] } }, 'Something went wrong'],
    ] as const;
    for (const [fault, text] of failures) {
      sandbox.faults.add({ call: 'cart/displayTestFramCore', times: 1, ...fault });
      await store.dispatch(fetchCart({ afterChange: false }));
      expect(cart().fetch).toMatchObject({ status: 'failed', failure: text });
      expect(cart().lines).toHaveLength(1);
    }
  });

  it('answers of an older fetch never win', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'delay', ms: 120, times: 1 });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body: [], times: 1 });
    const older = store.dispatch(fetchCart({ afterChange: true }));
    await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]));
    await store.dispatch(fetchCart({ afterChange: false }));
    await older;
    expect(cart().lines).toHaveLength(1);
    expect(cart().cartId).not.toBe('');
  });

  it('asked for before or during a change never undoes or doubles it', async () => {
    const { store, settled, cart, shown } = await openShop();
    await store.dispatch(addDish(soup));
    await settled();
    const before = store.dispatch(fetchCart({ afterChange: false }));
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'delay', ms: 150, times: 1 });
    const adding = store.dispatch(addDish(soup));
    const during = store.dispatch(fetchCart({ afterChange: false }));
    await Promise.all([before, during]);
    expect(cart().busy).not.toBeNull();
    expect(shown()).toMatchObject([{ quantity: 2 }]);
    await adding;
    await settled();
    expect(cart().lines).toMatchObject([{ quantity: 2 }]);
  });

  it('an empty answer after a change ends the cart', async () => {
    const { store, settled, cart } = await openShop();
    await store.dispatch(addDish({ ...soup, quantity: 3 }));
    await settled();
    sandbox.world.carts.delete(cart().cartId);
    await store.dispatch(fetchCart({ afterChange: true }));
    expect(cart()).toMatchObject({ cartId: '', lines: [] });
  });
});

describe('An add that outlives its session', () => {
  it('brings nothing back', async () => {
    const { store, cart } = await openShop();
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'delay', ms: 80, times: 1 });
    const adding = store.dispatch(addDish(soup));
    store.dispatch(sessionEnded());
    await adding;
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null });
  });

  it('is not sent at all when its diner left while it waited, and nothing is said', async () => {
    const { store, cart } = await openShop();
    const adding = store.dispatch(addDish(soup));
    store.dispatch(sessionEnded());
    expect((await adding).payload).toMatchObject({ text: '', show: 'log' });
    expect(formsOf('cart/addItemTest')).toEqual([]);
    expect(cart()).toMatchObject({ cartId: '', lines: [], busy: null });
  });
});
