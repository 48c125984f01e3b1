import type { Point } from './geocode';

/** The location picker has a text for each. */
export type PositionFailure = 'unsupported' | 'failed';

const POSITION_TIMEOUT_MS = 15_000;
const MAX_POSITION_AGE_MS = 60_000;

export function getDevicePosition(): Promise<Point | PositionFailure> {
  return new Promise((resolve) => {
    // Undefined on insecure pages, despite its type.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    // The browser's own timeout does not run while its permission prompt is open.
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
