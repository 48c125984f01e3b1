import axios, { isAxiosError, isCancel } from 'axios';
import { isRecord } from '@/lib/guards';
import { ApiFailure } from './failure';
import type { ApiRequest } from './endpoints';

// The caller parses the body: invalid JSON must fail, and axios would return it as text.
const client = axios.create({
  timeout: 0,
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
});

function messageOf(body: unknown): string | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    const record: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    const message = isRecord(record) ? record['message'] : undefined;
    return typeof message === 'string' && message.trim() ? message.trim() : undefined;
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
      throw new ApiFailure('status', call, '', status, messageOf(data));
    }
    throw new ApiFailure('network', call, error instanceof Error ? error.message : '');
  }
}
