/** Readers for loosely typed answers. docs/behaviour.md 2.12 lists what they accept. */
import { reportError } from '@/platform/report-error';
import { comparableStatus } from '@/lib/comparable-text';
import { isRecord } from '@/lib/guards';
import { isId } from '@/lib/ids';
import { toPaise, type Paise } from '@/lib/money';
import { plainText } from '@/lib/plain-text';
import { ApiFailure } from './failure';

export type WireRecord = Readonly<Record<string, unknown>>;

/** Returns the text of an error, which some servers send with status 200. */
export function messageOf(answer: unknown): string | undefined {
  const record: unknown = Array.isArray(answer) ? answer[0] : answer;
  const message = isRecord(record) ? record['message'] : undefined;
  return (typeof message === 'string' && plainText(message.trim())) || undefined;
}

/** @throws ApiFailure when the answer is no list, or a filled list without records. */
export function recordsOf(answer: unknown, call: string): WireRecord[] {
  if (!Array.isArray(answer))
    throw new ApiFailure('answer', call, 'not a list', undefined, messageOf(answer));
  const records = answer.filter(isRecord);
  if (records.length === 0 && answer.length > 0)
    throw new ApiFailure('answer', call, 'no record in the list');
  return records;
}

/** Returns a bare record or the first of a list. @throws ApiFailure when there is none. */
export function recordOf(answer: unknown, call: string): WireRecord {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(first)) throw new ApiFailure('answer', call, 'no record');
  return first;
}

// Truncated server text may end in half a surrogate pair, which cannot be encoded in a URL.
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

function stringOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Returns text as the server writes it, to be sent back. */
export function rawTextOf(record: WireRecord, field: string): string {
  return wellFormed(stringOf(record[field]));
}

/** Returns text to show, without markup (docs/behaviour.md 2.12). It may have line breaks. */
export function multilineTextOf(record: WireRecord, field: string): string {
  return wellFormed(plainText(stringOf(record[field])));
}

/** Returns a name or another text of one line, without markup (docs/behaviour.md 2.12). */
export function textOf(record: WireRecord, field: string): string {
  return multilineTextOf(record, field).replace(/\s*\n\s*/g, ' ');
}

/** Whether a text is this word of status. @param word in the form that comparableStatus() returns */
export function isStatus(record: WireRecord, field: string, word: string): boolean {
  return comparableStatus(textOf(record, field)) === word;
}

/** Whether the `Status` of a change of the cart is success, in any form of the word. */
export function isSuccess(record: WireRecord): boolean {
  return comparableStatus(textOf(record, 'Status')).startsWith('success');
}

/** Returns an id; '' when there is none. */
export function idOf(record: WireRecord, field: string): string {
  const id = rawTextOf(record, field);
  return isId(id) ? id : '';
}

/** Largest accepted number. Sums of such amounts in paise are still safe integers. */
const MAX_NUMBER = 9e9;

/** Matches '1250', '1,250.00', '₹ 1,25,000', 'Rs. 1,250/-': western or Indian groups, by comma or space. */
const NUMBER_TEXT =
  /^(?=.*\d)([+-]?)(?:₹|Rs\.?|INR)?\s*([+-]?)(\d{1,3}([,\s])\d{3}(?:\4\d{3})*|\d{1,2}([,\s])(?:\d{2}\5)*\d{3}|\d*)(\.\d*)?(?:\s*\/-)?$/i;

function parseNumber(text: string): number {
  const [, sign = '', innerSign = '', whole = '', , , decimals = ''] =
    NUMBER_TEXT.exec(text.replace('−', '-')) ?? [];
  return Number(sign + innerSign + whole.replace(/[,\s]/g, '') + decimals || NaN);
}

/** Missing, null, '' and 'null' give undefined. @throws ApiFailure for other text (docs/behaviour.md 2.12) */
export function numberOf(record: WireRecord, field: string): number | undefined {
  const value = record[field] ?? '';
  if (typeof value === 'string' && labelOf(record, field) === null) return undefined;
  const number = typeof value === 'string' ? parseNumber(textOf(record, field)) : value;
  if (typeof number === 'number' && Math.abs(number) <= MAX_NUMBER) return number;
  throw new ApiFailure('answer', field, 'no number');
}

/** Reads an amount in rupees. @throws ApiFailure like numberOf(). */
export function moneyOf(record: WireRecord, field: string): Paise | undefined {
  const rupees = numberOf(record, field);
  return rupees === undefined ? undefined : toPaise(rupees);
}

/** Reads an amount that is never shown below ₹0 (docs/behaviour.md 2.10). @throws ApiFailure like numberOf(). */
export function amountOf(record: WireRecord, field: string): Paise | undefined {
  const money = moneyOf(record, field);
  return money === undefined ? undefined : Math.max(0, money);
}

/** Reads a quantity of at least 1; undefined for zero and negative numbers. */
export function countOf(record: WireRecord, field: string): number | undefined {
  const value = numberOf(record, field);
  return value !== undefined && value > 0 ? Math.max(1, Math.round(value)) : undefined;
}

export function flagOf(record: WireRecord, field: string): boolean {
  const value = record[field];
  return value === true || value === 'true' || value === 'True' || value === 1 || value === '1';
}

export function idsOf(record: WireRecord, field: string): string[] {
  const ids = listOf(record, field).map((id) => idOf({ id }, 'id'));
  return [...new Set(ids)].filter(Boolean);
}

export function listOf(record: WireRecord, field: string): readonly unknown[] {
  const value = record[field];
  return Array.isArray(value) ? value : [];
}

/** The text 'null' means no label. */
export function labelOf(record: WireRecord, field: string): string | null {
  const label = textOf(record, field);
  return label === '' || label === 'null' ? null : label;
}

/** Returns a URL that is http(s) or relative to the origin; null for anything else, such as 'N/A'. */
export function linkOf(record: WireRecord, field: string): string | null {
  const link = textOf(record, field);
  if (!/^(https?:\/\/|\/)/i.test(link)) return null;
  try {
    // URL.canParse() needs Chrome 120.
    new URL(link, 'https://shop');
  } catch {
    return null;
  }
  return link;
}

/** Removes the quotes that some servers put around plain text. */
export function unquoted(body: string): string {
  return body
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
}

function readOne<T>(record: unknown, recordName: string, read: (record: WireRecord) => T | undefined) {
  let reason = '';
  try {
    const value = isRecord(record) ? read(record) : undefined;
    if (value !== undefined) return value;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    reason = `: ${error.message}`;
  }
  reportError(`Dropped a ${recordName} that cannot be read${reason}`, 'api');
  return undefined;
}

/** Drops and reports unreadable records. */
export function readEach<T>(
  records: readonly unknown[],
  recordName: string,
  read: (record: WireRecord) => T | undefined,
): T[] {
  const parsed: T[] = [];
  for (const record of records) {
    const value = readOne(record, recordName, read);
    if (value !== undefined) parsed.push(value);
  }
  return parsed;
}

export function uniqueBy<T>(records: readonly T[], keyOf: (record: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const record of records) if (!byKey.has(keyOf(record))) byKey.set(keyOf(record), record);
  return [...byKey.values()];
}

/** Servers may list a record twice. */
export function uniqueById<T extends { id: string }>(records: readonly T[]): T[] {
  return uniqueBy(records, ({ id }) => id);
}

/** Like `readEach`. @throws ApiFailure when no record is readable: an empty list would not be retried. */
export function readList<T>(
  records: readonly unknown[],
  call: string,
  recordName: string,
  read: (record: WireRecord) => T | undefined,
): T[] {
  const parsed = readEach(records, recordName, read);
  if (parsed.length === 0 && records.length > 0)
    throw new ApiFailure('answer', call, `no readable ${recordName}`, undefined, messageOf(records));
  return parsed;
}
