import type { Point } from './geocode';

/** The location picker has a text for each. */
export type PositionFailure = 'unsupported' | 'failed';

export interface DevicePosition {
  point: Point;
  /** The device is within this distance of the point, with a probability of 95 %. */
  accuracyMetres: number;
}

const POSITION_TIMEOUT_MS = 15_000;
const MAX_POSITION_AGE_MS = 60_000;

/** @param isFresh false accepts a position that the device has known for a minute */
export function getDevicePosition(isFresh: boolean): Promise<DevicePosition | PositionFailure> {
  return new Promise((resolve) => {
    // Undefined on insecure pages, despite its type.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    // The browser's own timeout does not run while its permission prompt is open.
    const limit = setTimeout(() => resolve('failed'), POSITION_TIMEOUT_MS);
    const answer = (position: DevicePosition | PositionFailure) => {
      clearTimeout(limit);
      resolve(position);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        answer({ point: { lat, lng }, accuracyMetres: accuracy }),
      () => answer('failed'),
      {
        enableHighAccuracy: true,
        timeout: POSITION_TIMEOUT_MS,
        maximumAge: isFresh ? 0 : MAX_POSITION_AGE_MS,
      },
    );
  });
}
