import { fetchStartupJson } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  amountOf,
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
  uniqueBy,
  uniqueById,
  type WireRecord,
} from '@/api/wire';
import type { Paise } from '@/lib/money';
import { plainText } from '@/lib/plain-text';
import type { CartLine, CustomizedDish } from './types';

/** Returns the text between the first '[' after `data` and the last ']'; null without both. */
function insideOf(piece: unknown): string | null {
  const text = typeof piece === 'string' ? piece : '';
  const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
  const close = text.lastIndexOf(']');
  return open < 0 || close <= open ? null : text.slice(open + 1, close).trim();
}

/** Joins the bracketed texts (contract §4). Names in them may contain brackets, colons and commas. */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return plainText(pieces.map(insideOf).filter(Boolean).join(', '));
}

/** The `addCustDish` text for the same customization (contract §4); '' when the pieces are unreadable. */
export function customizationTextOf(pieces: readonly unknown[]): string {
  const entries = pieces.flatMap((piece) => {
    const id = typeof piece === 'string' ? /customized_id:(.*?),\s*data\b/s.exec(piece)?.[1] : undefined;
    const inside = insideOf(piece);
    return id === undefined || inside === null ? [] : [{ customized_id: id.trim(), data: `[${inside}]` }];
  });
  return pieces.length === 2 && entries.length === 2 ? JSON.stringify(entries) : '';
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
    customizationText: customizationTextOf(listOf(record, 'displayTopping')),
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
    isVeg: flagOf(record, 'veg'),
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

export async function fetchCart(cartId: string): Promise<CartLine[]> {
  return parseCart(await fetchStartupJson('cart', cartId));
}
