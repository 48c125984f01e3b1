import { withAsciiDigits } from '@/lib/digits';
import type { Address } from '../addresses/types';

export const MAX_TABLE_OR_CAR_LENGTH = 20;

/** Reads a typed, pasted or linked table or car number: without invisible characters, with digits of any script as 0 to 9. */
export function readTableOrCar(text: string): string {
  const visible = withAsciiDigits(text).replace(/\p{Cf}/gu, '');
  return visible.replace(/\s+/g, ' ').trim().slice(0, MAX_TABLE_OR_CAR_LENGTH);
}

interface EnteredChoices {
  dineInBy: 'table' | 'car';
  tableNumber: string;
  carNumber: string;
  /** As confirmed by 'set time'; '' for none. */
  confirmedPickupTime: string;
}

/** What the bill and the payment page get of the diner's choices; the rest does not apply (docs/behaviour.md 8.6). */
interface SentChoices {
  address?: Address | null;
  pickupTime?: string;
  tableOrCar?: { tableNumber: string } | { carNumber: string };
}

export type OrderNeed = 'address' | 'pickup-time' | 'table-or-car';

interface OrderTypeRules {
  /** What the diner gives before the order can be placed; null for nothing. */
  needs: OrderNeed | null;
  sentChoices: (choices: EnteredChoices, address: Address | null) => SentChoices;
}

/** In the order of display. The names are those that the payment page expects (docs/api/openapi.yaml). */
const rules = {
  Delivery: { needs: 'address', sentChoices: (_, address) => ({ address }) },
  'Take Away': {
    needs: 'pickup-time',
    sentChoices: ({ confirmedPickupTime }) => ({ pickupTime: confirmedPickupTime }),
  },
  'Dine in': {
    needs: 'table-or-car',
    sentChoices: ({ dineInBy, tableNumber, carNumber }) => ({
      tableOrCar:
        dineInBy === 'table'
          ? { tableNumber: readTableOrCar(tableNumber) }
          : { carNumber: readTableOrCar(carNumber) },
    }),
  },
} satisfies Record<string, OrderTypeRules>;

export type OrderType = keyof typeof rules;
export const orderTypes: Readonly<Record<OrderType, OrderTypeRules>> = rules;
export const ORDER_TYPES = Object.keys(rules) as OrderType[];

export interface CheckoutChoices extends EnteredChoices {
  orderType: OrderType;
  note: string;
  /** As typed ('HH:MM'); '' for none. */
  pickupTime: string;
}

export type OrderTypeChoice = Pick<CheckoutChoices, 'orderType' | 'dineInBy' | 'tableNumber' | 'carNumber'>;

/** An order type, and that of this visit's link. */
export interface OrderTypeOfVisit extends OrderTypeChoice {
  /** As in the link, such as the QR code of a table, without what has ended; null without a link. */
  orderTypeLink: OrderTypeChoice | null;
}

/**
 * The numbers when a cart has ended: those of the visit's link. A number that the diner has entered instead ends with the
 * cart, and so does the link's.
 */
export function numbersAfterCart({
  orderTypeLink,
  tableNumber,
  carNumber,
}: Pick<OrderTypeOfVisit, 'orderTypeLink' | 'tableNumber' | 'carNumber'>) {
  const isLinked =
    orderTypeLink !== null &&
    ['', orderTypeLink.tableNumber].includes(tableNumber) &&
    ['', orderTypeLink.carNumber].includes(carNumber);
  const numbers = isLinked
    ? { tableNumber: orderTypeLink.tableNumber, carNumber: orderTypeLink.carNumber }
    : { tableNumber: '', carNumber: '' };
  return { ...numbers, orderTypeLink: orderTypeLink && { ...orderTypeLink, ...numbers } };
}

/** Parameters of links such as `menu?type=dinein&table=12`. */
const PARAMETERS = ['type', 'table', 'car'] as const;

/** `rest` is the remaining query: '' or with its '?'. */
interface OrderTypeLink {
  choices: Partial<CheckoutChoices>;
  rest: string;
}

const normalize = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

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
    orderTypes[orderType].needs !== 'table-or-car'
      ? {}
      : tableNumber || !carNumber
        ? { dineInBy: 'table', ...(tableNumber && { tableNumber }) }
        : { dineInBy: 'car', carNumber };
  return { choices: { orderType, ...place }, rest: rest && `?${rest}` };
}
