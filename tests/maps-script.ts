import { act, cleanup, waitFor } from '@testing-library/react';
import { mapsScript, type MapsScriptOptions } from '../sandbox/maps/script';

/** The maps script element, which jsdom does not load. */
function scriptElement(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = document.head.querySelector<HTMLScriptElement>('script[src*="/maps/api/js"]');
    if (!script) throw new Error('The maps script was not requested');
    return script;
  });
}

export function runMapsScript(callback: string | null, options: Partial<MapsScriptOptions> = {}): void {
  const source = mapsScript(callback, { refusals: {}, geocodingDelayMs: 0, ...options });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  (new Function(source) as () => void)();
}

/** @returns the script's address. */
export async function deliverMapsScript(options: Partial<MapsScriptOptions> = {}): Promise<string> {
  // Await outside act(): waitFor() disables the act environment.
  const { src } = await scriptElement();
  act(() => runMapsScript('initMap', options));
  return src;
}

export async function blockMapsScript(): Promise<void> {
  const script = await scriptElement();
  act(() => {
    script.dispatchEvent(new Event('error'));
  });
}

/** First unmounts the page that shows the map. */
export function removeMapsScript(): void {
  cleanup();
  document.head.querySelector('script[src*="/maps/api/js"]')?.remove();
  delete (window as { google?: unknown }).google;
}

/** The accuracy is 10 m by default. */
type Position = Pick<GeolocationCoordinates, 'latitude' | 'longitude'> & { accuracy?: number };

const reported = (position: Position) => ({ coords: { accuracy: 10, ...position } }) as GeolocationPosition;

let answerPosition: PositionCallback | undefined;

/** Answers the prompt of a device that was 'silent'. */
export function answerDevicePosition(position: Position): void {
  answerPosition?.(reported(position));
}

/** Sets the device's position, a refusal, or a prompt without answer. undefined removes the geolocation API. */
export function setDevicePosition(position: Position | 'refused' | 'silent' | undefined): void {
  const geolocation = position && {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      answerPosition = found;
      setTimeout(() => {
        if (position === 'silent') return;
        if (position === 'refused') failed({ code: 1 } as GeolocationPositionError);
        else found(reported(position));
      });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}
