import { act, cleanup, waitFor } from '@testing-library/react';
import { mapsScript, type MapsScriptOptions } from '../sandbox/maps/script';

/** The script element of the maps service, which jsdom neither loads nor runs. */
function scriptElement(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = document.head.querySelector<HTMLScriptElement>('script[src*="/maps/api/js"]');
    if (!script) throw new Error('The maps script was not asked for');
    return script;
  });
}

/** Runs the sandbox's maps script, as a browser does with one that it has loaded. */
export function runMapsScript(callback: string | null, options: Partial<MapsScriptOptions> = {}): void {
  const source = mapsScript(callback, { failGeocoding: false, geocodingDelayMs: 0, ...options });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  (new Function(source) as () => void)();
}

/** Lets the sandbox's maps script arrive. @returns its address. */
export async function deliverMapsScript(options: Partial<MapsScriptOptions> = {}): Promise<string> {
  // Waited for first: while something is waited for, React is not to be acted upon.
  const { src } = await scriptElement();
  act(() => runMapsScript('initMap', options));
  return src;
}

/** Lets the maps script be blocked. */
export async function blockMapsScript(): Promise<void> {
  const script = await scriptElement();
  act(() => {
    script.dispatchEvent(new Event('error'));
  });
}

/** As if no maps script had ever been asked for; the page that shows the map goes first. */
export function removeMapsScript(): void {
  cleanup();
  document.head.querySelector('script[src*="/maps/api/js"]')?.remove();
  delete (window as { google?: unknown }).google;
}

/** A device that stands at a point, refuses to say where, or never answers; without one, a browser that cannot tell. */
export function setDevicePosition(
  position: { latitude: number; longitude: number } | 'refused' | 'silent' | undefined,
): void {
  const geolocation = position && {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      setTimeout(() => {
        if (position === 'silent') return;
        if (position === 'refused') failed({ code: 1 } as GeolocationPositionError);
        else found({ coords: position } as GeolocationPosition);
      });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}
