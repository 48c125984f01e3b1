import path from 'node:path';

/** Scenario files that run in parallel, each with its own storefront. */
export const WORKERS = 2;

/** Different from the ports of the end-to-end tests and of `npm start`. */
const FIRST_PORT = Number(process.env['ENGINES_PORT'] ?? 4010);

/** Port of a worker's storefront. Its sandbox uses the next one. @param worker counted from 1. */
export const storefrontPort = (worker: number): number => FIRST_PORT + 2 * (worker - 1);

export const buildFolder = (port: number): string =>
  path.resolve('node_modules/.cache/storefront-engines', String(port));
