import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { townPlaces } from '../town';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', `${name}.js`), 'utf8');

/** In the order in which they build on each other. */
const PARTS = ['core', 'map', 'geocoder', 'places', 'publish'];

export interface MapsScriptOptions {
  /** Every geocoding request fails, as with a key that is out of quota. */
  failGeocoding: boolean;
  /** By how much longer a geocoding request takes; a day is as good as never. */
  geocodingDelayMs: number;
}

/**
 * The stand-in for the maps script: enough of `google.maps` for picking an address, over the sandbox's
 * town, with no request of its own and nothing evaluated at run time.
 * @param callback name of the global function to call when it is ready.
 */
export function mapsScript(
  callback: string | null,
  { failGeocoding, geocodingDelayMs }: MapsScriptOptions,
): string {
  const settings = {
    places: townPlaces,
    failGeocoding,
    geocodingDelayMs,
    callback: /^[\w.]+$/.test(callback ?? '') ? callback : null,
  };
  const parts = PARTS.map(read).join('\n');
  return `(() => {\n'use strict';\nconst sandboxSettings = ${JSON.stringify(settings)};\n${parts}\n})();\n`;
}
