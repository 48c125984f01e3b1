import { ORDER_TYPES, type CheckoutChoices } from './types';

/** The most that a table or car number is taken for. */
export const MAX_PLACE_NUMBER_LENGTH = 20;

/** The parameters of a link that chooses how the food is had, such as `menu?type=dinein&table=12`. */
const PARAMETERS = ['type', 'table', 'car'] as const;

/** What a link chooses, and the query that is left without its parameters ('' or with its '?'). */
export interface VisitLink {
  choices: Partial<CheckoutChoices>;
  rest: string;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** A number as one line, as long as its field takes. */
function placeNumber(value: string | null): string {
  return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_PLACE_NUMBER_LENGTH);
}

/**
 * Reads the link on a table, a counter or a parking place: its order type, and for dine in the table or car.
 * @returns null when it names no order type: then its parameters mean something else.
 */
export function visitLink(search: string): VisitLink | null {
  const query = new URLSearchParams(search);
  const wanted = plain(query.get('type') ?? '');
  const orderType = ORDER_TYPES.find((type) => plain(type) === wanted);
  if (!orderType) return null;
  const tableNumber = placeNumber(query.get('table'));
  const carNumber = placeNumber(query.get('car'));
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
