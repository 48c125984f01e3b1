import { openingCall } from '@/api/client';
import {
  countOf,
  flagOf,
  idOf,
  labelOf,
  linkOf,
  listOf,
  numberOf,
  readEach,
  readList,
  recordsOf,
  textOf,
  type WireRecord,
} from '@/api/wire';
import { toPaise, type Paise } from '@/lib/money';
import { addCustDishOf, toppingTextOf } from './toppings';
import type { CartLine, CustomizedDish } from './types';

function moneyOf(record: WireRecord, field: string): Paise | undefined {
  const value = numberOf(record, field);
  return value === undefined ? undefined : toPaise(value);
}

function readCustomized(record: WireRecord): CustomizedDish | undefined {
  const id = idOf(record, 'tempCustId');
  const quantity = countOf(record, 'toppingquatity');
  if (!id || quantity === undefined) return undefined;
  const offerPrice = moneyOf(record, 'offerPrice') ?? 0;
  return {
    id,
    name: textOf(record, 'toopinItemName'),
    quantity,
    subtotal: moneyOf(record, 'toppingSubTotal') ?? offerPrice * quantity,
    offerPrice,
    toppings: toppingTextOf(listOf(record, 'displayTopping')),
    addCustDish: addCustDishOf(listOf(record, 'displayTopping')),
  };
}

function readLine(record: WireRecord): CartLine | undefined {
  const variantId = idOf(record, 'Item_id');
  const quantity = countOf(record, 'quantity');
  if (!variantId || quantity === undefined) return undefined;
  const customized = readEach(listOf(record, 'resultTest'), 'customized dish', readCustomized);
  const offerPrice = moneyOf(record, 'OfferPrice') ?? moneyOf(record, 'price') ?? 0;
  const told = numberOf(record, 'topingTotalQuantity');
  return {
    variantId,
    name: textOf(record, 'itemName'),
    quantity,
    subtotal: moneyOf(record, 'SubTotal') ?? offerPrice * quantity,
    offerPrice,
    price: moneyOf(record, 'price') ?? offerPrice,
    sizeLabel: labelOf(record, 'HalfOrFull'),
    veg: flagOf(record, 'veg'),
    imageUrl: linkOf(record, 'imageUrl'),
    outOfStock: flagOf(record, 'OutOfStock'),
    customizedQuantity:
      told === undefined
        ? customized.reduce((sum, dish) => sum + dish.quantity, 0)
        : Math.max(0, Math.round(told)),
    customized,
  };
}

/** @throws ApiFailure also when no line of a filled cart can be read: a bad answer never empties a cart. */
export function parseCart(answer: unknown): CartLine[] {
  const records = recordsOf(answer, 'cart').filter((record) => numberOf(record, 'quantity') !== 0);
  return readList(records, 'cart', 'cart line', readLine);
}

export async function fetchCart(cartId: string): Promise<CartLine[]> {
  return parseCart(await openingCall('cart', cartId));
}
