import { describe, expect, it } from 'vitest';

import type { Quirk } from '../quirks';
import { add, createClient, linesOf, type Client } from '../testing/client';
import { customDish, tinyRestaurant } from '../testing/tiny-restaurant';

const PHONE = '9876543210';

/** Restaurant whose first offer holds on Thursdays until 19 November 2026, which is a Thursday. */
const withDays = {
  ...tinyRestaurant,
  offers: tinyRestaurant.offers.map((offer) =>
    offer.OfferId === 'o-percent'
      ? { ...offer, weekdays: ['Thursday' as const], lastDay: '2026-11-19' }
      : offer,
  ),
};

function clockClient() {
  let now = new Date('2026-11-19T12:00:00+05:30');
  const client = createClient({ restaurants: [withDays], now: () => now });
  return {
    client,
    at: (time: string) => {
      now = new Date(time);
    },
  };
}

function switchOn(client: Client, quirk: Quirk): void {
  client.world.changeRestaurant('tiny', { quirks: { [quirk]: true } });
}

async function bill(client: Client, CartId: string, OfferId = '0'): Promise<Record<string, unknown>> {
  const query = { CartId, restaurantId: '77', addressId: '0', Clongitude: '0', Clatitude: '0', Time: '0' };
  const answer = await client.post('PriceCalculate/Cart', { ...query, OfferId });
  return ((await answer.json()) as Record<string, unknown>[])[0] ?? {};
}

describe('sold-out-line', () => {
  it('puts the dish added first out of stock while the cart holds another', async () => {
    const client = createClient();
    const stock = async () =>
      (await linesOf(client, cart)).map(({ Item_id, OutOfStock }) => [Item_id, OutOfStock]);
    const cart = await add(client, 'v-soup');
    await add(client, 'v-half');
    expect(await stock()).toEqual([
      ['v-soup', false],
      ['v-half', false],
    ]);
    switchOn(client, 'sold-out-line');
    expect(await stock()).toEqual([
      ['v-soup', true],
      ['v-half', false],
    ]);
    const form = { phone: 'guest-000001', quan: '1', RestaurentId: '77' };
    expect((await client.post('cart/addItemTest', { ...form, id: 'v-soup' })).status).toBe(409);
    expect((await client.post('cart/addItemTest', { ...form, id: 'v-half' })).status).toBe(200);
    expect(await bill(client, cart)).toMatchObject({ Grand_Total: 499.95 });

    await client.post('cart/remove', { phone: 'guest-000001', id: 'v-half', CartId: cart });
    await client.post('cart/remove', { phone: 'guest-000001', id: 'v-half', CartId: cart });
    expect(await stock()).toEqual([['v-soup', false]]);
  });

  it('adds no customized unit of that dish', async () => {
    const client = createClient();
    const cart = await add(client, 'v-full', { addCustDish: customDish('Thin crust') });
    await add(client, 'v-soup');
    switchOn(client, 'sold-out-line');
    const change = { CartId: cart, CustDishId: 't-1' };
    expect((await client.post('cart/Cust_Dish_Item', { ...change, type: 'add' })).status).toBe(409);
    expect((await client.post('cart/Cust_Dish_Item', { ...change, type: 'remove' })).status).toBe(200);
  });
});

describe('stale-totals', () => {
  it('totals a line at the price of when its dish was added, but not the bill', async () => {
    const client = createClient();
    const cart = await add(client, 'v-full', { addCustDish: customDish('Thin crust', 'Olives:25') });
    client.world.changeRestaurant('tiny', { prices: { 'v-full': { OfferPrice: 300 } } });
    expect(await linesOf(client, cart)).toMatchObject([{ OfferPrice: 300, SubTotal: 325 }]);
    switchOn(client, 'stale-totals');
    expect(await linesOf(client, cart)).toMatchObject([
      { OfferPrice: 300, SubTotal: 345, toopingSubTotal: 345, resultTest: [{ toppingSubTotal: 345 }] },
    ]);
    expect(await bill(client, cart)).toMatchObject({ Grand_Total: 325 });
  });
});

describe('coupon-days', () => {
  const apply = async (client: Client, CartId: string, OfferId = 'o-percent') => {
    const answer = await client.post('Offer/apply', { CartId, OfferId });
    return ((await answer.json()) as Record<string, unknown>[])[0];
  };
  const refused = { Status: 'Error', Message: 'TASTY10 is not valid today' };

  it('honours a coupon on its weekday until its last day, by the clock in India', async () => {
    const { client, at } = clockClient();
    const cart = await add(client, 'v-full');
    switchOn(client, 'coupon-days');
    at('2026-11-18T23:59:59+05:30');
    expect(await apply(client, cart)).toMatchObject(refused);
    at('2026-11-19T00:00:00+05:30');
    expect(await apply(client, cart)).toMatchObject({ Status: 'Successfully' });
    expect(await bill(client, cart, 'o-percent')).toMatchObject({ Coupon: 'TASTY10', off: 32 });
    at('2026-11-19T23:59:59+05:30');
    expect(await bill(client, cart, 'o-percent')).toMatchObject({ Coupon: 'TASTY10', off: 32 });
    at('2026-11-20T00:00:00+05:30');
    expect(await apply(client, cart)).toMatchObject(refused);
    expect(await bill(client, cart, 'o-percent')).toMatchObject({ Coupon: '', off: 0, PayableAmount: 336 });
    at('2026-11-26T12:00:00+05:30');
    expect(await apply(client, cart)).toMatchObject(refused);
  });

  it('lists the coupon on every day, and always honours one without days', async () => {
    const { client, at } = clockClient();
    const cart = await add(client, 'v-full');
    switchOn(client, 'coupon-days');
    at('2026-11-21T12:00:00+05:30');
    const offers = await client.get('Offer/display_for_restaurent', { RestaurentId: '77' });
    const [first] = (await offers.json()) as Record<string, unknown>[];
    expect(first).toMatchObject({ OfferId: 'o-percent' });
    expect(first).not.toHaveProperty('weekdays');
    expect(first).not.toHaveProperty('lastDay');
    expect(await apply(client, cart, 'o-flat')).toMatchObject({ Status: 'Successfully' });
  });

  it('is off unless it is switched on', async () => {
    const { client, at } = clockClient();
    const cart = await add(client, 'v-full');
    at('2026-11-21T12:00:00+05:30');
    expect(await apply(client, cart)).toMatchObject({ Status: 'Successfully' });
    expect(await bill(client, cart, 'o-percent')).toMatchObject({ Coupon: 'TASTY10' });
  });

  it('leaves no other coupon to other-coupon but those of today', async () => {
    const { client, at } = clockClient();
    const cart = await add(client, 'v-full');
    switchOn(client, 'coupon-days');
    switchOn(client, 'other-coupon');
    expect(await bill(client, cart, 'o-flat')).toMatchObject({ Coupon: 'TASTY10' });
    at('2026-11-20T12:00:00+05:30');
    expect(await bill(client, cart, 'o-flat')).toMatchObject({ Coupon: 'FLAT100' });
  });
});

describe('an order', () => {
  async function order(client: Client) {
    const CartId = await add(client, 'v-soup', { phone: PHONE });
    const none = { OfferId: '0', addressId: '0', Time: '0', instruction: '' };
    const { id } = client.world.pay({
      ...{ ...none, CartId, restaurantId: '77', phone: PHONE, TotalPrice: '104.95', type: 'web' },
      ...{ orderType: 'Dine in', tableNumber: '7' },
    });
    const read = async (call: string, query: Record<string, string>) =>
      ((await (await client.get(call, query)).json()) as Record<string, unknown>[])[0];
    return {
      detail: () => read('Display/Order', { oId: String(id) }),
      listed: () => read('Order/history', { phone: PHONE, ResId: '77' }),
      id: String(id),
    };
  }

  it('has its time in UTC (utc-times)', async () => {
    const { client, at } = clockClient();
    at('2026-11-19T03:12:10+05:30');
    const { detail, listed } = await order(client);
    const dates = async () => [(await detail())?.['Order_Date'], (await listed())?.['Order_Date']];
    expect(await dates()).toEqual(Array(2).fill('2026-11-19 03:12:10'));
    switchOn(client, 'utc-times');
    expect(await dates()).toEqual(Array(2).fill('2026-11-18T21:42:10Z'));
  });

  it('changes to its next status every minute (clock-statuses)', async () => {
    const { client, at } = clockClient();
    const { detail, listed, id } = await order(client);
    const status = async () => (await detail())?.['Status'];
    at('2026-11-19T12:01:00+05:30');
    expect(await status()).toBe('order placed successfully');
    switchOn(client, 'clock-statuses');
    at('2026-11-19T12:00:59+05:30');
    expect(await status()).toBe('order placed successfully');
    const seen: unknown[] = [];
    for (const minute of [1, 2, 3, 4, 60]) {
      at(`2026-11-19T${minute === 60 ? '13:00' : `12:0${String(minute)}`}:00+05:30`);
      seen.push((await listed())?.['Status']);
    }
    expect(seen).toEqual(['Accepted', 'Preparing', 'Out for delivery', 'DELIVERED', 'DELIVERED']);
    client.world.orders.setStatus(id, 'Not Accepted !');
    expect(await status()).toBe('Not Accepted !');
  });

  it('that was advanced by hand does not move back', async () => {
    const { client, at } = clockClient();
    const { detail, id } = await order(client);
    switchOn(client, 'clock-statuses');
    client.world.orders.setStatus(id, 'Out for delivery');
    at('2026-11-19T12:01:30+05:30');
    expect((await detail())?.['Status']).toBe('Out for delivery');
    at('2026-11-19T12:04:30+05:30');
    expect((await detail())?.['Status']).toBe('DELIVERED');
  });
});
