import { describe, expect, it } from 'vitest';

import { QUIRK_NAMES, type Quirk } from '../quirks';
import { add, clientWith, createClient, linesOf, verify, type Client } from '../testing/client';
import { customDish, tinyRestaurant } from '../testing/tiny-restaurant';

type Dish = Record<string, unknown>;

async function dishesOf(client: Client): Promise<Dish[]> {
  const menu = await client.get('display/display_dish_list', { id: '77' });
  return ((await menu.json()) as { 'items:': Dish[] }[]).flatMap((category) => category['items:']);
}

async function saveAddress(client: Client, house: string): Promise<unknown> {
  const answer = await client.post('address/add', {
    ...{ house_number: house, streetAddress1: '', streetAddress2: '', landmark: '', city: '', state: '' },
    ...{ pincode: '', longitude: '0', latitude: '0', RestaurentId: '77', CustomerContact: '9123456780' },
  });
  return answer.json();
}

describe('a restaurant with quirks', () => {
  it('can turn each quirk on and off at runtime', () => {
    const client = clientWith(...QUIRK_NAMES);
    expect(client.world.catalogue.quirksOf('77')).toEqual(QUIRK_NAMES);
    client.world.changeRestaurant('tiny', { quirks: { 'text-prices': false } });
    expect(client.world.catalogue.hasQuirk('77', 'text-prices')).toBe(false);
    client.world.reset();
    expect(client.world.catalogue.quirksOf('77')).toEqual([]);
  });

  it('applies its quirks in one order, however they are listed', () => {
    const quirks: Quirk[] = ['repeat-records', 'split-groups', 'newest-lines'];
    const { world } = createClient({ restaurants: [{ ...tinyRestaurant, quirks }] });
    expect(world.catalogue.quirksOf('77')).toEqual(quirks.toReversed());
  });

  it('merges the former cart into the guest’s cart at login (merge-carts)', async () => {
    const client = clientWith('merge-carts');
    await add(client, 'v-soup', { phone: '9123456780' });
    const guestCart = await add(client, 'v-half');
    await verify(client, '9123456780', guestCart);
    expect((await linesOf(client, guestCart)).map((line) => line['Item_id'])).toEqual(['v-half', 'v-soup']);
  });

  it('returns cart lines in another order on each fetch (shuffle-lines)', async () => {
    const client = clientWith('shuffle-lines');
    const cart = await add(client, 'v-soup');
    await add(client, 'v-half');
    const [first, second] = [await linesOf(client, cart), await linesOf(client, cart)];
    expect(second).toEqual(first.toReversed());
  });

  it('lists cart lines newest first (newest-lines), unless they are shuffled', async () => {
    const client = createClient();
    const cart = await add(client, 'v-soup');
    await add(client, 'v-half');
    await add(client, 'v-full');
    const ids = async () => (await linesOf(client, cart)).map((line) => line['Item_id']);
    expect(await ids()).toEqual(['v-soup', 'v-half', 'v-full']);
    client.world.changeRestaurant('tiny', { quirks: { 'newest-lines': true } });
    expect([await ids(), await ids()]).toEqual([
      ['v-full', 'v-half', 'v-soup'],
      ['v-full', 'v-half', 'v-soup'],
    ]);
    client.world.changeRestaurant('tiny', { quirks: { 'shuffle-lines': true } });
    expect(await ids()).not.toEqual(await ids());
  });

  it('answers no id of a category and of a customized cart (no-category-id, no-cart-id)', async () => {
    const client = createClient();
    const CartId = await add(client, 'v-full', { addCustDish: customDish('Thin crust') });
    const addAnother = async () => {
      const form = { CartId, dishID: 'v-full', dishQty: '1', tempCustID: '' };
      const answer = await client.post('cart/addNewCustDish', {
        ...form,
        addCustDish: customDish('Thin crust', 'Olives:25'),
      });
      return (await answer.json()) as unknown;
    };
    const categories = async () =>
      (await client.get('display/all_categories', { id: '77' })).json() as Promise<Dish[]>;
    expect(await addAnother()).toEqual([{ cart_id: CartId }]);
    expect(await categories()).toMatchObject([{ name: 'All', documentId: 'c1' }]);
    client.world.changeRestaurant('tiny', { quirks: { 'no-cart-id': true, 'no-category-id': true } });
    expect(await addAnother()).toEqual([{ Status: 'Successfully' }]);
    expect((await linesOf(client, CartId))[0]).toMatchObject({ quantity: 3 });
    const [all] = await categories();
    expect(all).toMatchObject({ name: 'All' });
    expect(all).not.toHaveProperty('documentId');
  });

  it('lists the newest address first and returns no id for it (newest-first, no-address-id)', async () => {
    const client = clientWith('newest-first', 'no-address-id');
    expect(await saveAddress(client, 'old')).toEqual([{ Added: 'successfully' }]);
    await saveAddress(client, 'new');
    const list = await client.get('Display/Address', { phone: '9123456780', RestaurentId: '77' });
    expect(await list.json()).toMatchObject([{ HouseNumber: 'new' }, { HouseNumber: 'old' }]);
  });

  it('answers an edited address with 204 (empty-edit)', async () => {
    const client = clientWith('empty-edit');
    await saveAddress(client, 'old');
    const id = client.world.state.addresses.at(-1)?.id ?? '';
    const answer = await client.post('address/Edit', {
      ...{ AddressId: id, house_number: 'new', streetAddress1: '', streetAddress2: '', landmark: '' },
      ...{ city: '', state: '', pincode: '', longitude: '0', latitude: '0' },
      ...{ RestaurentId: '77', CustomerContact: '9123456780' },
    });
    expect(answer.status).toBe(204);
    expect(client.world.state.addresses.at(-1)?.houseNumber).toBe('new');
  });

  it('returns prices as text with separators (text-prices)', async () => {
    const client = clientWith('text-prices');
    client.world.changeRestaurant('tiny', { prices: { 'v-soup': { Price: 125_000, OfferPrice: 1250.5 } } });
    const [soup] = await dishesOf(client);
    expect(soup?.['Price']).toMatchObject([{ Price: '1,25,000.00', OfferPrice: '1,250.50' }]);
  });

  it('repeats option groups and gives the first dish the highest number (repeat-groups, numeric-ids)', async () => {
    const dishes = await dishesOf(clientWith('repeat-groups', 'numeric-ids'));
    expect(dishes.map((dish) => dish['CId'])).toEqual([3, 2, 1]);
    expect(dishes[1]?.['add_on']).toEqual(['x-extra', 'x-dips', 'x-extra', 'x-dips']);
  });

  it('repeats every record and allows one option per group (repeat-records, low-limits)', async () => {
    const client = clientWith('repeat-records', 'low-limits');
    const cart = await add(client, 'v-soup');
    expect((await linesOf(client, cart)).map((line) => line['Item_id'])).toEqual(['v-soup', 'v-soup']);
    const groups = await client.post('cart/getAddConsItem', { Add_Cons: 'true', restId: '77' });
    expect(((await groups.json()) as Dish[]).map(({ id, max }) => [id, max])).toEqual([
      ['x-extra', 1],
      ['x-dips', 1],
      ['x-extra', 1],
      ['x-dips', 1],
    ]);
  });

  it('answers each group in two parts with the same id (split-groups)', async () => {
    const client = clientWith('split-groups');
    const choices = await client.post('cart/getCustomizedDishItem', {
      ...{ customized_Dish: 'true', restId: '77' },
    });
    const base = { id: 'g-base', name: 'Choose your base', min: 1, max: 2 };
    expect(await choices.json()).toMatchObject({
      data: [
        { ...base, itemNmae: ['Thin crust'] },
        { ...base, itemNmae: ['Thin crust, crispy [new]'] },
      ],
    });
    const addOns = await client.post('cart/getAddConsItem', { Add_Cons: 'true', restId: '77' });
    expect(((await addOns.json()) as Dish[]).map(({ id, itemNmae }) => [id, itemNmae])).toEqual([
      ['x-extra', { 'Extra cheese': 40, Olives: 25 }],
      ['x-extra', { 'Bread : Flat Rs 20 Off': 0.95 }],
      ['x-dips', { 'Extra cheese': 30 }],
      ['x-dips', { 'Chilli, hot [small]': 10.5 }],
    ]);
  });

  it('accepts a payment amount as the bill formats it (text-prices)', async () => {
    const client = clientWith('text-prices');
    client.world.changeRestaurant('tiny', { prices: { 'v-soup': { OfferPrice: 1250.5 } } });
    const cart = await add(client, 'v-soup');
    const order = client.world.pay({
      ...{ CartId: cart, restaurantId: '77', phone: '9876543210', OfferId: '0', addressId: '0' },
      ...{ instruction: '', Time: '20:30', TotalPrice: '1,313.03', type: 'web', orderType: 'Take Away' },
    });
    expect(order.total).toBe(131_303);
  });

  it('applies another offer than the requested one to the bill (other-coupon)', async () => {
    const client = clientWith('other-coupon');
    const CartId = await add(client, 'v-full');
    const query = { CartId, restaurantId: '77', addressId: '0', Clongitude: '0', Clatitude: '0', Time: '0' };
    const codeFor = async (OfferId: string) => {
      const answer = await client.post('PriceCalculate/Cart', { ...query, OfferId });
      return ((await answer.json()) as Dish[])[0]?.['Coupon'];
    };
    expect(await codeFor('o-percent')).toBe('FLAT100');
    expect(await codeFor('o-flat')).toBe('TASTY10');
    expect(await codeFor('0')).toBe('');
  });

  it('writes dates and words of status as restaurants do (day-first-dates, loose-words)', async () => {
    const client = clientWith('day-first-dates', 'loose-words');
    const CartId = await add(client, 'v-soup', { phone: '9123456780' });
    client.world.pay({
      ...{ CartId, restaurantId: '77', phone: '9123456780', OfferId: '0', addressId: '0' },
      ...{ instruction: '', Time: '20:30', TotalPrice: '104.95', type: 'web', orderType: 'Take Away' },
    });
    const history = await client.get('Order/history', { phone: '9123456780', ResId: '77' });
    expect(await history.json()).toMatchObject([
      {
        Order_Date: expect.stringMatching(/^\d\d-\d\d-\d{4} \d{1,2}:\d\d [AP]M$/) as string,
        Status: 'order placed successfully.',
      },
    ]);
    const timing = await client.post('Daily/Timing', { RestaurentId: '77' });
    expect(await timing.json()).toMatchObject([{ Status: 'open.' }]);
  });

  it('allows caches to answer (cacheable-answers)', async () => {
    const client = clientWith('cacheable-answers');
    const id = await add(client, 'v-soup');
    const headerOf = async () =>
      (await client.get('cart/displayTestFramCore', { id })).headers.get('Cache-Control');
    expect(await headerOf()).toBe('max-age=600');
    client.world.changeRestaurant('tiny', { quirks: { 'cacheable-answers': false } });
    expect(await headerOf()).toBeNull();
  });

  it('leaves fields out of cart lines (no-offer-price, no-customized-dishes)', async () => {
    const client = clientWith('no-offer-price');
    const cart = await add(client, 'v-full', { addCustDish: customDish('Thin crust', 'Olives:25') });
    const [line] = await linesOf(client, cart);
    expect((line?.['resultTest'] as Dish[])[0]).not.toHaveProperty('offerPrice');
    client.world.changeRestaurant('tiny', { quirks: { 'no-customized-dishes': true } });
    expect((await linesOf(client, cart))[0]).not.toHaveProperty('resultTest');
  });
});
