import type { Fault } from '../../sandbox/handlers/faults';

/** What a diner is to see of a call that a kind of fault meets. */
export type Outcome =
  /** The call has failed: the specification's text for that, where it has one. */
  | 'fails'
  /** Nothing went wrong: many real servers answer so. */
  | 'works'
  /** What can be read of the answer, or is found out in its stead, is taken, or the call has failed: one of the two. */
  | 'either';

export interface Kind {
  name: string;
  outcome: Outcome;
  fault: Omit<Fault, 'call'>;
}

/** ms for which a call hangs. */
export const HANG = 30_000;

/** What names a record, and what no record can be read without. */
const IDENTIFYING = [
  ...['CId', 'ID', 'Price', 'OfferPrice', 'category:', 'name', 'id', 'Item_id', 'quantity', 'tempCustId'],
  ...['toppingquatity', 'OfferId', 'CouponCode', 'AddressId', 'Order_id', 'OrderId', 'Item_name'],
  ...['PayableAmount', 'Grand_Total', 'cart_id', 'PhoneNo', 'otp_send', 'ImageUrl'],
];

/** Everything that becomes of a call's answer. */
export const KINDS: readonly Kind[] = [
  { name: '500', outcome: 'fails', fault: { kind: 'status', status: 500 } },
  { name: '404', outcome: 'fails', fault: { kind: 'status', status: 404 } },
  { name: 'dropped', outcome: 'fails', fault: { kind: 'drop' } },
  { name: 'answer lost', outcome: 'either', fault: { kind: 'lost' } },
  { name: 'hangs 30 s', outcome: 'works', fault: { kind: 'delay', ms: HANG } },
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
  { name: 'null but ids', outcome: 'either', fault: { kind: 'nulls', keep: IDENTIFYING } },
  { name: 'numbers as text', outcome: 'works', fault: { kind: 'number-texts' } },
  { name: 'wrong types', outcome: 'either', fault: { kind: 'wrong-types' } },
  { name: 'wrong types but ids', outcome: 'either', fault: { kind: 'wrong-types', keep: IDENTIFYING } },
];
