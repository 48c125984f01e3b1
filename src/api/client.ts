import { afterFirstScreen, yieldToMain } from '@/platform/scheduling';
import { takePreloadedRequest } from './preloaded-requests';
import {
  apiRequest,
  endpoints,
  lookupRequest,
  startupRequest,
  type ApiRequest,
  type EndpointName,
  type StartupCall,
} from './endpoints';
import { ApiFailure } from './failure';
import { unquoted } from './wire';

export type Fields = Readonly<Record<string, string | number>>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Number field that is returned as the server's own text. */
  rawNumberField?: string;
}

async function loadTransport(call: string) {
  try {
    return await import('./transport');
  } catch {
    throw new ApiFailure('not-sent', call, 'chunk load error');
  }
}

/** Loads the HTTP client after the first screen; earlier calls load it on demand. */
export async function preloadTransport(): Promise<void> {
  await afterFirstScreen();
  await import('./transport').catch(() => undefined);
}

async function sendRequest(request: ApiRequest, call: string, signal?: AbortSignal): Promise<string> {
  const { send } = await loadTransport(call);
  return send(request, call, signal);
}

/** A preloaded request has no other details of a failure, so the request is sent again. */
async function throwIfAskedToWait(error: unknown, call: string): Promise<void> {
  const answer = error instanceof Error ? error.cause : undefined;
  if (!(answer instanceof Response)) return;
  const { statusFailure } = await loadTransport(call);
  const retryAfter = answer.headers.get('Retry-After') ?? '';
  const failure = statusFailure(call, { status: answer.status, retryAfter });
  if (failure.waitUntil > 0) throw failure;
}

async function takeOrSend(request: ApiRequest, call: string): Promise<string> {
  const preloaded = takePreloadedRequest(request);
  if (preloaded) {
    try {
      const answer = await preloaded;
      // Otherwise, answers that arrive together are processed in one long task.
      await yieldToMain();
      return answer;
    } catch (error) {
      await throwIfAskedToWait(error, call);
    }
  }
  return sendRequest(request, call);
}

/**
 * Quotes, in JSON text, whole numbers of 16 or more digits, because a JavaScript number loses digits of such an id, and the
 * numbers of a field, except those with an exponent.
 */
function withQuotedNumbers(json: string, field?: string): string {
  const key = field && `"${field}"`;
  let previous = '';
  // Each match is a whole string or number, so that nothing within one is quoted.
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?|[-+.\de]+/gi, (token) => {
    const quoted = previous === key ? /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ : /^-?[1-9]\d{15,}$/;
    previous = token;
    return quoted.test(token) ? `"${token}"` : token;
  });
}

/** Returns whole numbers of 16 or more digits as text. @throws ApiFailure when `body` is not JSON. */
export function parseJson(body: string, call: string, rawNumberField?: string): unknown {
  const needsQuotes = rawNumberField !== undefined || /\d{16}/.test(body);
  try {
    return JSON.parse(needsQuotes ? withQuotedNumbers(body, rawNumberField) : body) as unknown;
  } catch {
    throw new ApiFailure('answer', call, 'not JSON');
  }
}

function requestOf(method: 'GET' | 'POST', name: EndpointName, fields: Fields): ApiRequest {
  const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
  return apiRequest(method, endpoints[name], texts);
}

async function callApi(
  method: 'GET' | 'POST',
  name: EndpointName,
  fields: Fields,
  options: CallOptions = {},
) {
  const body = await sendRequest(requestOf(method, name, fields), name, options.signal);
  return parseJson(body, name, options.rawNumberField);
}

export function getJson(name: EndpointName, query: Fields): Promise<unknown> {
  return callApi('GET', name, query);
}

export function postForm(name: EndpointName, form: Fields, options?: CallOptions): Promise<unknown> {
  return callApi('POST', name, form, options);
}

/** Returns the plain-text answer without quotes. @throws ApiFailure */
export async function postFormForText(name: EndpointName, form: Fields): Promise<string> {
  return unquoted(await sendRequest(requestOf('POST', name, form), name));
}

/** @param id cart id for the cart, otherwise restaurant id. @throws ApiFailure */
export async function fetchStartupJson(name: StartupCall, id: string): Promise<unknown> {
  return parseJson(await takeOrSend(startupRequest(name, id), name), name);
}

/** Returns plain text (docs/api/openapi.yaml). @throws ApiFailure */
export async function getLookup(domain: string): Promise<string> {
  return takeOrSend(lookupRequest(domain), 'lookup');
}
