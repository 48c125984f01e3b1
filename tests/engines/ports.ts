import path from 'node:path';

/** Scenario files that run in parallel, each with its own storefront. */
export const WORKERS = 2;

/** Different from the ports of the end-to-end tests and of `npm start`. */
const FIRST_PORT = Number(process.env['ENGINES_PORT'] ?? 4010);

/** `worker` counts from 1. Its sandbox uses the next port. */
export const storefrontPort = (worker: number): number => FIRST_PORT + 2 * (worker - 1);

export const buildFolder = (port: number): string =>
  path.resolve('node_modules/.cache/storefront-engines', String(port));
