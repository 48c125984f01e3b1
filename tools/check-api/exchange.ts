/** Records what the storefront's HTTP client sends and receives. */
import axios, { AxiosError, type InternalAxiosRequestConfig, type AxiosResponse } from 'axios';
import { apiDescription, type DescribedCall } from '../api-description/description';

export interface Exchange {
  call: DescribedCall;
  /** null without an answer. */
  status: number | null;
  ms: number;
  headers: Headers;
  body: string;
  /** Reason of a missing answer; '' otherwise. */
  error: string;
  /** Address that the answer redirects to; '' for none. */
  redirect: string;
}

/** A diner would have left. */
const TIMEOUT_MS = 30_000;

const FORM = 'application/x-www-form-urlencoded';

function callOf(method: string, url: URL): DescribedCall {
  const call = apiDescription().calls.find(
    (one) => one.method === method && url.pathname.replace(/\/$/, '').endsWith(`/${one.path}`),
  );
  if (!call) throw new Error(`${method} ${url.pathname} is not described`);
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

/** Browsers need CORS headers on a redirect, too, and repeat a POST as a GET. */
function redirectOf({ status, headers }: Response, url: URL): string {
  const target = headers.get('Location') ?? '';
  if (status < 300 || status > 399 || target === '') return '';
  return URL.canParse(target, url.href) ? new URL(target, url).href : target;
}

/**
 * Sends every request of the process with `origin`, like a browser on that page, but follows no redirects.
 * @returns a list that grows with every exchange
 */
export function recordExchanges(origin: string): readonly Exchange[] {
  const exchanges: Exchange[] = [];
  axios.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const url = new URL(axios.getUri(config));
    const method = (config.method ?? 'get').toUpperCase();
    const exchange: Exchange = {
      call: callOf(method, url),
      status: null,
      ms: 0,
      headers: new Headers(),
      body: '',
      error: '',
      redirect: '',
    };
    exchanges.push(exchange);
    const start = performance.now();
    try {
      const response = await fetch(url, {
        method,
        body: method === 'POST' ? String(config.data) : null,
        headers: { ...(method === 'POST' && { 'Content-Type': FORM }), Origin: origin },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      exchange.status = response.status;
      exchange.headers = response.headers;
      exchange.redirect = redirectOf(response, url);
      exchange.body = await response.text();
    } catch (error) {
      exchange.status = null;
      exchange.error = reasonOf(error);
      throw new AxiosError(exchange.error, AxiosError.ERR_NETWORK, config);
    } finally {
      exchange.ms = Math.round(performance.now() - start);
    }
    return settled(config, exchange, exchange.status);
  };
  return exchanges;
}

/** @throws AxiosError for a status other than 2xx, as axios does */
function settled(config: InternalAxiosRequestConfig, { body }: Exchange, status: number): AxiosResponse {
  const response: AxiosResponse = { data: body, status, statusText: '', headers: {}, config };
  if (status >= 200 && status < 300) return response;
  throw new AxiosError(`status ${String(status)}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}
