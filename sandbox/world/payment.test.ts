import { describe, expect, it } from 'vitest';

import { add, createClient, linesOf, type Client } from '../testing/client';
import { customDish } from '../testing/tiny-restaurant';
import { returnAddress } from './payment';

const PHONE = '9876543210';

async function query(client: Client, change: Record<string, string> = {}): Promise<Record<string, string>> {
  const CartId = await add(client, 'v-full', {
    phone: PHONE,
    addCustDish: customDish('Thin crust', 'Olives:25'),
  });
  return {
    CartId,
    restaurantId: '77',
    phone: PHONE,
    OfferId: 'o-wallet',
    addressId: 'a-1',
    instruction: 'No onion',
    Time: '0',
    TotalPrice: '372.25',
    type: 'web',
    path: 'http://localhost:4000/tiny/orderInfo',
    orderType: 'Delivery',
    ...change,
  };
}

describe('payment', () => {
  it('creates the order, credits cashback and closes the cart', async () => {
    const client = createClient({ now: () => new Date('2026-11-18T19:42:10+05:30') });
    const paid = await query(client);
    const order = client.world.pay(paid);

    const detail = await client.get('Display/Order', { oId: String(order.id) });
    expect(await detail.json()).toEqual([
      {
        OrderId: 1042,
        Order_Date: '2026-11-18 19:42:10',
        Name: 'Asha Rao',
        phone: PHONE,
        Address: expect.stringContaining('24, 2nd Floor, Defence Colony') as string,
        Status: 'order placed successfully',
        TrackingUrl: 'http://sandbox.test/track?OrderId=1042',
        Item_Details: [
          {
            No_of_item: 1,
            Item_name: 'Margherita',
            toppingItem: 'Thin crust',
            addOnitem: 'Olives:25',
            Quantity: 'Full',
            SubTotal: 345,
          },
        ],
        Total_of_Subtotal: 345,
        GstCharges: 17.25,
        Total: 372.25,
      },
    ]);
    expect(client.world.diners.wallet(PHONE, '77')).toBe(14_000);
    expect(await linesOf(client, paid.CartId ?? '')).toEqual([]);
    expect(() => client.world.pay(paid)).toThrow('closed');
  });

  it('accepts table and take-away orders without a delivery fee', async () => {
    const client = createClient();
    const free = { addressId: '0', TotalPrice: '362.25', OfferId: '0' };
    const table = client.world.pay(await query(client, { ...free, orderType: 'Dine in', tableNumber: '7' }));
    expect(table.destination).toBe('Table 7');
    const pickUp = client.world.pay(await query(client, { ...free, orderType: 'Take Away', Time: '19:30' }));
    expect(pickUp.destination).toBe('Pick up at 19:30');
    const history = await client.get('Order/history', { phone: PHONE, ResId: '77' });
    expect(await history.json()).toMatchObject([{ Order_id: 1043 }, { Order_id: 1042, Total: 362.25 }]);
  });

  it.each([
    ['another amount', { TotalPrice: '372' }],
    ['delivery without an address', { addressId: '0' }],
    ['an address of another phone', { phone: '9123456780' }],
    ['no order type', { orderType: '' }],
    ['a dine-in order without a table', { orderType: 'Dine in', addressId: '0', TotalPrice: '362.25' }],
    ['take away without a time', { orderType: 'Take Away', addressId: '0', TotalPrice: '362.25' }],
    ['another type of client', { type: 'app' }],
  ])('rejects %s', async (_what, change) => {
    const client = createClient();
    const request = await query(client, change);
    expect(() => client.world.pay(request)).toThrow(expect.objectContaining({ name: 'HttpError' }) as Error);
    expect(client.world.state.orders).toEqual([]);
  });

  it('rejects an order from a closed restaurant', async () => {
    const client = createClient();
    client.world.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } });
    const request = await query(client);
    expect(() => client.world.pay(request)).toThrow('closed');
  });
});

describe('the return address', () => {
  it('contains the id of the order', () => {
    expect(returnAddress('https://tiny.example/orderInfo', 1042)).toBe(
      'https://tiny.example/orderInfo?OrderId=1042',
    );
    expect(returnAddress('https://tiny.example/orderInfo?OrderId=1')).toBe('https://tiny.example/orderInfo');
  });

  it.each([undefined, '', 'javascript:alert(1)', '/orderInfo'])('rejects %s', (path) => {
    expect(() => returnAddress(path)).toThrow('http');
  });
});

describe('an order', () => {
  it('passes through its statuses and stays at the last one', async () => {
    const client = createClient();
    const { id } = client.world.pay(await query(client));
    const { orders } = client.world;
    const seen = Array.from({ length: 5 }, () => orders.advance(String(id)).status);
    expect(seen).toEqual(['Accepted', 'Preparing', 'Out for delivery', 'DELIVERED', 'DELIVERED']);
    expect(orders.setStatus(String(id), 'Not Accepted !').status).toBe('Not Accepted !');
    expect(orders.advance(String(id)).status).toBe('Not Accepted !');
    expect(() => orders.setStatus(String(id), 'Lost')).toThrow('Lost');
  });
});
