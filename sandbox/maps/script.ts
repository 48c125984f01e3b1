import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { townPlaces } from '../town';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', `${name}.js`), 'utf8');

/** In order of their dependencies. */
const PARTS = ['core', 'map', 'geocoder', 'places', 'publish'];

export interface MapsScriptOptions {
  failGeocoding: boolean;
  /** Added delay of geocoding requests; a day simulates no answer. */
  geocodingDelayMs: number;
}

/** Returns a stub of `google.maps` for picking an address: no requests, no eval. `callback` names a global function. */
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
