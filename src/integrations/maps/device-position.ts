import type { Point } from './geocode';

/** Why there is no device position; each has its text in section 8 of the specification. */
export type PositionFailure = 'unsupported' | 'failed';

/** A device that does not answer within this time counts as failed. */
export const POSITION_TIMEOUT_MS = 15_000;
/** A position that the device knows already is good enough for this time. */
const MAX_POSITION_AGE_MS = 60_000;

/** Asks the device where it is. */
export function devicePosition(): Promise<Point | PositionFailure> {
  return new Promise((resolve) => {
    // Insecure pages have none, whatever the type says.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    // The browser's own limit does not run while its permission prompt is open.
    const limit = setTimeout(() => resolve('failed'), POSITION_TIMEOUT_MS);
    const answer = (position: Point | PositionFailure) => {
      clearTimeout(limit);
      resolve(position);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      () => answer('failed'),
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  });
}
