import type { ApiRequest } from './request';

/**
 * Calls that the lines in the HTML have started while the application was on its way: the text of each 2xx
 * answer, by what was asked; any other outcome is a rejection. The window is how two scripts meet.
 */
export type EarlyCalls = Map<string, Promise<string>>;

declare global {
  var earlyCalls: EarlyCalls | undefined;
}

/** Two requests are the same call when they would send the same bytes to the same address. */
function keyOf({ method, url, fields }: ApiRequest): string {
  return `${method} ${url}?${new URLSearchParams(fields).toString()}`;
}

export function handOver(request: ApiRequest, answer: Promise<string>): void {
  globalThis.earlyCalls ??= new Map();
  globalThis.earlyCalls.set(keyOf(request), answer);
}

/** A call's answer, where it was asked for early; each is there once, so that asking again asks the server. */
export function takeOver(request: ApiRequest): Promise<string> | undefined {
  const key = keyOf(request);
  const answer = globalThis.earlyCalls?.get(key);
  globalThis.earlyCalls?.delete(key);
  return answer;
}
