import { describe, expect, it } from 'vitest';

import { createClient } from '../testing/client';

describe('the domain lookup', () => {
  it.each(['tiny', 'tiny.localhost', 'TINY.example', 'www.tiny.example', 'tiny.localhost:4000'])(
    'finds "%s"',
    async (domain) => {
      const client = createClient();
      const response = await client.send(`/restro_id_new/?domain=${domain}`);
      expect(await response.text()).toBe('77/beh1/');
      expect(client.requests.list('restro_id_new')).toHaveLength(1);
    },
  );

  it.each(['', 'nobody', 'tiny.example.org'])('does not find "%s"', async (domain) => {
    expect((await createClient().send(`/restro_id_new/?domain=${domain}`)).status).toBe(404);
  });
});

describe('the API', () => {
  it('answers 405 to a wrong method and 404 to an unknown call', async () => {
    const client = createClient();
    expect((await client.get('Daily/Timing', { RestaurentId: '77' })).status).toBe(405);
    expect((await client.get('Daily/Nothing', {})).status).toBe(404);
  });

  it('returns absolute addresses for its own pictures', async () => {
    const client = createClient();
    const slider = await client.get('display/Slider', { RestaurentId: '77' });
    expect(await slider.json()).toEqual([{ ImageUrl: 'http://sandbox.test/pictures/banner.svg' }]);
    const menu = (await (await client.get('display/display_dish_list', { id: '77' })).json()) as {
      'items:': { imageUrl: string }[];
    }[];
    expect(menu[0]?.['items:'].map((dish) => dish.imageUrl)).toEqual([
      'http://sandbox.test/pictures/soup.svg',
      'N/A',
      'N/A',
    ]);
  });

  it('returns option groups with the id of the requested restaurant', async () => {
    const client = createClient();
    const choices = await client.post('cart/getCustomizedDishItem', {
      customized_Dish: 'true',
      restId: '77',
    });
    expect(await choices.json()).toMatchObject({ data: [{ id: 'g-base', restId: '77' }] });
    const addOns = await client.post('cart/getAddConsItem', { Add_Cons: 'true', restId: '77' });
    expect(await addOns.json()).toMatchObject([{ id: 'x-extra' }, { id: 'x-dips' }]);
  });

  it('applies changes of a restaurant until the reset', async () => {
    const client = createClient();
    const timing = async (): Promise<unknown> =>
      (await client.post('Daily/Timing', { RestaurentId: '77' })).json();
    client.world.changeRestaurant('tiny', {
      timing: { Status: 'CLOSE' },
      outOfStock: { 'd-soup': true },
      prices: { 'v-half': { OfferPrice: 150 } },
    });
    expect(await timing()).toEqual([{ Status: 'CLOSE', ClosingTimeStamp: '23:30', vegtype: false }]);
    expect(client.world.catalogue.findVariant('77', 'v-half')?.variant).toMatchObject({
      Price: 200,
      OfferPrice: 150,
    });
    expect(client.world.catalogue.findVariant('77', 'v-soup')?.dish.OutOfStock).toBe(true);
    client.world.reset();
    expect(await timing()).toMatchObject([{ Status: 'OPEN' }]);
  });
});

describe('a fault', () => {
  const slider = { RestaurentId: '77' };

  it.each([
    ['malformed', 'application/json', '[{"Status":"Succ'],
    ['html', 'text/html', '<!doctype html>'],
    ['empty', '', ''],
  ] as const)('of kind %s answers 200 with an unusable body', async (kind, type, start) => {
    const client = createClient();
    client.faults.add({ call: '*', kind });
    const response = await client.get('display/Slider', slider);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type') ?? '').toContain(type);
    expect((await response.text()).startsWith(start)).toBe(true);
  });

  it.each([
    ['truncated', '[{"ImageUrl":"http'],
    ['nulls', '[{"ImageUrl":null}]'],
    ['wrong-types', '[{"ImageUrl":{"text":"http'],
  ] as const)('of kind %s corrupts the real answer', async (kind, start) => {
    const client = createClient();
    client.faults.add({ call: 'display/Slider', kind });
    const body = await (await client.get('display/Slider', slider)).text();
    expect(body.startsWith(start)).toBe(true);
    if (kind === 'truncated') expect(() => JSON.parse(body) as unknown).toThrow();
  });

  it('corrupts every field at any depth, except those in "keep"', async () => {
    const client = createClient();
    client.faults.add({ call: '*', kind: 'nulls', keep: ['CId', 'ID'], times: 1 });
    const [category] = (await (await client.get('display/display_dish_list', { id: '77' })).json()) as [
      Record<'items:', { CId: string; itemName: null; Price: { ID: string; Price: null }[] }[]>,
    ];
    expect(category['items:'][0]).toMatchObject({
      CId: 'd-soup',
      itemName: null,
      Price: [{ ID: 'v-soup', Price: null }],
    });
    client.faults.add({ call: '*', kind: 'number-texts' });
    expect(
      await (await client.post('Wallet/UserWalletReward', { restId: '77', phone: '9876543210' })).json(),
    ).toEqual({
      WalletReward: '120',
    });
  });

  it('corrupts an answer of plain text, too', async () => {
    const client = createClient();
    client.faults.add({ call: 'cart/delete', kind: 'nulls' });
    const { id } = client.world.carts.add({
      phone: '9876543210',
      restaurantId: '77',
      variantId: 'v-soup',
      quantity: 1,
    });
    expect(await (await client.post('cart/delete', { cartid: id })).text()).toBe('null');
  });

  it('is rejected when its kind is unknown', () => {
    const { faults } = createClient();
    expect(() => {
      faults.addUnchecked({ call: '*', kind: 'explode' });
    }).toThrow(/kind/);
  });
});
