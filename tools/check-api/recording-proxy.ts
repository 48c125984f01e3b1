/** A local server between the storefront's HTTP client and a back end. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLocalhost } from '../../sandbox/listen';
import { apiDescription, type DescribedCall } from '../api-description/description';
import { closeServer } from '../close-server';
import type { CheckOptions } from './options';

export interface Exchange {
  call: DescribedCall;
  /** null without an answer. */
  status: number | null;
  ms: number;
  /** `Access-Control-Allow-Origin`; null without one. */
  allowedOrigin: string | null;
  /** `Access-Control-Expose-Headers`; '' without one. */
  exposedHeaders: string;
  /** `Cache-Control`; '' without one. */
  cacheControl: string;
  /** `Expires`; '' without one. */
  expires: string;
  /** `Last-Modified`, from which a cache guesses how long an answer holds; '' without one. */
  lastModified: string;
  body: string;
  /** Reason of a missing answer; '' otherwise. */
  error: string;
  /** Address that the answer redirects to; '' for none. */
  redirect: string;
}

export interface RecordingProxy {
  /** Address for `VITE_API_HOST` and `VITE_LOOKUP_HOST`. */
  address: string;
  /** Grows with every request. */
  exchanges: readonly Exchange[];
  close: () => Promise<void>;
}

/** A diner would have left. */
const TIMEOUT_MS = 30_000;

function callOf(method: string, pathname: string): DescribedCall {
  const path = pathname.replace(/^\/(api\/)?|\/$/g, '');
  const call = apiDescription().calls.find((one) => one.method === method && one.path === path);
  if (!call) throw new Error(`${method} ${pathname} is not described`);
  return call;
}

/** Reason of a failed `fetch`, which hides it in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${String(TIMEOUT_MS / 1000)} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // An AggregateError, of a host with several addresses, has no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/** Forwards requests with the origin of a shop's page, like a browser there. Follows no redirects. */
export async function startRecordingProxy({ api, lookup, origin }: CheckOptions): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = incoming;
    const call = callOf(method, new URL(url, api).pathname);
    const exchange: Exchange = {
      ...{ call, status: null, ms: 0, allowedOrigin: null, exposedHeaders: '' },
      ...{ cacheControl: '', expires: '', lastModified: '', body: '', error: '', redirect: '' },
    };
    exchanges.push(exchange);
    const form = method === 'POST' ? await text(incoming) : null;
    const type = headers['content-type'];
    const start = performance.now();
    try {
      const response = await fetch(`${call.name === 'lookup' ? lookup : api}${url}`, {
        method,
        body: form,
        headers: { Origin: origin, ...(type !== undefined && { 'Content-Type': type }) },
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      exchange.body = await response.text();
      exchange.status = response.status;
      exchange.allowedOrigin = response.headers.get('Access-Control-Allow-Origin');
      exchange.exposedHeaders = response.headers.get('Access-Control-Expose-Headers') ?? '';
      exchange.cacheControl = response.headers.get('Cache-Control') ?? '';
      exchange.expires = response.headers.get('Expires') ?? '';
      exchange.lastModified = response.headers.get('Last-Modified') ?? '';
      exchange.redirect = response.headers.get('Location') ?? '';
      outgoing.writeHead(response.status).end(exchange.body);
    } catch (error) {
      exchange.error = reasonOf(error);
      outgoing.destroy();
    } finally {
      exchange.ms = Math.round(performance.now() - start);
    }
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  const address = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
  return { address, exchanges, close: () => closeServer(server) };
}
