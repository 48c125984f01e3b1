/** Needed because some promises of the maps library never settle without a network. */
export const MAPS_TIMEOUT_MS = 10_000;

/** @throws Error after `MAPS_TIMEOUT_MS`. */
export function withTimeout<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The maps service does not answer')), MAPS_TIMEOUT_MS);
    void call.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
