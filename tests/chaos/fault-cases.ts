import type { Fault } from '../../sandbox/handlers/faults';

export type Outcome =
  /** The call fails, with the specification's error text where it has one. */
  | 'fails'
  | 'works'
  /** Either succeeds with the readable part of the answer (or a follow-up request), or fails. */
  | 'either';

export interface FaultCase {
  name: string;
  outcome: Outcome;
  fault: Omit<Fault, 'call'>;
}

/** Delay of a hanging answer, in ms. */
export const HANG_MS = 30_000;

/** Fields without which a record cannot be read. */
const IDENTIFYING_FIELDS = [
  ...['CId', 'ID', 'Price', 'OfferPrice', 'category:', 'name', 'id', 'Item_id', 'quantity', 'tempCustId'],
  ...['toppingquatity', 'OfferId', 'CouponCode', 'AddressId', 'Order_id', 'OrderId', 'Item_name'],
  ...['PayableAmount', 'Grand_Total', 'cart_id', 'PhoneNo', 'otp_send', 'ImageUrl'],
];

export const FAULT_CASES: readonly FaultCase[] = [
  { name: '500', outcome: 'fails', fault: { kind: 'status', status: 500 } },
  { name: '404', outcome: 'fails', fault: { kind: 'status', status: 404 } },
  { name: 'dropped', outcome: 'fails', fault: { kind: 'drop' } },
  { name: 'answer lost', outcome: 'either', fault: { kind: 'lost' } },
  { name: 'hangs 30 s', outcome: 'works', fault: { kind: 'delay', ms: HANG_MS } },
  { name: 'empty', outcome: 'fails', fault: { kind: 'empty' } },
  { name: 'HTML', outcome: 'fails', fault: { kind: 'html' } },
  { name: 'truncated', outcome: 'either', fault: { kind: 'truncated' } },
  {
    name: 'other shape',
    outcome: 'either',
    fault: { kind: 'body', body: { ok: true, result: { rows: [{ value: 1 }], total: 1 } } },
  },
  { name: 'foreign records', outcome: 'either', fault: { kind: 'body', body: [{ foreign: 'record' }, 7] } },
  { name: 'null everywhere', outcome: 'either', fault: { kind: 'nulls' } },
  { name: 'null but ids', outcome: 'either', fault: { kind: 'nulls', keep: IDENTIFYING_FIELDS } },
  { name: 'numbers as text', outcome: 'works', fault: { kind: 'number-texts' } },
  { name: 'wrong types', outcome: 'either', fault: { kind: 'wrong-types' } },
  {
    name: 'wrong types but ids',
    outcome: 'either',
    fault: { kind: 'wrong-types', keep: IDENTIFYING_FIELDS },
  },
];
