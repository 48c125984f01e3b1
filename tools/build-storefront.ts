import { build, type InlineConfig } from 'vite';

export function setPagesOrigin(origin: string): void {
  Object.assign(process.env, { VITE_PAYMENT_URL: `${origin}/pay`, VITE_TRACKING_URL: `${origin}/track` });
}

/** The sandbox's payment and tracking pages, and the control routes used by the latter. */
export const SANDBOX_PAGES = ['/pay', '/track', '/__sandbox'];

interface BuildOptions {
  /** Origin of the sandbox's payment and tracking pages; defaults to `origin`. */
  pagesOrigin?: string;
  env?: Readonly<Record<string, string>>;
  /** Sends errors and Core Web Vitals to the sandbox instead of the console. */
  sendsReports?: boolean;
  config?: InlineConfig;
}

function dsnOf(origin: string): string {
  return `${origin.replace('://', '://public@')}/sentry/1`;
}

/** Builds the storefront with the API, maps and payment page of the sandbox at `origin`. */
export async function buildStorefront(
  origin: string,
  outDir: string,
  { pagesOrigin = origin, sendsReports = false, env = {}, config = {} }: BuildOptions = {},
): Promise<void> {
  const before = { ...process.env };
  setPagesOrigin(pagesOrigin);
  Object.assign(process.env, env, {
    VITE_API_HOST: origin,
    VITE_LOOKUP_HOST: origin,
    VITE_GOOGLE_MAPS_URL: origin,
    VITE_CLARITY_URL: `${origin}/analytics/behaviour/{id}`,
    VITE_PIXEL_URL: `${origin}/analytics/pixel.js`,
    VITE_SENTRY_DSN: sendsReports ? dsnOf(origin) : '',
  });
  try {
    await build({
      mode: 'sandbox',
      logLevel: 'error',
      ...config,
      build: { outDir, emptyOutDir: true, ...config.build },
    });
  } finally {
    for (const name of Object.keys(process.env))
      if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  }
}
