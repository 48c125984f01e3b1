import type { EndpointName, StartupCall } from '../../src/api/endpoints';
import { validateResponse, type Difference } from '../api-description/validate';
import type { CheckOptions } from './options';
import type { Exchange } from './recording-proxy';

export interface Finding {
  /** An error breaks a diner's order. A warning does not. */
  level: 'error' | 'warning';
  /** Name of the call, or of another check. */
  call: string;
  text: string;
}

type CallName = EndpointName | StartupCall | 'lookup';

/** Ordering needs these calls. Without the others the storefront works, with less to show. */
const ESSENTIAL: ReadonlySet<string> = new Set<CallName>([
  ...(['lookup', 'dishes', 'customizationGroups', 'addOnGroups', 'addGuest', 'cart', 'addToCart'] as const),
  ...(['deleteCart', 'bill', 'addresses', 'order'] as const),
]);

/** Calls in whose answers a dropped record changes the amount that a diner pays. */
const COMPLETE: ReadonlySet<string> = new Set<CallName>(['cart', 'bill']);

/** Calls whose answers change with the diner's actions, or belong to one diner. */
const UNCACHED: ReadonlySet<string> = new Set<CallName>([
  ...(['cart', 'bill', 'addresses', 'wallet', 'order', 'orderHistory'] as const),
]);

const levelOfCall = (call: string): Finding['level'] => (ESSENTIAL.has(call) ? 'error' : 'warning');

const MAX_SHOWN = 80;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** `/3/Price/0/ID` and `/4/Price/1/ID` are the same field of different records. */
const fieldOf = ({ field }: Difference) => field.replace(/\/\d+(?=\/|$)/g, '/*') || 'the answer';

/** Returns one text for each field and expectation, with the first actual value. */
function textsOf(differences: readonly Difference[]): string[] {
  const keyOf = (difference: Difference) => `${fieldOf(difference)} ${difference.expected}`;
  return [...new Set(differences.map(keyOf))].flatMap((key) => {
    const [first, ...others] = differences.filter((difference) => keyOf(difference) === key);
    if (!first) return [];
    const times = others.length > 0 ? ` (${String(others.length + 1)} times)` : '';
    return `${fieldOf(first)}: got ${shown(first.actual)}${times}, expected ${first.expected}`;
  });
}

/** Compares an answer with the description: unreadable values, otherwise readable ones in an unusual form. */
function compare({ call, status, body }: Exchange): { unreadable: string[]; unusual: string[] } {
  const isSuccess = status !== null && status >= 200 && status < 300;
  if (!isSuccess || !call.answer) return { unreadable: [], unusual: [] };
  const unreadable = textsOf(validateResponse(call, status, body, 'readable'));
  if (unreadable.length > 0) return { unreadable, unusual: [] };
  return { unreadable, unusual: textsOf(validateResponse(call, status, body, 'usual')) };
}

/** @param failure the reason why the storefront cannot use the answer */
function failureFinding({ call, status, error, redirect }: Exchange, failure: string): Finding {
  // Browsers need CORS headers on a redirect, too, and repeat a POST as a GET.
  if (status !== null && status >= 300 && status < 400 && redirect)
    return { level: 'error', call: call.name, text: `redirected to ${redirect}: name that address` };
  const isRefused = status !== null && (status < 200 || status > 299);
  const reason = error || (isRefused ? `status ${String(status)}` : failure.replace(`${call.name}: `, ''));
  return { level: levelOfCall(call.name), call: call.name, text: `${reason}. Effect: ${call.failureText}` };
}

/**
 * The header that lets a cache answer the next call; '' for none. The storefront's requests forbid it, but a proxy
 * before the back end may ignore requests and follow the answers.
 */
function cachingHeader({ cacheControl, expires, lastModified }: Exchange): string {
  const directives = cacheControl.toLowerCase();
  // With names of headers, no-cache concerns only these.
  if (/\bno-store\b|\bno-cache\b(?!=)/.test(directives)) return '';
  if (/\bpublic\b|\b(s-maxage|max-age)="?0*[1-9]/.test(directives)) return `Cache-Control: ${cacheControl}`;
  // Caches ignore the others beside max-age, and Last-Modified beside Expires.
  if (directives.includes('max-age')) return '';
  if (expires) return Date.parse(expires) > Date.now() ? `Expires: ${expires}` : '';
  return lastModified && `Last-Modified: ${lastModified}`;
}

function cachingFindings(exchange: Exchange): Finding[] {
  const { name } = exchange.call;
  const header = UNCACHED.has(name) ? cachingHeader(exchange) : '';
  const text = `${header} lets a cache answer with what was true before: send Cache-Control: no-store`;
  return header ? [{ level: 'warning', call: name, text }] : [];
}

/** The findings of an exchange. @param failure the reason why the storefront cannot use the answer, or '' */
export function findingsOf(exchange: Exchange, failure: string): Finding[] {
  const call = exchange.call.name;
  const { unreadable, unusual } = compare(exchange);
  const partialLevel = COMPLETE.has(call) ? 'error' : 'warning';
  const level = failure ? levelOfCall(call) : partialLevel;
  return [
    ...(failure ? [failureFinding(exchange, failure)] : []),
    ...unreadable.map((text) => ({ level, call, text })),
    ...unusual.map((text) => ({ level: 'warning' as const, call, text: `unusual form, but read: ${text}` })),
    ...cachingFindings(exchange),
  ];
}

/** Whether browsers on the shop's page may read the answers. */
export function corsFindings(
  exchanges: readonly Exchange[],
  { origin, isOriginAssumed }: CheckOptions,
): Finding[] {
  const blocked = exchanges
    .filter(({ status, redirect }) => status !== null && redirect === '')
    .filter(({ allowedOrigin }) => allowedOrigin !== '*' && allowedOrigin !== origin)
    .map(({ call }) => call.name);
  const levelOf = (call: string) => (isOriginAssumed ? 'warning' : levelOfCall(call));
  const advice = isOriginAssumed ? '. Name the origin of the shop with --origin' : '';
  const blockFindings = (['error', 'warning'] as const).flatMap((level): Finding[] => {
    const calls = [...new Set(blocked)].filter((call) => levelOf(call) === level).join(', ');
    const text = `browsers block ${calls} on ${origin}: Access-Control-Allow-Origin does not allow it${advice}`;
    return calls ? [{ level, call: 'CORS', text }] : [];
  });
  const isHidden = exchanges.some(
    ({ status, allowedOrigin, exposedHeaders }) =>
      status !== null && allowedOrigin !== null && !/\bRetry-After\b|\*/i.test(exposedHeaders),
  );
  const text = `browsers hide Retry-After of a busy server from the storefront: send Access-Control-Expose-Headers: Retry-After`;
  return isHidden ? [...blockFindings, { level: 'warning', call: 'CORS', text }] : blockFindings;
}
