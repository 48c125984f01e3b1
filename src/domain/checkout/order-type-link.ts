import { withAsciiDigits } from '@/lib/digits';
import { ORDER_TYPES, type CheckoutChoices } from './types';

export const MAX_TABLE_OR_CAR_LENGTH = 20;

/** Parameters of links such as `menu?type=dinein&table=12`. */
const PARAMETERS = ['type', 'table', 'car'] as const;

/** `rest` is the remaining query: '' or with its '?'. */
interface OrderTypeLink {
  choices: Partial<CheckoutChoices>;
  rest: string;
}

const normalize = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Reads a typed, pasted or linked table or car number: without invisible characters, with digits of any script as 0 to 9. */
export function readTableOrCar(text: string): string {
  const visible = withAsciiDigits(text).replace(/\p{Cf}/gu, '');
  return visible.replace(/\s+/g, ' ').trim().slice(0, MAX_TABLE_OR_CAR_LENGTH);
}

/** Parses the link of a QR code on a table, counter or parking place. @returns null without an order type. */
export function parseOrderTypeLink(search: string): OrderTypeLink | null {
  const query = new URLSearchParams(search);
  const requested = normalize(query.get('type') ?? '');
  const orderType = ORDER_TYPES.find((type) => normalize(type) === requested);
  if (!orderType) return null;
  const tableNumber = readTableOrCar(query.get('table') ?? '');
  const carNumber = readTableOrCar(query.get('car') ?? '');
  for (const name of PARAMETERS) query.delete(name);
  const rest = query.toString();
  const place: Partial<CheckoutChoices> =
    orderType !== 'Dine in'
      ? {}
      : tableNumber || !carNumber
        ? { dineInBy: 'table', ...(tableNumber && { tableNumber }) }
        : { dineInBy: 'car', carNumber };
  return { choices: { orderType, ...place }, rest: rest && `?${rest}` };
}
