import { build } from 'vite';

/** Names the payment and tracking pages for the builds that follow. @param origin where the sandbox's are reached. */
export function setPagesOrigin(origin: string): void {
  Object.assign(process.env, { VITE_PAYMENT_URL: `${origin}/pay`, VITE_TRACKING_URL: `${origin}/track` });
}

/** The sandbox's payment and tracking pages, and the control routes that the latter asks. */
export const SANDBOX_PAGES = ['/pay', '/track', '/__sandbox'];

interface BuildOptions {
  /** Where the sandbox's payment and tracking pages are reached; `origin` unless given. */
  pagesOrigin?: string;
  /** Whether errors and Core Web Vitals are sent to the sandbox; otherwise they are written to the console. */
  sendsReports?: boolean;
}

/** The DSN of the sandbox's stand-in for Sentry. */
function dsnOf(origin: string): string {
  return `${origin.replace('://', '://public@')}/sentry/1`;
}

/** Builds the storefront against a sandbox at `origin` (no slash at the end) into a folder of its own. */
export async function buildFor(
  origin: string,
  outDir: string,
  { pagesOrigin = origin, sendsReports = false }: BuildOptions = {},
): Promise<void> {
  setPagesOrigin(pagesOrigin);
  Object.assign(process.env, {
    VITE_API_HOST: origin,
    VITE_LOOKUP_HOST: origin,
    VITE_GOOGLE_MAPS_URL: origin,
    VITE_CLARITY_URL: `${origin}/analytics/behaviour/{id}`,
    VITE_PIXEL_URL: `${origin}/analytics/pixel.js`,
    VITE_SENTRY_DSN: sendsReports ? dsnOf(origin) : '',
  });
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir, emptyOutDir: true } });
}
