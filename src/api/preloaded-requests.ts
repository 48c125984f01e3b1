import type { ApiRequest } from './endpoints';

/**
 * Requests that the inline script started, as the text of a 2xx answer; anything else rejects. A global connects the
 * two scripts.
 */
export type PreloadedRequests = Map<string, Promise<string>>;

declare global {
  var preloadedRequests: PreloadedRequests | undefined;
}

/** Two requests match when they send the same bytes to the same URL. */
function keyOf({ method, url, fields }: ApiRequest): string {
  return `${method} ${url}?${new URLSearchParams(fields).toString()}`;
}

export function putPreloadedRequest(request: ApiRequest, answer: Promise<string>): void {
  globalThis.preloadedRequests ??= new Map();
  globalThis.preloadedRequests.set(keyOf(request), answer);
}

/** Takes a preloaded request. It is removed, so that a second call goes to the server. */
export function takePreloadedRequest(request: ApiRequest): Promise<string> | undefined {
  const key = keyOf(request);
  const answer = globalThis.preloadedRequests?.get(key);
  globalThis.preloadedRequests?.delete(key);
  return answer;
}
