import { describe, expect, it } from 'vitest';
import type { Toast } from '../events';
import { sessionEnded } from '../session/types';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, pizza, soup } from '../../../tests/tiny-cart';
import { selectUnitsToCarryOver } from './slice';
import { addDish, fetchCart, retryCarryOver } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const GUEST = 'guest-000777';
const THIN = customDish('Thin crust', 'Extra cheese:40');
const CRISPY = customDish('Thin crust, crispy [new]');

type Units = [variantId: string, quantity: number, addCustDish?: string];

function fill(phone: string, units: readonly Units[]): string {
  const ids = units.map(
    ([variantId, quantity, addCustDish]) =>
      sandbox.world.carts.add({ phone, restaurantId, variantId, quantity, addCustDish }).id,
  );
  return ids.at(-1) ?? '';
}

function heldIn(cartId: string) {
  return sandbox.world.carts.lines(cartId).map(({ variant, quantity, customized }) => ({
    [variant.ID]: quantity,
    ...(customized.length > 0 && {
      customized: customized.map(({ units }) => [
        units.quantity,
        ...units.choices,
        ...units.addOns.map((a) => a.name),
      ]),
    }),
  }));
}

/** Restores a cart that the server stores under a guest's phone number. */
async function openForeignCart(units: readonly Units[], { isRead = true } = {}) {
  const toasts: Toast[] = [];
  const shop = await openTinyCart((toast) => void toasts.push(toast));
  const former = fill(GUEST, units);
  giveRecords(shop.store, { cartId: former });
  if (isRead) await shop.store.dispatch(fetchCart());
  const textsOf = (wanted: Toast['tone']) =>
    toasts.filter(({ tone }) => tone === wanted).map(({ text }) => text);
  const errors = () => textsOf('error');
  const warnings = () => textsOf('warning');
  return { ...shop, former, errors, warnings, missing: () => selectUnitsToCarryOver(shop.store.getState()) };
}

describe('An addition that returns another cart than the one shown', () => {
  it('copies the dishes of the former cart into the new one with their customizations', async () => {
    const units: Units[] = [
      ['v-soup', 6],
      ['v-full', 2, THIN],
      ['v-full', 1, CRISPY],
      ['v-half', 1, THIN],
    ];
    const { store, cart, settled, former, errors } = await openForeignCart(units);
    await store.dispatch(addDish(soup));
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(localStorage.getItem('cartId')).toBe(cart().cartId);
    expect(heldIn(cart().cartId)).toEqual([
      { 'v-soup': 7 },
      {
        'v-full': 3,
        customized: [
          [2, 'Thin crust', 'Extra cheese'],
          [1, 'Thin crust, crispy [new]'],
        ],
      },
      { 'v-half': 1, customized: [[1, 'Thin crust', 'Extra cheese']] },
    ]);
    expect(errors()).toEqual([]);
    // The first customized unit creates the line; the others join it (docs/behaviour.md 7.1).
    expect(sandbox.requests.list('cart/addItemTest').map(({ form }) => form['id'])).toEqual([
      'v-soup',
      'v-soup',
      'v-full',
    ]);
  });

  it('merges the former cart’s customized units with equal units that were just added', async () => {
    const { store, cart, settled } = await openForeignCart([['v-soup', 1]]);
    sandbox.world.carts.add({
      phone: GUEST,
      restaurantId,
      variantId: 'v-full',
      quantity: 1,
      addCustDish: THIN,
    });
    // The page has not loaded the pizza line yet, so the add identifies the cart by phone.
    await store.dispatch(addDish(pizza));
    await settled();
    expect(heldIn(cart().cartId)).toEqual([
      { 'v-full': 3, customized: [[3, 'Thin crust', 'Extra cheese']] },
      { 'v-soup': 1 },
    ]);
  });

  it('shows only the old and the new quantity, and ignores a second addition meanwhile', async () => {
    const { store, shown, settled } = await openForeignCart([['v-soup', 6]]);
    const quantities = new Set<unknown>([shown()[0]?.quantity]);
    const stop = store.subscribe(() => quantities.add(shown()[0]?.quantity));
    const adding = store.dispatch(addDish(soup));
    await store.dispatch(addDish(soup));
    await adding;
    await settled();
    stop();
    expect([...quantities]).toEqual([6, 7]);
  });

  const UNREADABLE = [
    { kind: 'status', status: 404 },
    { kind: 'status', status: 400 },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 502 },
    { kind: 'body', body: { message: 'Cart not found' } },
    { kind: 'html' },
    { kind: 'drop' },
  ] as const;

  it.each(UNREADABLE)(
    'becomes the cart, and says so, when the former one is not known: %j',
    async (fault) => {
      const { store, cart, settled, former, warnings } = await openForeignCart([['v-soup', 6]], {
        isRead: false,
      });
      sandbox.faults.add({ call: 'cart/displayTestFramCore', ...fault, times: 1 });
      await store.dispatch(addDish(soup));
      await settled();
      expect(cart().cartId).not.toBe(former);
      expect(heldIn(cart().cartId)).toEqual([{ 'v-soup': 1 }]);
      expect(warnings()).toEqual(['There was an earlier cart that could not be read.']);
      // The next one is an ordinary addition.
      await store.dispatch(addDish(soup));
      await settled();
      expect(heldIn(cart().cartId)).toEqual([{ 'v-soup': 2 }]);
      expect(warnings()).toHaveLength(1);
    },
  );

  it.each(UNREADABLE)('gets the dishes that this page knows of the former one: %j', async (fault) => {
    const { store, cart, settled, former, warnings } = await openForeignCart([['v-soup', 6]]);
    sandbox.faults.add({ call: 'cart/displayTestFramCore', ...fault, times: 1 });
    await store.dispatch(addDish(soup));
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(heldIn(cart().cartId)).toEqual([{ 'v-soup': 7 }]);
    expect(warnings()).toEqual([]);
  });

  it('becomes the cart after 4 s when the former one does not answer', async () => {
    const { store, cart, settled, former, warnings } = await openForeignCart([['v-soup', 6]], {
      isRead: false,
    });
    const read = holdNextCall(sandbox, 'cart/displayTestFramCore');
    await store.dispatch(addDish(soup));
    read.release();
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(warnings()).toHaveLength(1);
  });

  it('is begun by a further customization when the server cannot read the cart with the first one', async () => {
    const { store, cart, settled, former, errors } = await openForeignCart([['v-full', 1, THIN]]);
    sandbox.faults.add({ call: 'cart/addNewCustDish', kind: 'status', status: 500 });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', status: 500, times: 2 });
    await store.dispatch(addDish({ ...pizza, quantity: 1 }));
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(errors()).not.toContain('Error to add item to cart');
    expect(heldIn(cart().cartId)[0]).toMatchObject({ 'v-full': expect.any(Number) as number });
  });

  it('names the dishes that the server rejects, copies the others, and copies the missing ones on retry', async () => {
    const { store, settled, cart, errors, missing } = await openForeignCart([
      ['v-half', 2, THIN],
      ['v-full', 1, CRISPY],
      ['v-soup', 1],
    ]);
    sandbox.world.changeRestaurant('tiny', { outOfStock: { 'd-pizza': true } });
    await store.dispatch(addDish(soup));
    await settled();
    const text =
      'Could not be put back into your cart: 2 × Margherita (Half, Thin crust, Extra cheese:40), 1 × Margherita (Full, Thin crust, crispy [new]).';
    expect(errors()).toEqual([text]);
    expect(heldIn(cart().cartId)).toEqual([{ 'v-soup': 2 }]);
    expect(missing()).toHaveLength(2);
    sandbox.world.changeRestaurant('tiny', { outOfStock: { 'd-pizza': false } });
    await store.dispatch(retryCarryOver());
    await settled();
    expect(missing()).toEqual([]);
    expect(heldIn(cart().cartId)).toMatchObject([{ 'v-soup': 2 }, { 'v-half': 2 }, { 'v-full': 1 }]);
  });

  it.each(['drop', 'lost'] as const)(
    'names the missing dishes after a connection failure and copies them on retry (%s)',
    async (kind) => {
      const { store, settled, cart, errors, missing } = await openForeignCart([
        ['v-half', 2, THIN],
        ['v-soup', 5],
      ]);
      const fetch = holdNextCall(sandbox, 'cart/displayTestFramCore');
      const adding = store.dispatch(addDish(soup));
      await fetch.sent;
      sandbox.faults.add({ call: 'cart/addItemTest', kind });
      fetch.release();
      await adding;
      await settled();
      expect(errors()).toEqual([
        'Could not be put back into your cart: 2 × Margherita (Half, Thin crust, Extra cheese:40), 5 × Soup.',
      ]);
      sandbox.faults.clear();
      await store.dispatch(retryCarryOver());
      await settled();
      expect(heldIn(cart().cartId)).toMatchObject([{ 'v-soup': 6 }, { 'v-half': 2 }]);
      expect(missing()).toEqual([]);
    },
  );

  it('names the dishes of a former cart that no longer exists, and copies them only on retry', async () => {
    const { store, settled, cart, former, errors } = await openForeignCart([['v-soup', 6]]);
    sandbox.world.carts.delete(former);
    await store.dispatch(addDish({ ...pizza, variantId: 'v-half' }));
    await settled();
    expect(errors()).toEqual(['Could not be put back into your cart: 6 × Soup.']);
    expect(heldIn(cart().cartId)).toMatchObject([{ 'v-half': 2 }]);
    await store.dispatch(retryCarryOver());
    await settled();
    expect(heldIn(cart().cartId)).toMatchObject([{ 'v-half': 2 }, { 'v-soup': 6 }]);
  });

  it('stops without an error and leaves no cart when the diner logs out', async () => {
    const { store, cart, errors } = await openForeignCart([['v-soup', 6]]);
    const fetch = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const adding = store.dispatch(addDish(soup));
    await fetch.sent;
    store.dispatch(sessionEnded());
    fetch.release();
    await adding;
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] }, unitsToCarryOver: [] });
    expect(errors()).toEqual([]);
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
  });
});
