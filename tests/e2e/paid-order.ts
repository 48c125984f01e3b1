import type { APIRequestContext } from '@playwright/test';
import { hostOf, SANDBOX } from './origins';
import { DINER } from './shop';

export type Item = [variantId: string, units: number, options?: string];

async function post(http: APIRequestContext, call: string, form: Record<string, string>) {
  const response = await http.post(`${SANDBOX}/api/${call}`, { form });
  const [first] = (await response.json()) as Record<string, unknown>[];
  return first ?? {};
}

export async function addToCart(http: APIRequestContext, items: readonly Item[]): Promise<string> {
  let cartId = '';
  for (const [id, units, options] of items) {
    const addCustDish = JSON.stringify([
      { customized_id: options === undefined ? '' : 'g-base', data: `[${options ?? ''}]` },
      { customized_id: '', data: '[]' },
    ]);
    const added = await post(http, 'cart/addItemTest', {
      phone: DINER,
      id,
      quan: String(units),
      RestaurentId: '1001',
      ...(options !== undefined && { addCustDish }),
    });
    cartId = String(added['cart_id']);
  }
  return cartId;
}

/** Pays a table order as the seeded diner, and returns to `base`. @returns the order's id. */
export async function placePaidOrder(
  http: APIRequestContext,
  items: readonly Item[],
  base = hostOf('spice-garden'),
): Promise<string> {
  const cartId = await addToCart(http, items);
  const none = { OfferId: '0', addressId: '0', Time: '0' };
  const place = { ...none, CartId: cartId, restaurantId: '1001' };
  const price = await post(http, 'PriceCalculate/Cart', { ...place, Clongitude: '0', Clatitude: '0' });
  const query = new URLSearchParams({
    ...place,
    phone: DINER,
    instruction: '',
    TotalPrice: String(price['PayableAmount']),
    type: 'web',
    path: `${base}/orderInfo`,
    orderType: 'Dine in',
    tableNumber: '7',
  });
  const paid = await http.post(`${SANDBOX}/pay?${query.toString()}`, {
    form: { action: 'pay' },
    maxRedirects: 0,
  });
  return new URL(paid.headers()['location'] ?? '').searchParams.get('OrderId') ?? '';
}
