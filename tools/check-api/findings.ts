import type { EndpointName, StartupCall } from '../../src/api/endpoints';
import type { DescribedCall } from '../api-description/description';
import { validateResponse, type Difference } from '../api-description/validate';
import type { Exchange } from './exchange';

export interface Finding {
  /** An error breaks a diner's order. A warning does not. */
  level: 'error' | 'warning';
  /** Name of the call, or of another check. */
  call: string;
  text: string;
  /** Details of a difference: the field (`*` for any entry of a list), its first value, and the description's form. */
  field?: string;
  actual?: unknown;
  expected?: string;
}

/** Ordering needs these calls. Without the others the storefront works, with less to show. */
const ESSENTIAL: ReadonlySet<string> = new Set<EndpointName | StartupCall | 'lookup'>([
  'lookup',
  'dishes',
  'customizationGroups',
  'addOnGroups',
  'addGuest',
  'cart',
  'addToCart',
  'addCustomized',
  'removeFromCart',
  'changeCustomized',
  'deleteCart',
  'bill',
  'addresses',
  'order',
]);

/** Calls in whose answers a dropped record changes the amount that a diner pays. */
const COMPLETE: ReadonlySet<string> = new Set<EndpointName | StartupCall>(['cart', 'bill']);

export function levelOfCall(call: string): Finding['level'] {
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

/** One for each field and expectation, with the first actual value. */
type FieldReport = Required<Pick<Finding, 'text' | 'field' | 'actual' | 'expected'>>;

function reportsOf(differences: readonly Difference[]): FieldReport[] {
  const groups = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of differences) {
    const key = `${fieldOf(difference)} ${difference.expected}`;
    const group = groups.get(key);
    if (group) group.push(difference);
    else groups.set(key, [difference]);
  }
  return [...groups.values()].map((group) => {
    const [{ actual, expected }] = group;
    const field = fieldOf(group[0]);
    const times = group.length > 1 ? ` (${String(group.length)} times)` : '';
    return { field, actual, expected, text: `${field}: got ${shown(actual)}${times}, expected ${expected}` };
  });
}

/** Compares an answer with the description: unreadable values, then readable ones in an unusual form. */
function compare({ call, status, body }: Exchange): { unreadable: FieldReport[]; loose: FieldReport[] } {
  const isSuccess = status !== null && status >= 200 && status < 300;
  if (!isSuccess || !call.answer) return { unreadable: [], loose: [] };
  const unreadable = reportsOf(validateResponse(call, status, body, 'readable'));
  // Unreadable answers are not reported as unusual, too.
  const loose = unreadable.length > 0 ? [] : reportsOf(validateResponse(call, status, body, 'usual'));
  return { unreadable, loose };
}

const SLOW_MS = 2000;

function effectOf({ failureText }: DescribedCall): string {
  return /^(Only logged|None)\b/.test(failureText)
    ? `Effect: ${failureText}`
    : `The diner sees: ${failureText}`;
}

function failureFinding({ call, status, error, redirect }: Exchange, failure: string): Omit<Finding, 'call'> {
  if (redirect) return { level: 'error', text: `redirected to ${redirect}: name that address` };
  const isRefused = status !== null && (status < 200 || status > 299);
  const reason = error || (isRefused ? `status ${String(status)}` : failure.replace(`${call.name}: `, ''));
  return { level: levelOfCall(call.name), text: `${reason}. ${effectOf(call)}` };
}

/** The findings of an exchange. @param failure the reason why the storefront cannot use the answer, or '' */
export function findingsOf(exchange: Exchange, failure: string): Finding[] {
  const { call, ms } = exchange;
  const { unreadable, loose } = compare(exchange);
  const partialLevel = COMPLETE.has(call.name) ? 'error' : 'warning';
  const level = failure ? levelOfCall(call.name) : partialLevel;
  const findings: Omit<Finding, 'call'>[] = [
    ...(failure ? [failureFinding(exchange, failure)] : []),
    ...unreadable.map((report) => ({ ...report, level })),
    ...loose.map((report) => ({
      ...report,
      level: 'warning' as const,
      text: `unusual form, but read: ${report.text}`,
    })),
  ];
  if (ms > SLOW_MS) findings.push({ level: 'warning', text: `slow: took ${(ms / 1000).toFixed(1)} s` });
  return findings.map((finding) => ({ ...finding, call: call.name }));
}
