import path from 'node:path';

/** Scene files that run at the same time, each with a storefront of its own. */
export const WORKERS = 2;

/** Apart from those of the end-to-end tests and of `npm start`. */
const FIRST_PORT = Number(process.env['ENGINES_PORT'] ?? 4010);

/** The port of a worker's storefront; its sandbox is on the next. @param worker counted from 1. */
export const storefrontPort = (worker: number): number => FIRST_PORT + 2 * (worker - 1);

export const buildFolder = (port: number): string =>
  path.resolve('node_modules/.cache/storefront-engines', String(port));
