/** Each test worker has its own storefront and sandbox, as tests inject faults and inspect requests. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** `E2E_PORT` moves all ports, so that two checkouts can be tested at once. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4000);

/** The sandbox of a worker uses the next port. */
export function storefrontPort(ofWorker: number): number {
  return FIRST_PORT + 2 * ofWorker;
}

const STOREFRONT_PORT = storefrontPort(worker);

/** Every restaurant has its slug as the first path segment. */
export const PRIMARY = `http://localhost:${String(STOREFRONT_PORT)}`;
export const SANDBOX = `http://localhost:${String(STOREFRONT_PORT + 1)}`;

export function hostOf(slug: string): string {
  return `http://${slug}.localhost:${String(STOREFRONT_PORT)}`;
}
