import type { Fault } from '../../sandbox/handlers/faults';
import { isFullRun } from '../test-scope';

export interface FaultKind {
  name: string;
  /** 'either': fails, or succeeds with the readable part of the answer or by a second request. */
  outcome: 'fails' | 'works' | 'either';
  /** Whether a status of success arrives, which is enough for some calls (docs/api/openapi.yaml). */
  isAnswered: boolean;
  fault: Omit<Fault, 'call'>;
}

/** Fields without which a record cannot be read. */
const IDS = [
  ...['CId', 'ID', 'Price', 'OfferPrice', 'category:', 'name', 'id', 'Item_id', 'quantity', 'tempCustId'],
  ...['toppingquatity', 'OfferId', 'CouponCode', 'AddressId', 'Order_id', 'OrderId', 'Item_name'],
  ...['PayableAmount', 'Grand_Total', 'cart_id', 'PhoneNo', 'otp_send', 'ImageUrl'],
];

const kind = (
  name: string,
  outcome: FaultKind['outcome'],
  fault: FaultKind['fault'],
  isAnswered = true,
): FaultKind => ({ name, outcome, isAnswered, fault });

const KINDS: readonly FaultKind[] = [
  kind('500', 'fails', { kind: 'status', status: 500, body: '' }, false),
  kind('404', 'fails', { kind: 'status', status: 404, body: '' }, false),
  kind('a dropped connection', 'fails', { kind: 'drop' }, false),
  kind('a lost answer', 'either', { kind: 'lost' }, false),
  kind('a late answer', 'works', { kind: 'delay', ms: 50 }),
  kind('an empty answer', 'fails', { kind: 'empty' }),
  kind('an HTML page', 'fails', { kind: 'html' }),
  kind('a truncated answer', 'either', { kind: 'truncated' }),
  kind('another shape', 'either', { kind: 'body', body: { ok: true, result: { rows: [{ value: 1 }] } } }),
  kind('foreign records', 'either', { kind: 'body', body: [{ foreign: 'record' }, 7] }),
  kind('null everywhere', 'either', { kind: 'nulls' }),
  kind('null except in ids', 'either', { kind: 'nulls', keep: IDS }),
  kind('numbers as text', 'works', { kind: 'number-texts' }),
  kind('wrong types', 'either', { kind: 'wrong-types' }),
  kind('wrong types except in ids', 'either', { kind: 'wrong-types', keep: IDS }),
];

const FAILING = KINDS.filter(({ outcome }) => outcome === 'fails');

/** A full run tries every kind with every call. Other runs try one that fails, another one with each call. */
export const kindsFor = (index: number): readonly FaultKind[] =>
  isFullRun ? KINDS : FAILING.slice(index % FAILING.length).slice(0, 1);
