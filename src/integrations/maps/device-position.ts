import type { Point } from './geocode';

/** Why there is no device position; each has its text in section 8 of the specification. */
export type PositionFailure = 'unsupported' | 'failed';

/** Time for the device to find its position, once the diner has allowed it. */
const TIMEOUT_MS = 15_000;
/** Time for the whole request, in case the diner ignores the browser's permission prompt. */
export const ANSWER_TIMEOUT_MS = 30_000;
/** Age up to which a position that the device already knows is good enough. */
const MAX_AGE_MS = 60_000;

/** Asks the device where it is. */
export function devicePosition(): Promise<Point | PositionFailure> {
  return new Promise((resolve) => {
    // Insecure pages have none, whatever the type says.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    const timer = setTimeout(() => resolve('failed'), ANSWER_TIMEOUT_MS);
    const settle = (answer: Point | PositionFailure) => {
      clearTimeout(timer);
      resolve(answer);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => settle({ lat: coords.latitude, lng: coords.longitude }),
      () => settle('failed'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
