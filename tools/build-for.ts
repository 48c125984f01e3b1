import { build } from 'vite';

/** Builds the storefront against a sandbox at `origin` (no slash at the end) into a folder of its own. */
export async function buildFor(origin: string, outDir: string): Promise<void> {
  Object.assign(process.env, {
    VITE_API_HOST: origin,
    VITE_LOOKUP_HOST: origin,
    VITE_PAYMENT_URL: `${origin}/pay`,
    VITE_TRACKING_URL: `${origin}/track`,
    VITE_GOOGLE_MAPS_URL: origin,
    VITE_CLARITY_URL: `${origin}/analytics/behaviour/{id}`,
    VITE_PIXEL_URL: `${origin}/analytics/pixel.js`,
  });
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir, emptyOutDir: true } });
}
