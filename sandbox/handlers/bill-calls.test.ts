import { describe, expect, it } from 'vitest';

import { add, createClient, type Client } from '../testing/client';

const NEAR = { Clongitude: '77.6412', Clatitude: '12.9769' };

async function price(client: Client, cartId: string, change: Record<string, string> = {}) {
  const response = await client.post('PriceCalculate/Cart', {
    CartId: cartId,
    restaurantId: '77',
    OfferId: '0',
    addressId: '0',
    Clongitude: '0',
    Clatitude: '0',
    Time: '0',
    ...change,
  });
  const body: unknown = await response.json();
  return {
    status: response.status,
    price: Array.isArray(body) ? (body[0] as Record<string, unknown>) : body,
  };
}

describe('the price calculation', () => {
  it('returns the complete record', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full', { quan: '2' });
    expect((await price(client, cartId, { OfferId: 'o-flat', ...NEAR })).price).toEqual({
      minimumOrderValue: 150,
      Grand_Total: 640,
      PayableAmount: 577,
      off: 100,
      Coupon: 'FLAT100',
      MinimumPrice: 50,
      Total_no_item: 2,
      GstPercentage: 5,
      Service: 'Available',
      DeliveryCharges: 10,
      ActulDeliveryCharge: 20,
      nextDeliveryMsg: 'Add ₹160 more for free delivery',
      nextDeliveryCharges: 0,
    });
  });

  it('caps a percentage discount at its maximum and taxes the discounted amount', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full');
    expect((await price(client, cartId, { OfferId: 'o-percent' })).price).toMatchObject({
      off: 32,
      PayableAmount: 302.4,
    });
    await add(client, 'v-full');
    expect((await price(client, cartId, { OfferId: 'o-percent' })).price).toMatchObject({ off: 50 });
  });

  it('uses charges that the restaurant changes at runtime', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full');
    client.world.changeRestaurant('tiny', { charges: { gst: 12, deliveryFee: 50 } });
    expect((await price(client, cartId, NEAR)).price).toMatchObject({
      GstPercentage: 12,
      ActulDeliveryCharge: 50,
      PayableAmount: 383.4,
    });
    client.world.reset();
  });

  it('rejects a withdrawn offer until it is offered again', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full');
    const codes = async () => {
      const offers = await client.get('Offer/display_for_restaurent', { RestaurentId: '77' });
      return ((await offers.json()) as { OfferId: string }[]).map(({ OfferId }) => OfferId);
    };
    client.world.changeRestaurant('tiny', { withdrawnOffers: { 'o-percent': true } });
    expect(await codes()).not.toContain('o-percent');
    expect((await price(client, cartId, { OfferId: 'o-percent' })).status).toBe(404);
    client.world.changeRestaurant('tiny', { withdrawnOffers: { 'o-percent': false } });
    expect(await codes()).toContain('o-percent');
    expect((await price(client, cartId, { OfferId: 'o-percent' })).price).toMatchObject({ off: 32 });
  });

  it('never discounts more than the item total', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    expect((await price(client, cartId, { OfferId: 'o-flat' })).price).toMatchObject({
      Grand_Total: 99.95,
      off: 99.95,
      PayableAmount: 0,
    });
  });

  it('names no coupon below its minimum, but returns the minimum', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    expect((await price(client, cartId, { OfferId: 'o-percent' })).price).toMatchObject({
      off: 0,
      Coupon: '',
      MinimumPrice: 300,
    });
  });

  it('names the coupon of a cashback offer without a discount', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full');
    expect((await price(client, cartId, { OfferId: 'o-wallet' })).price).toMatchObject({
      off: 0,
      Coupon: 'BACK20',
    });
  });

  it.each([
    [
      '1 soup',
      '1',
      {
        DeliveryCharges: 20,
        nextDeliveryMsg: 'Add ₹200.05 more for delivery at ₹10',
        nextDeliveryCharges: 10,
      },
    ],
    ['4 soups', '4', { DeliveryCharges: 10, ActulDeliveryCharge: 20, nextDeliveryCharges: 0 }],
    ['9 soups', '9', { DeliveryCharges: 0, ActulDeliveryCharge: 20, nextDeliveryMsg: '' }],
  ])('charges for the delivery of %s', async (_what, quan, expected) => {
    const client = createClient();
    const cartId = await add(client, 'v-soup', { quan });
    expect((await price(client, cartId, NEAR)).price).toMatchObject(expected);
  });

  it('charges delivery by distance, up to the service radius', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    const koramangala = { Clongitude: '77.6245', Clatitude: '12.9352' };
    expect((await price(client, cartId, koramangala)).price).toMatchObject({ DeliveryCharges: 44 });
    const whitefield = { Clongitude: '77.75', Clatitude: '12.9698' };
    expect((await price(client, cartId, whitefield)).price).toMatchObject({
      Service: 'Not Available',
      DeliveryCharges: 0,
    });
  });

  it('locates an address without coordinates by its pin code, and charges nothing without a location', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    const draft = {
      house_number: '1',
      streetAddress1: 'Lane',
      streetAddress2: '',
      landmark: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      longitude: '0',
      latitude: '0',
      RestaurentId: '77',
      CustomerContact: '9123456780',
    };
    const save = async (pincode: string) => {
      const response = await client.post('address/add', { ...draft, pincode });
      return ((await response.json()) as [{ AddressId: string }])[0].AddressId;
    };
    const service = async (addressId: string) => (await price(client, cartId, { addressId })).price;

    expect(await service(await save('560066'))).toMatchObject({ Service: 'Not Available' });
    expect(await service(await save('560038'))).toMatchObject({ Service: 'Available', DeliveryCharges: 20 });
    expect(await service(await save('110001'))).toMatchObject({ Service: 'Available', DeliveryCharges: 28 });
    expect(await service('0')).toMatchObject({ Service: 'Available', DeliveryCharges: 0 });
  });

  it('rejects unknown offers and addresses, an invalid time and an empty cart', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    expect((await price(client, cartId, { OfferId: 'o-none' })).status).toBe(404);
    expect((await price(client, cartId, { addressId: 'a-none' })).status).toBe(404);
    expect((await price(client, cartId, { Time: 'soon' })).status).toBe(422);
    await client.post('cart/remove', { phone: 'p', id: 'v-soup', CartId: cartId });
    expect((await price(client, cartId)).status).toBe(409);
  });
});

describe('applying an offer', () => {
  const apply = async (client: Client, CartId: string, OfferId: string): Promise<unknown> =>
    (await client.post('Offer/apply', { CartId, OfferId })).json();

  it('returns its message and its cashback', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full');
    expect(await apply(client, cartId, 'o-percent')).toEqual([
      { Status: 'Successfully', Message: '10% off on orders above ₹300', WalletReward: 0 },
    ]);
    expect(await apply(client, cartId, 'o-wallet')).toMatchObject([
      { Status: 'Successfully', WalletReward: 20 },
    ]);
  });

  it('explains why the offer is not applied', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    expect(await apply(client, cartId, 'o-percent')).toEqual([
      { Status: 'Error', Message: 'Add items worth ₹300 to use TASTY10', WalletReward: 0 },
    ]);
    expect(await apply(client, cartId, 'o-none')).toMatchObject([{ Status: 'Error' }]);
  });
});
