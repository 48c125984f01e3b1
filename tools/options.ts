import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readMenuFile } from '../sandbox/menu-file';
import { demoRestaurants } from '../sandbox/restaurants';
import type { RestaurantRecord } from '../sandbox/restaurants/record';

export const STOREFRONT_PORT = 4000;
const SANDBOX_PORT = 4001;

interface RunOptions {
  restaurants: RestaurantRecord[];
  fresh: boolean;
  built: boolean;
  /** Serves the payment and tracking pages on the storefront's own origin. */
  ownOrigin: boolean;
  port: number;
  storePath: string;
}

/** Parses `--menu FILE` (repeatable), `--fresh`, `--built`, `--own-origin`, `--port N`, `--store FILE`. */
export function readOptions(args: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      menu: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      'own-origin': { type: 'boolean', default: false },
      port: { type: 'string', default: String(SANDBOX_PORT) },
      store: { type: 'string', default: path.join(tmpdir(), 'storefront-sandbox.json') },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port: '${values.port}' is no port`);
  return {
    restaurants: [...demoRestaurants, ...values.menu.map(readMenuFile)],
    fresh: values.fresh,
    built: values.built,
    ownOrigin: values['own-origin'],
    port,
    storePath: path.resolve(values.store),
  };
}
