/**
 * Where this worker's pair is served: every worker of the runner has a storefront and a sandbox of its own,
 * as some tests make calls fail and all of them look at what was received.
 */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** The first storefront's port; `E2E_PORT` moves all of them, so that two checkouts can be tested at once. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4000);

/** The port of a worker's storefront; its sandbox is on the next. */
export function storefrontPort(ofWorker: number): number {
  return FIRST_PORT + 2 * ofWorker;
}

const STOREFRONT_PORT = storefrontPort(worker);

/** The product's primary domain, on which every restaurant lives under its slug. */
export const PRIMARY = `http://localhost:${String(STOREFRONT_PORT)}`;
export const SANDBOX = `http://localhost:${String(STOREFRONT_PORT + 1)}`;

/** The restaurant on a host of its own. */
export function hostOf(slug: string): string {
  return `http://${slug}.localhost:${String(STOREFRONT_PORT)}`;
}
