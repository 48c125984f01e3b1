import type { CartLine } from '../cart/types';
import type { Paise } from '@/lib/money';

/** What the diner sees of a line. */
export interface OrderLine extends Pick<
  CartLine,
  'variantId' | 'sizeLabel' | 'quantity' | 'offerPrice' | 'subtotal' | 'isOutOfStock'
> {
  /** Not the cart's name, which may be empty. */
  displayName: string;
}

export interface OrderSnapshot {
  isClosed: boolean;
  lines: readonly OrderLine[];
  /** Code of the honoured offer; '' for none. */
  offerCode: string;
  payable: Paise | null;
}

export type OrderChange =
  | { kind: 'closed' }
  | { kind: 'offer'; code: string }
  | { kind: 'payable'; from: Paise; to: Paise }
  | { kind: 'gone' | 'new' | 'out-of-stock'; dish: string }
  | { kind: 'quantity'; dish: string; from: number; to: number }
  | { kind: 'price'; dish: string; from: Paise; to: Paise }
  /** Only the subtotal changed, because of an add-on's price. */
  | { kind: 'total'; dish: string; from: Paise; to: Paise };

const nameOf = ({ displayName, sizeLabel }: OrderLine) =>
  sizeLabel === null ? displayName : `${displayName} (${sizeLabel})`;

function changesOfLine(before: OrderLine, after: OrderLine): OrderChange[] {
  const dish = nameOf(after);
  const changes: OrderChange[] = [];
  if (after.isOutOfStock && !before.isOutOfStock) changes.push({ kind: 'out-of-stock', dish });
  if (after.quantity !== before.quantity) {
    changes.push({ kind: 'quantity', dish, from: before.quantity, to: after.quantity });
  }
  if (after.offerPrice !== before.offerPrice) {
    changes.push({ kind: 'price', dish, from: before.offerPrice, to: after.offerPrice });
  } else if (after.quantity === before.quantity && after.subtotal !== before.subtotal) {
    changes.push({ kind: 'total', dish, from: before.subtotal, to: after.subtotal });
  }
  return changes;
}

/** The server's order may vary (docs/behaviour.md 2.12). */
export function inVariantOrder(lines: readonly CartLine[]): CartLine[] {
  return [...lines].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

export function lineChanges(before: readonly OrderLine[], after: readonly OrderLine[]): OrderChange[] {
  const linesBefore = new Map(before.map((line) => [line.variantId, line]));
  const idsAfter = new Set(after.map((line) => line.variantId));
  return [
    ...before.flatMap((line): OrderChange[] =>
      idsAfter.has(line.variantId) ? [] : [{ kind: 'gone', dish: nameOf(line) }],
    ),
    ...after.flatMap((line): OrderChange[] => {
      const lineBefore = linesBefore.get(line.variantId);
      return lineBefore ? changesOfLine(lineBefore, line) : [{ kind: 'new', dish: nameOf(line) }];
    }),
  ];
}

export function orderChanges(before: OrderSnapshot, after: OrderSnapshot): OrderChange[] {
  const changes: OrderChange[] = [];
  if (after.isClosed && !before.isClosed) changes.push({ kind: 'closed' });
  changes.push(...lineChanges(before.lines, after.lines));
  if (before.offerCode !== '' && after.offerCode !== before.offerCode) {
    changes.push({ kind: 'offer', code: before.offerCode });
  }
  const { payable: from } = before;
  const { payable: to } = after;
  if (from !== null && to !== null && from !== to) changes.push({ kind: 'payable', from, to });
  return changes;
}
