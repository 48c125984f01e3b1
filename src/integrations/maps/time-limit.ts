/** Calls of the maps library that take longer than this count as failed: without a network some never settle. */
export const MAPS_TIMEOUT_MS = 10_000;

/** The result of a call of the maps library. @throws Error when it takes longer than `MAPS_TIMEOUT_MS`. */
export function withTimeLimit<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The maps service does not answer')), MAPS_TIMEOUT_MS);
    void call.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
