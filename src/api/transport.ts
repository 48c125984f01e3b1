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
      const { status, data } = error.response;
      throw new ApiFailure('status', call, '', status, messageOfBody(data));
    }
    throw new ApiFailure('network', call, error instanceof Error ? error.message : '');
  }
}
