import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { townPlaces } from '../town';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', `${name}.js`), 'utf8');

/** In order of their dependencies. */
const PARTS = ['core', 'map', 'geocoder', 'places', 'publish'];

/** 'map', the geocoder, and the current and the legacy place search. */
export const MAPS_PARTS = ['map', 'geocode', 'places', 'legacy-places'] as const;
type MapsPart = (typeof MAPS_PARTS)[number];

export interface MapsScriptOptions {
  /** Parts that refuse each request, with the error code of the refusal. A refused map reports the refused key. */
  refusals: Partial<Record<MapsPart, string>>;
  /** Added delay of geocoding requests; a day simulates no answer. */
  geocodingDelayMs: number;
}

/** Returns a stub of `google.maps` for picking an address: no requests, no eval. `callback` names a global function. */
export function mapsScript(
  callback: string | null,
  { refusals, geocodingDelayMs }: MapsScriptOptions,
): string {
  const settings = {
    places: townPlaces,
    refusals,
    geocodingDelayMs,
    callback: /^[\w.]+$/.test(callback ?? '') ? callback : null,
  };
  const parts = PARTS.map(read).join('\n');
  return `(() => {\n'use strict';\nconst sandboxSettings = ${JSON.stringify(settings)};\n${parts}\n})();\n`;
}
