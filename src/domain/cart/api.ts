import { openingCall, postForm, postFormForText } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  flagOf,
  idOf,
  labelOf,
  linkOf,
  listOf,
  numberOf,
  readEach,
  readList,
  recordOf,
  recordsOf,
  textOf,
  type WireRecord,
} from '@/api/wire';
import { toPaise, type Paise } from '@/lib/money';
import { toppingTextOf } from './toppings';
import type { CartLine, CustomizedDish } from './types';

function moneyOf(record: WireRecord, field: string): Paise | undefined {
  const value = numberOf(record, field);
  return value === undefined ? undefined : toPaise(value);
}

function readCustomized(record: WireRecord): CustomizedDish | undefined {
  const id = idOf(record, 'tempCustId');
  const quantity = numberOf(record, 'toppingquatity') ?? 0;
  if (!id || quantity < 1) return undefined;
  const offerPrice = moneyOf(record, 'offerPrice') ?? 0;
  return {
    id,
    name: textOf(record, 'toopinItemName'),
    quantity,
    subtotal: moneyOf(record, 'toppingSubTotal') ?? offerPrice * quantity,
    offerPrice,
    toppings: toppingTextOf(listOf(record, 'displayTopping')),
  };
}

function readLine(record: WireRecord): CartLine | undefined {
  const variantId = idOf(record, 'Item_id');
  const quantity = numberOf(record, 'quantity');
  if (!variantId || quantity === undefined || quantity < 1) return undefined;
  const customized = readEach(listOf(record, 'resultTest'), 'customized dish', readCustomized);
  const offerPrice = moneyOf(record, 'OfferPrice') ?? moneyOf(record, 'price') ?? 0;
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
      numberOf(record, 'topingTotalQuantity') ?? customized.reduce((sum, dish) => sum + dish.quantity, 0),
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

function cartIdOf(answer: unknown, call: string): string {
  const id = idOf(recordOf(answer, call), 'cart_id');
  if (!id || id === '0') throw new ApiFailure('answer', call, 'no cart id');
  return id;
}

export interface Addition {
  phone: string;
  restaurantId: string;
  variantId: string;
  quantity: number;
  /** Present for a customizable dish, even when nothing was chosen. */
  addCustDish?: string | undefined;
}

/** @returns the cart's id. */
export async function addToCart(addition: Addition): Promise<string> {
  const answer = await postForm('addToCart', {
    phone: addition.phone,
    id: addition.variantId,
    quan: addition.quantity,
    RestaurentId: addition.restaurantId,
    ...(addition.addCustDish !== undefined && { addCustDish: addition.addCustDish }),
  });
  return cartIdOf(answer, 'addToCart');
}

/** Adds a further way of putting a dish together to a cart that has one already. @returns the cart's id. */
export async function addCustomized(
  cartId: string,
  variantId: string,
  quantity: number,
  addCustDish: string,
): Promise<string> {
  const answer = await postForm('addCustomized', {
    CartId: cartId,
    dishID: variantId,
    dishQty: quantity,
    tempCustID: '',
    addCustDish,
  });
  return cartIdOf(answer, 'addCustomized');
}

export async function removeFromCart(phone: string, variantId: string, cartId: string): Promise<void> {
  const record = recordOf(
    await postForm('removeFromCart', { phone, id: variantId, CartId: cartId }),
    'removeFromCart',
  );
  if (textOf(record, 'Messege') !== 'Deleted') throw new ApiFailure('answer', 'removeFromCart', 'refused');
}

/** Adds or removes one unit of a customized dish. */
export async function changeCustomized(
  cartId: string,
  customizedId: string,
  type: 'add' | 'remove',
): Promise<void> {
  const record = recordOf(
    await postForm('changeCustomized', { CartId: cartId, CustDishId: customizedId, type }),
    'changeCustomized',
  );
  if (!/^success/i.test(textOf(record, 'Status'))) {
    throw new ApiFailure('answer', 'changeCustomized', 'refused');
  }
}

export async function deleteCart(cartId: string): Promise<void> {
  const answer = await postFormForText('deleteCart', { cartid: cartId });
  if (answer !== 'Deleted') throw new ApiFailure('answer', 'deleteCart', 'refused');
}
