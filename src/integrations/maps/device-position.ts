import type { Point } from './geocode';

/** Why there is no device position; each has its text in section 8 of the specification. */
export type PositionFailure = 'unsupported' | 'failed';

/** ms after which a device that does not answer counts as failed. */
const TIMEOUT = 15_000;
/** ms for which a position that the device knows already is good enough. */
const MAX_AGE = 60_000;

/** Asks the device where it is. */
export function devicePosition(): Promise<Point | PositionFailure> {
  return new Promise((resolve) => {
    // Insecure pages have none, whatever the type says.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve('failed'),
      { enableHighAccuracy: true, timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  });
}
