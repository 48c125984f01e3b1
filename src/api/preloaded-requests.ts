import type { ApiRequest } from './endpoints';

/** Requests that the inline script (`src/boot`) has started. Each resolves to the text of a 2xx answer, or rejects. */
type PreloadedRequests = Map<string, Promise<string>>;

declare global {
  var preloadedRequests: PreloadedRequests | undefined;
}

function keyOf({ method, url, fields }: ApiRequest): string {
  return `${method} ${url}?${new URLSearchParams(fields).toString()}`;
}

export function putPreloadedRequest(request: ApiRequest, answer: Promise<string>): void {
  globalThis.preloadedRequests ??= new Map();
  globalThis.preloadedRequests.set(keyOf(request), answer);
}

/** Removes the request, so that a second call goes to the server. */
export function takePreloadedRequest(request: ApiRequest): Promise<string> | undefined {
  const key = keyOf(request);
  const answer = globalThis.preloadedRequests?.get(key);
  globalThis.preloadedRequests?.delete(key);
  return answer;
}
