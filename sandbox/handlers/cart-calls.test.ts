import { describe, expect, it } from 'vitest';

import { add, createClient, linesOf, verify } from '../testing/client';
import { customDish } from '../testing/tiny-restaurant';

describe('the cart', () => {
  it('returns a line in the format of the contract', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-full', { quan: '2' });
    await client.post('cart/addNewCustDish', {
      CartId: cartId,
      dishID: 'v-full',
      dishQty: '1',
      tempCustID: '',
      addCustDish: customDish('Thin crust', 'Extra cheese:40, Olives:25'),
    });

    expect(await linesOf(client, cartId)).toEqual([
      {
        Item_id: 'v-full',
        itemName: 'Margherita',
        quantity: 3,
        SubTotal: 1025,
        OfferPrice: 320,
        price: 340,
        HalfOrFull: 'Full',
        veg: true,
        imageUrl: 'N/A',
        OutOfStock: false,
        topingTotalQuantity: 1,
        toopingSubTotal: 385,
        resultTest: [
          {
            tempCustId: 't-1',
            toopinItemName: 'Margherita',
            toppingquatity: 1,
            toppingSubTotal: 385,
            offerPrice: 320,
            displayTopping: [
              '{customized_id: g-base, data: [Thin crust]}',
              '{customized_id: x-extra, data: [Extra cheese:40, Olives:25]}',
            ],
          },
        ],
      },
    ]);
  });

  it('multiplies fractions of a rupee without rounding errors', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup', { quan: '3' });
    expect((await linesOf(client, cartId))[0]).toMatchObject({ SubTotal: 299.85, quantity: 3 });
  });

  it('adds to the open cart of the same phone and groups equal customizations', async () => {
    const client = createClient();
    const first = await add(client, 'v-half', { addCustDish: customDish('Thin crust') });
    const second = await add(client, 'v-half', { addCustDish: customDish('Thin crust') });
    const other = await add(client, 'v-half', { phone: 'guest-000002' });
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    const [line] = await linesOf(client, first);
    expect(line).toMatchObject({ quantity: 2, topingTotalQuantity: 2, toopingSubTotal: 400 });
    expect(line?.resultTest).toHaveLength(1);
  });

  it('removes plain units before customized ones and drops an empty line', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-half');
    await add(client, 'v-half', { addCustDish: customDish('Thin crust') });
    const remove = () => client.post('cart/remove', { phone: 'guest-000001', id: 'v-half', CartId: cartId });

    expect(await (await remove()).json()).toEqual({ Messege: 'Deleted' });
    expect((await linesOf(client, cartId))[0]).toMatchObject({ quantity: 1, topingTotalQuantity: 1 });
    await remove();
    expect(await linesOf(client, cartId)).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it.each([
    ['an unknown variant', { id: 'v-nothing' }, 404],
    ['a dish that is out of stock', { id: 'v-gone' }, 409],
    ['a quantity of 0', { quan: '0' }, 422],
    ['a quantity that is no number', { quan: 'two' }, 422],
    ['another restaurant', { RestaurentId: '78' }, 404],
    ['no phone', { phone: '' }, 400],
  ])('rejects an addition with %s', async (_what, change, status) => {
    const form = { phone: 'guest-000001', id: 'v-soup', quan: '1', RestaurentId: '77', ...change };
    const response = await createClient().post('cart/addItemTest', form);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
  });

  it('moves from a guest to the phone that logs in', async () => {
    const client = createClient();
    const cartId = await add(client, 'v-soup');
    expect(await verify(client, '9876543210', cartId)).toEqual([{ Page: 'Login' }]);
    expect(await add(client, 'v-soup', { phone: '9876543210' })).toBe(cartId);
    expect((await linesOf(client, cartId))[0]).toMatchObject({ quantity: 2 });
    expect(await add(client, 'v-soup')).not.toBe(cartId);
  });

  it('does not move between diners, and a guest’s cart replaces an older one of the same phone', async () => {
    const client = createClient();
    const older = await add(client, 'v-soup', { phone: '9876543210' });
    await verify(client, '9123456780', older);
    expect(await add(client, 'v-soup', { phone: '9876543210' })).toBe(older);

    const guests = await add(client, 'v-half');
    await verify(client, '9876543210', guests);
    expect(await add(client, 'v-half', { phone: '9876543210' })).toBe(guests);
    expect(await linesOf(client, older)).toEqual([]);
  });
});
