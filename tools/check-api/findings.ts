import { validateResponse, type Difference } from '../api-description/validate';
import type { Exchange } from './exchange';

export interface Finding {
  /** An error breaks a diner's order. A warning does not. */
  level: 'error' | 'warning';
  /** Name of the call, or of another check. */
  call: string;
  text: string;
}

/** Without these calls nobody can order. The storefront works without the others, with less to show. */
const ESSENTIAL = new Set([
  ...['lookup', 'dishes', 'customizationGroups', 'addOnGroups', 'addGuest', 'cart', 'addToCart'],
  ...['removeFromCart', 'changeCustomized', 'deleteCart', 'bill', 'addresses', 'order'],
]);

function levelOf(call: string): Finding['level'] {
  return ESSENTIAL.has(call) ? 'error' : 'warning';
}

const MAX_SHOWN = 80;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** `/3/Price/0/ID` and `/4/Price/1/ID` are the same field of different records. */
const fieldOf = ({ field }: Difference) => field.replace(/\/\d+(?=\/|$)/g, '/*') || 'the answer';

/** One text per field and expectation, with the first value that came. */
function textsOf(differences: readonly Difference[]): string[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const key = `${fieldOf(difference)} ${difference.expected}`;
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const times = group.length > 1 ? ` (${String(group.length)} times)` : '';
    return [`${fieldOf(first)}: came ${shown(first.came)}${times}, expected ${first.expected}`];
  });
}

/** Compares an answer with the description: what cannot be read, then what is read although it is unusual. */
function differencesOf({ call, status, body }: Exchange): { unreadable: string[]; loose: string[] } {
  const isSuccess = status !== null && status >= 200 && status < 300;
  if (!isSuccess || !call.answer) return { unreadable: [], loose: [] };
  const unreadable = validateResponse(call, status, body, 'readable');
  const fields = new Set(unreadable.map(({ field }) => field));
  const loose = validateResponse(call, status, body, 'usual').filter(({ field }) => !fields.has(field));
  // An answer that is no list at all is reported once.
  return { unreadable: textsOf(unreadable), loose: unreadable.length > 0 ? [] : textsOf(loose) };
}

/** Answers that take longer keep a diner waiting. */
const SLOW_MS = 2000;

/** The findings of an exchange. @param failure why the storefront could not use it; '' when it could */
export function findingsOf(exchange: Exchange, failure: string): Finding[] {
  const { call, status, ms, error } = exchange;
  const { unreadable, loose } = differencesOf(exchange);
  const level = failure ? levelOf(call.name) : 'warning';
  const finding = (text: string, own: Finding['level'] = 'warning') => ({
    level: own,
    call: call.name,
    text,
  });
  const isRefused = status !== null && (status < 200 || status > 299);
  const reason = error || (isRefused ? `status ${String(status)}` : failure.replace(`${call.name}: `, ''));
  return [
    ...(failure ? [finding(`${reason}. The diner sees: ${call.failureText}`, level)] : []),
    ...unreadable.map((text) => finding(text, level)),
    ...loose.map((text) => finding(`unusual form, but read: ${text}`)),
    ...(ms > SLOW_MS ? [finding(`slow: took ${(ms / 1000).toFixed(1)} s`)] : []),
  ];
}
