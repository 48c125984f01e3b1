import { isBoolean, isListOf, isNonNegativeInteger, isNullOr, isObjectOf, isString } from '@/lib/guards';
import type { OrderLine, OrderSnapshot } from './changes';

const isOrderSnapshot = isObjectOf<OrderSnapshot>({
  isClosed: isBoolean,
  lines: isListOf(
    isObjectOf<OrderLine>({
      variantId: isString,
      sizeLabel: isNullOr(isString),
      quantity: isNonNegativeInteger,
      offerPrice: isNonNegativeInteger,
      subtotal: isNonNegativeInteger,
      isOutOfStock: isBoolean,
      displayName: isString,
    }),
  ),
  offerCode: isString,
  payable: isNullOr(isNonNegativeInteger),
});

/** Reads a snapshot from storage, which may contain anything. @returns null for another value. */
export const readOrderSnapshot = (stored: unknown) => (isOrderSnapshot(stored) ? stored : null);
