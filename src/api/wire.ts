import { reportError } from '@/platform/report-error';
import { ApiFailure } from './failure';

/**
 * Readers for loose answers (contract, section 3): numbers come as numbers or numeric text, booleans in
 * five spellings, texts as text or number, lists may be missing, single records may stand in a list.
 */
export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a call that answers a list. @throws ApiFailure for no array, or one that holds no record. */
export function recordsOf(answer: unknown, call: string): WireRecord[] {
  if (!Array.isArray(answer)) throw new ApiFailure('answer', call, 'not a list');
  const records = answer.filter(isRecord);
  if (records.length === 0 && answer.length > 0)
    throw new ApiFailure('answer', call, 'no record in the list');
  return records;
}

/** The record of a call that answers one, bare or first of a list. @throws ApiFailure without one. */
export function recordOf(answer: unknown, call: string): WireRecord {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(first)) throw new ApiFailure('answer', call, 'no record');
  return first;
}

export function textOf(record: WireRecord, field: string): string {
  const value = record[field];
  // A server that cuts texts may cut a sign in two: a half of one makes every address with it throw.
  if (typeof value === 'string') return value.trim().replace(/\p{Cs}/gu, '\ufffd');
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A text that identifies a record; '' when there is none, or one by which every object holds something. */
export function idOf(record: WireRecord, field: string): string {
  const id = textOf(record, field);
  return id in Object.prototype ? '' : id;
}

/** The largest number that is read. In paise it still has room for sums. */
const MAX_NUMBER = 9e9;

/**
 * '1250', '1,250.00', '₹ 1,25,000', 'Rs. 1,250/-': digits in groups of three or in Indian groups, separated by commas
 * or by spaces. Decimals follow a point.
 */
const NUMBER_TEXT =
  /^(?=.*\d)([+-]?)(?:₹|Rs\.?|INR)?\s*([+-]?)(\d{1,3}([,\s])\d{3}(?:\4\d{3})*|\d{1,2}([,\s])(?:\d{2}\5)*\d{3}|\d*)(\.\d*)?(?:\s*\/-)?$/i;

/** NaN for a text that is no number. */
function parseNumber(text: string): number {
  const [, sign = '', innerSign = '', whole = '', , , decimals = ''] = NUMBER_TEXT.exec(text) ?? [];
  return Number(sign + innerSign + whole.replace(/[,\s]/g, '') + decimals || NaN);
}

/**
 * A number, or a text of one (contract, section 8: Numbers as text).
 * @returns undefined when the field is missing, null, '' or 'null'.
 * @throws ApiFailure for anything else: a record with such a field cannot be read.
 */
export function numberOf(record: WireRecord, field: string): number | undefined {
  const value = record[field] ?? '';
  if (typeof value === 'string' && labelOf(record, field) === null) return undefined;
  const number = typeof value === 'string' ? parseNumber(value.trim()) : value;
  if (typeof number === 'number' && Math.abs(number) <= MAX_NUMBER) return number;
  throw new ApiFailure('answer', field, 'no number');
}

/** How many there are of something that is counted up and down, in whole ones; undefined when there is none. */
export function countOf(record: WireRecord, field: string): number | undefined {
  const value = numberOf(record, field);
  return value !== undefined && value > 0 ? Math.max(1, Math.round(value)) : undefined;
}

export function flagOf(record: WireRecord, field: string): boolean {
  const value = record[field];
  return value === true || value === 'true' || value === 'True' || value === 1 || value === '1';
}

/** A list of ids as a set: each once, in the list's order. */
export function idsOf(record: WireRecord, field: string): string[] {
  const ids = listOf(record, field).map((id) => idOf({ id }, 'id'));
  return [...new Set(ids)].filter(Boolean);
}

export function listOf(record: WireRecord, field: string): readonly unknown[] {
  const value = record[field];
  return Array.isArray(value) ? value : [];
}

/** A label that may be absent: the text 'null' means none (spec, section 3). */
export function labelOf(record: WireRecord, field: string): string | null {
  const label = textOf(record, field);
  return label === '' || label === 'null' ? null : label;
}

/** An address that may be followed or shown: http(s) or relative to the page; 'N/A' and all else is none. */
export function linkOf(record: WireRecord, field: string): string | null {
  const link = textOf(record, field);
  return /^(https?:\/\/|\/)/i.test(link) ? link : null;
}

/** What `read` makes of a record; undefined, and reported, when it cannot be read or lacks what identifies it. */
function readOne<T>(record: unknown, what: string, read: (record: WireRecord) => T | undefined) {
  let reason = '';
  try {
    const value = isRecord(record) ? read(record) : undefined;
    if (value !== undefined) return value;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    reason = `: ${error.message}`;
  }
  reportError(`Dropped a ${what} that cannot be read${reason}`, 'api');
  return undefined;
}

/** Keeps what `read` can read; other records are dropped and reported. */
export function readEach<T>(
  records: readonly unknown[],
  what: string,
  read: (record: WireRecord) => T | undefined,
): T[] {
  const parsed: T[] = [];
  for (const record of records) {
    const value = readOne(record, what, read);
    if (value !== undefined) parsed.push(value);
  }
  return parsed;
}

/** Each record once: the first of those with the same key. */
export function uniqueBy<T>(records: readonly T[], keyOf: (record: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const record of records) if (!byKey.has(keyOf(record))) byKey.set(keyOf(record), record);
  return [...byKey.values()];
}

/** Each record once: a server may list one twice. */
export function uniqueById<T extends { id: string }>(records: readonly T[]): T[] {
  return uniqueBy(records, ({ id }) => id);
}

/**
 * What `read` makes of a list that a call answers, as `readEach` does. @throws ApiFailure when none of its records can
 * be read: a bad answer is not taken for an empty one, which nobody would ask for again.
 */
export function readList<T>(
  records: readonly unknown[],
  call: string,
  what: string,
  read: (record: WireRecord) => T | undefined,
): T[] {
  const parsed = readEach(records, what, read);
  if (parsed.length === 0 && records.length > 0) throw new ApiFailure('answer', call, `no readable ${what}`);
  return parsed;
}
