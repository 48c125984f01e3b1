import { fetchStartupJson, postForm, postFormForText } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  amountOf,
  countOf,
  flagOf,
  idOf,
  isStatus,
  isSuccess,
  labelOf,
  linkOf,
  listOf,
  numberOf,
  readEach,
  readList,
  recordOf,
  recordsOf,
  textOf,
  uniqueBy,
  uniqueById,
  type WireRecord,
} from '@/api/wire';
import { comparableStatus } from '@/lib/comparable-text';
import { toRupees, type Paise } from '@/lib/money';
import { plainText } from '@/lib/plain-text';
import { wait } from '@/platform/scheduling';
import { foodOf } from '../menu/api';
import type { CartLine, CartUnits, Customization, CustomizedDish, DishSelection } from './types';

/** Returns the text between the first '[' after `data` and the last ']'; null without both. */
function insideOf(piece: unknown): string | null {
  const text = typeof piece === 'string' ? piece : '';
  const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
  const close = text.lastIndexOf(']');
  return open < 0 || close <= open ? null : text.slice(open + 1, close).trim();
}

/** Joins the bracketed texts (docs/api/openapi.yaml). Names in them may contain brackets, colons and commas. */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return plainText(pieces.map(insideOf).filter(Boolean).join(', '));
}

export function readCustomization(pieces: readonly unknown[]): Customization {
  const entries = pieces.flatMap((piece) => {
    const id = typeof piece === 'string' ? /customized_id:(.*?),\s*data\b/s.exec(piece)?.[1] : undefined;
    const inside = insideOf(piece);
    return id === undefined || inside === null ? [] : [{ customized_id: id.trim(), data: `[${inside}]` }];
  });
  return pieces.length === 2 && entries.length === 2
    ? { kind: 'customized', text: JSON.stringify(entries) }
    : { kind: 'unreadable' };
}

/** @throws ApiFailure for unsafe integers. */
function subtotalOf(record: WireRecord, field: string, unitPrice: Paise, units: number): Paise {
  const subtotal = amountOf(record, field) ?? unitPrice * units;
  if (!Number.isSafeInteger(subtotal)) throw new ApiFailure('answer', field, 'too much');
  return subtotal;
}

function readCustomized(record: WireRecord, linePrice: Paise): CustomizedDish | undefined {
  const id = idOf(record, 'tempCustId');
  const quantity = countOf(record, 'toppingquatity');
  if (!id || quantity === undefined) return undefined;
  const offerPrice = amountOf(record, 'offerPrice') ?? linePrice;
  return {
    id,
    name: textOf(record, 'toopinItemName'),
    quantity,
    subtotal: subtotalOf(record, 'toppingSubTotal', offerPrice, quantity),
    offerPrice,
    toppings: toppingTextOf(listOf(record, 'displayTopping')),
    customization: readCustomization(listOf(record, 'displayTopping')),
  };
}

function readLine(record: WireRecord): CartLine | undefined {
  const variantId = idOf(record, 'Item_id');
  const quantity = countOf(record, 'quantity');
  if (!variantId || quantity === undefined) return undefined;
  const price = amountOf(record, 'price');
  const offerPrice =
    amountOf(record, 'OfferPrice') ?? price ?? Math.round((amountOf(record, 'SubTotal') ?? 0) / quantity);
  const customized = uniqueById(
    readEach(listOf(record, 'resultTest'), 'customized dish', (entry) => readCustomized(entry, offerPrice)),
  );
  const reported = numberOf(record, 'topingTotalQuantity');
  return {
    variantId,
    name: textOf(record, 'itemName'),
    quantity,
    subtotal: subtotalOf(record, 'SubTotal', offerPrice, quantity),
    offerPrice,
    price: price ?? offerPrice,
    sizeLabel: labelOf(record, 'HalfOrFull'),
    food: foodOf(record),
    imageUrl: linkOf(record, 'imageUrl'),
    isOutOfStock: flagOf(record, 'OutOfStock'),
    customizedQuantity:
      reported === undefined
        ? customized.reduce((sum, dish) => sum + dish.quantity, 0)
        : Math.max(0, Math.round(reported)),
    customized,
  };
}

function joinLines(line: CartLine, other: CartLine): CartLine {
  return {
    ...line,
    quantity: line.quantity + other.quantity,
    subtotal: line.subtotal + other.subtotal,
    customizedQuantity: line.customizedQuantity + other.customizedQuantity,
    customized: uniqueById([...line.customized, ...other.customized]),
  };
}

/**
 * Returns one line per size. Duplicate records count once; others of the same size are added up.
 * @throws ApiFailure when no line of a filled cart is readable: a bad answer must not empty a cart.
 */
export function parseCart(answer: unknown): CartLine[] {
  const records = recordsOf(answer, 'cart').filter(
    (record) => !/^0+(\.0*)?$/.test(textOf(record, 'quantity')),
  );
  const bySize = new Map<string, CartLine>();
  for (const line of readList(uniqueBy(records, JSON.stringify), 'cart', 'cart line', readLine)) {
    const known = bySize.get(line.variantId);
    bySize.set(line.variantId, known ? joinLines(known, line) : line);
  }
  return [...bySize.values()];
}

export async function fetchCartLines(cartId: string): Promise<CartLine[]> {
  return parseCart(await fetchStartupJson('cart', cartId));
}

/** A cart that does not answer in this time counts as unreadable: calls have no time limit of their own. */
export const READ_TIMEOUT_MS = 4000;

/** null for a cart that cannot be read. */
export function readLinesInTime(cartId: string): Promise<CartLine[] | null> {
  return Promise.race([fetchCartLines(cartId).catch(() => null), wait(READ_TIMEOUT_MS).then(() => null)]);
}

/** Customizations first, add-ons second; `customized_id` joins the ids of the groups with ','. */
export function formatCustomization(selection: DishSelection): string {
  const entry = (groups: readonly { groupId: string; options: readonly string[] }[]) => {
    const used = groups.filter((group) => group.options.length > 0);
    return {
      customized_id: used.map((group) => group.groupId).join(','),
      data: `[${used.flatMap((group) => group.options).join(', ')}]`,
    };
  };
  return JSON.stringify([
    entry(selection.customizations),
    entry(
      selection.addOns.map((group) => ({
        groupId: group.groupId,
        options: group.options.map((option) => `${option.name}:${String(toRupees(option.price))}`),
      })),
    ),
  ]);
}

function cartIdOf(answer: unknown, call: string): string {
  const id = idOf(recordOf(answer, call), 'cart_id');
  if (!id) throw new ApiFailure('answer', call, 'no cart id');
  return id;
}

interface Addition {
  phone: string;
  restaurantId: string;
  variantId: string;
  quantity: number;
  /** Set for customizable dishes, even without a chosen option. */
  customizationText?: string | undefined;
}

export async function addToCart(addition: Addition): Promise<string> {
  const answer = await postForm('addToCart', {
    phone: addition.phone,
    id: addition.variantId,
    quan: addition.quantity,
    RestaurentId: addition.restaurantId,
    ...(addition.customizationText !== undefined && { addCustDish: addition.customizationText }),
  });
  return cartIdOf(answer, 'addToCart');
}

/** Adds another customization of a dish. An answer without a cart id means this cart. @returns the cart's id. */
export async function addCustomized(
  cartId: string,
  variantId: string,
  quantity: number,
  customizationText: string,
): Promise<string> {
  const answer = await postForm('addCustomized', {
    CartId: cartId,
    dishID: variantId,
    dishQty: quantity,
    tempCustID: '',
    addCustDish: customizationText,
  });
  const record = recordOf(answer, 'addCustomized');
  const hasNoId = textOf(record, 'cart_id') === '';
  return hasNoId && isSuccess(record) ? cartId : cartIdOf(record, 'addCustomized');
}

/** A cart and the phone by which the server knows it. */
export interface TargetCart {
  cartId: string;
  phone: string;
}

/** Adds units with the call that the cart's state requires (docs/behaviour.md 7.1). @returns the cart's id. */
export function addUnits(
  { variantId, quantity, customization }: Pick<CartUnits, 'variantId' | 'quantity' | 'customization'>,
  { cartId, phone }: TargetCart,
  { restaurantId, hasCustomized }: { restaurantId: string; hasCustomized: boolean },
): Promise<string> {
  const text = customization.kind === 'customized' ? customization.text : undefined;
  return text !== undefined && cartId && hasCustomized
    ? addCustomized(cartId, variantId, quantity, text)
    : addToCart({ phone, restaurantId, variantId, quantity, customizationText: text });
}

export async function removeFromCart(phone: string, variantId: string, cartId: string): Promise<void> {
  const record = recordOf(
    await postForm('removeFromCart', { phone, id: variantId, CartId: cartId }),
    'removeFromCart',
  );
  if (!isStatus(record, 'Messege', 'deleted')) throw new ApiFailure('answer', 'removeFromCart', 'refused');
}

export async function changeCustomized(
  cartId: string,
  customizedId: string,
  type: 'add' | 'remove',
): Promise<void> {
  const record = recordOf(
    await postForm('changeCustomized', { CartId: cartId, CustDishId: customizedId, type }),
    'changeCustomized',
  );
  if (!isSuccess(record)) throw new ApiFailure('answer', 'changeCustomized', 'refused');
}

export async function deleteCart(cartId: string): Promise<void> {
  const answer = await postFormForText('deleteCart', { cartid: cartId });
  if (comparableStatus(answer) !== 'deleted') throw new ApiFailure('answer', 'deleteCart', 'refused');
}
