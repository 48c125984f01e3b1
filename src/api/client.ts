import { env } from '@/config/env';
import { ApiFailure } from './failure';
import { endpoints, type EndpointName } from './endpoints';

/** Text of every field as it is sent; numbers as they print. */
export type Fields = Readonly<Record<string, string | number>>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Numbers that are to come back as the text that the server wrote. */
  asWritten?: string;
}

// Loaded beside the application rather than in it: the first screen does not wait for it to be parsed.
const transport = import('./transport');

async function exchange(
  method: 'GET' | 'POST',
  url: string,
  call: string,
  fields: Fields,
  signal?: AbortSignal,
): Promise<string> {
  const { send } = await transport;
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return send({ method, url, call, fields: texts, signal });
}

type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown;

function parseJson(body: string, call: string, asWritten?: string): unknown {
  const reviver: Reviver | undefined = asWritten
    ? (key, value, context) =>
        key === asWritten && typeof value === 'number' ? (context?.source ?? String(value)) : value
    : undefined;
  try {
    return JSON.parse(body, reviver) as unknown;
  } catch {
    throw new ApiFailure('answer', call, 'not JSON');
  }
}

async function callApi(method: 'GET' | 'POST', name: EndpointName, fields: Fields, options: CallOptions) {
  const body = await exchange(method, `${env.apiHost}/api/${endpoints[name]}`, name, fields, options.signal);
  return parseJson(body, name, options.asWritten);
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
  const body = await exchange('POST', `${env.apiHost}/api/${endpoints[name]}`, name, form);
  return unquoted(body);
}

/** The domain lookup, which answers plain text (contract, section 2). @throws ApiFailure */
export async function getLookup(domain: string): Promise<string> {
  return unquoted(await exchange('GET', `${env.lookupHost}/restro_id_new/`, 'lookup', { domain }));
}

function unquoted(body: string): string {
  return body
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
}
