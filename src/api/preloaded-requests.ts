import type { ApiRequest } from './request';

/**
 * Calls that the lines in the HTML have started while the application was on its way: the text of each 2xx
 * answer, by what was asked; any other outcome is a rejection. The window is how two scripts meet.
 */
export type PreloadedRequests = Map<string, Promise<string>>;

declare global {
  var preloadedRequests: PreloadedRequests | undefined;
}

/** Two requests are the same call when they would send the same bytes to the same address. */
function keyOf({ method, url, fields }: ApiRequest): string {
  return `${method} ${url}?${new URLSearchParams(fields).toString()}`;
}

export function putPreloadedRequest(request: ApiRequest, answer: Promise<string>): void {
  globalThis.preloadedRequests ??= new Map();
  globalThis.preloadedRequests.set(keyOf(request), answer);
}

/** A call's answer, where it was asked for early; each is there once, so that asking again asks the server. */
export function takePreloadedRequest(request: ApiRequest): Promise<string> | undefined {
  const key = keyOf(request);
  const answer = globalThis.preloadedRequests?.get(key);
  globalThis.preloadedRequests?.delete(key);
  return answer;
}
