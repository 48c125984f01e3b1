import { afterFirstScreen } from '@/platform/scheduling';
import { takePreloadedRequest } from './preloaded-requests';
import { endpoints, type EndpointName, type StartupCall } from './endpoints';
import { ApiFailure } from './failure';
import { apiUrl, lookupRequest, startupRequest, type ApiRequest } from './request';

/** Text of every field as it is sent; numbers as they print. */
export type Fields = Readonly<Record<string, string | number>>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Numbers that are to come back as the text that the server wrote. */
  rawNumberField?: string;
}

/** @throws ApiFailure when its code does not arrive: then no call is made. */
async function loadTransport(call: string) {
  try {
    return await import('./transport');
  } catch {
    throw new ApiFailure('network', call, 'the code for it did not arrive');
  }
}

/**
 * Loads what makes calls when the page has nothing else to do: the first screen does not need it, as its calls
 * are started by the HTML. A call that is made sooner loads it itself.
 */
export async function preloadTransport(): Promise<void> {
  await afterFirstScreen();
  await import('./transport').catch(() => undefined);
}

async function exchange(request: ApiRequest, call: string, signal?: AbortSignal): Promise<string> {
  const preloaded = takePreloadedRequest(request);
  if (preloaded) {
    try {
      return await preloaded;
    } catch {
      // It is asked in the ordinary way, which tells failures apart.
    }
  }
  const { send } = await loadTransport(call);
  return send(request, call, signal);
}

type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown;

/** @throws ApiFailure for what is not JSON. */
export function parseJson(body: string, call: string, rawNumberField?: string): unknown {
  const reviver: Reviver | undefined = rawNumberField
    ? (key, value, context) =>
        key === rawNumberField && typeof value === 'number' ? (context?.source ?? String(value)) : value
    : undefined;
  try {
    return JSON.parse(body, reviver) as unknown;
  } catch {
    throw new ApiFailure('answer', call, 'not JSON');
  }
}

function requestOf(method: 'GET' | 'POST', name: EndpointName, fields: Fields): ApiRequest {
  const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
  return { method, url: apiUrl(endpoints[name]), fields: texts };
}

async function callApi(method: 'GET' | 'POST', name: EndpointName, fields: Fields, options: CallOptions) {
  const body = await exchange(requestOf(method, name, fields), name, options.signal);
  return parseJson(body, name, options.rawNumberField);
}

/** GET with a query; the answer's JSON. @throws ApiFailure */
export function getJson(name: EndpointName, query: Fields, options: CallOptions = {}): Promise<unknown> {
  return callApi('GET', name, query, options);
}

/** POST of a form; the answer's JSON. @throws ApiFailure */
export function postForm(name: EndpointName, form: Fields, options: CallOptions = {}): Promise<unknown> {
  return callApi('POST', name, form, options);
}

/** POST of a form whose answer is plain text, quoted or not. @throws ApiFailure */
export async function postFormForText(name: EndpointName, form: Fields): Promise<string> {
  return unquoted(await exchange(requestOf('POST', name, form), name));
}

/** A call with which a page opens; the answer's text. @param id the restaurant's; the cart's for the cart. @throws ApiFailure */
export function fetchStartupText(name: StartupCall, id: string): Promise<string> {
  return exchange(startupRequest(name, id), name);
}

/** The same; the answer's JSON. @throws ApiFailure */
export async function fetchStartupJson(name: StartupCall, id: string): Promise<unknown> {
  return parseJson(await fetchStartupText(name, id), name);
}

/** The domain lookup, which answers plain text (contract, section 2). @throws ApiFailure */
export async function getLookup(domain: string): Promise<string> {
  return exchange(lookupRequest(domain), 'lookup');
}

function unquoted(body: string): string {
  return body
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
}
