import { afterFirstScreen, yieldToMain } from '@/platform/scheduling';
import { takePreloadedRequest } from './preloaded-requests';
import {
  apiUrl,
  endpoints,
  lookupRequest,
  startupRequest,
  type ApiRequest,
  type EndpointName,
  type StartupCall,
} from './endpoints';
import { ApiFailure } from './failure';
import { unquoted } from './wire';

/** Form or query fields. Numbers are sent as `String(value)`. */
export type Fields = Readonly<Record<string, string | number>>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Number field that is returned as the server's own text. */
  rawNumberField?: string;
}

/** @throws ApiFailure when the chunk cannot be loaded. */
async function loadTransport(call: string) {
  try {
    return await import('./transport');
  } catch {
    throw new ApiFailure('not-sent', call, 'chunk load error');
  }
}

/** Loads the HTTP client once the first screen is done; earlier calls load it on demand. */
export async function preloadTransport(): Promise<void> {
  await afterFirstScreen();
  await import('./transport').catch(() => undefined);
}

async function sendRequest(request: ApiRequest, call: string, signal?: AbortSignal): Promise<string> {
  const { send } = await loadTransport(call);
  return send(request, call, signal);
}

/** Takes the answer of a preloaded request, or sends the request. */
async function takeOrSend(request: ApiRequest, call: string): Promise<string> {
  const preloaded = takePreloadedRequest(request);
  if (preloaded) {
    try {
      const answer = await preloaded;
      // Answers that have all arrived would be processed in one long task.
      await yieldToMain();
      return answer;
    } catch {
      // A preloaded request has no error details, so the request is sent again.
    }
  }
  return sendRequest(request, call);
}

/** Quotes a field's numbers in JSON text, except those with an exponent. In strings, quotes are escaped, so only keys match. */
function withQuotedNumbers(json: string, field: string): string {
  const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?=\s*[,}])`;
  return json.replace(new RegExp(String.raw`("${field}"\s*:\s*)(${number})`, 'g'), '$1"$2"');
}

/** @throws ApiFailure when `body` is not JSON. */
export function parseJson(body: string, call: string, rawNumberField?: string): unknown {
  try {
    return JSON.parse(rawNumberField ? withQuotedNumbers(body, rawNumberField) : body) as unknown;
  } catch {
    throw new ApiFailure('answer', call, 'not JSON');
  }
}

function requestOf(method: 'GET' | 'POST', name: EndpointName, fields: Fields): ApiRequest {
  const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
  return { method, url: apiUrl(endpoints[name]), fields: texts };
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

/** Sends a GET request and returns the parsed JSON. @throws ApiFailure */
export function getJson(name: EndpointName, query: Fields): Promise<unknown> {
  return callApi('GET', name, query);
}

/** Sends a form by POST and returns the parsed JSON. @throws ApiFailure */
export function postForm(name: EndpointName, form: Fields, options?: CallOptions): Promise<unknown> {
  return callApi('POST', name, form, options);
}

/** Sends a form by POST and returns the plain-text answer without quotes. @throws ApiFailure */
export async function postFormForText(name: EndpointName, form: Fields): Promise<string> {
  return unquoted(await sendRequest(requestOf('POST', name, form), name));
}

/** Fetches a start-up call's text. @param id cart id for the cart, otherwise restaurant id. @throws ApiFailure */
export function fetchStartupText(name: StartupCall, id: string): Promise<string> {
  return takeOrSend(startupRequest(name, id), name);
}

/** Like `fetchStartupText`, with the answer parsed as JSON. @throws ApiFailure */
export async function fetchStartupJson(name: StartupCall, id: string): Promise<unknown> {
  return parseJson(await fetchStartupText(name, id), name);
}

/** Calls the domain lookup, which answers plain text (contract §2). @throws ApiFailure */
export async function getLookup(domain: string): Promise<string> {
  return takeOrSend(lookupRequest(domain), 'lookup');
}
