import axios, { isAxiosError, isCancel } from 'axios';
import { ApiFailure } from './failure';
import type { ApiRequest } from './endpoints';
import { messageOf } from './wire';

const client = axios.create({
  // Only fetch can tell the browser's cache and proxies not to answer, without a header that costs a preflight.
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  // The header that axios adds for fetch would cost a preflight, too.
  headers: { 'User-Agent': false },
  // It would add a header of a cookie to calls of the own origin.
  withXSRFToken: false,
  timeout: 0,
  responseType: 'text',
  // The caller parses the body: invalid JSON must fail, and axios would return it as text.
  transformResponse: [(body: unknown) => body],
});

function messageOfBody(body: unknown): string | undefined {
  try {
    return messageOf(JSON.parse(String(body)));
  } catch {
    return undefined;
  }
}

/** A server that asks to wait longer is asked again after a day. A timer cannot be set for much longer, either. */
const MAX_WAIT_MS = 86_400_000;

/** Reads `Retry-After`, in seconds or as a date, of a server that is busy. @returns epoch ms; 0 for none. */
function waitUntilOf(status: number, retryAfter: string): number {
  if ((status !== 429 && status !== 503) || retryAfter.trim() === '') return 0;
  const seconds = Number(retryAfter);
  const at = Number.isNaN(seconds) ? Date.parse(retryAfter) : Date.now() + seconds * 1000;
  return at > Date.now() ? Math.min(at, Date.now() + MAX_WAIT_MS) : 0;
}

interface FailedAnswer {
  status: number;
  retryAfter: string;
  body?: unknown;
}

/** The failure of an answer with another status than 2xx. */
export function statusFailure(call: string, { status, retryAfter, body }: FailedAnswer): ApiFailure {
  return new ApiFailure('status', call, '', status, messageOfBody(body), waitUntilOf(status, retryAfter));
}

/** Returns the answer's text. @throws ApiFailure for anything but a 2xx. */
export async function send(
  { method, url, fields }: ApiRequest,
  call: string,
  signal?: AbortSignal,
): Promise<string> {
  const body = new URLSearchParams(fields);
  try {
    const response = await client.request<unknown>({
      method,
      url,
      ...(method === 'GET'
        ? { params: body }
        : { data: body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      ...(signal && { signal }),
    });
    return typeof response.data === 'string' ? response.data : '';
  } catch (error) {
    if (isCancel(error)) throw new ApiFailure('cancelled', call);
    if (isAxiosError<unknown>(error) && error.response) {
      const { status, data, headers } = error.response;
      throw statusFailure(call, { status, retryAfter: String(headers['retry-after'] ?? ''), body: data });
    }
    throw new ApiFailure('network', call, error instanceof Error ? error.message : '');
  }
}
