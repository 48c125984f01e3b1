import { onCLS, onINP, onLCP } from 'web-vitals';
import { env } from '@/config/env';
import type { WebVital } from './sentry';

function logWebVital({ name, value, rating }: WebVital, page: string): void {
  console.debug(`${name} ${value} (${rating}) on ${page}`);
}

/** Sends each web vital when it is known, at the latest when the page is hidden. Without a DSN it is logged. */
export async function startWebVitals(pagePattern: () => string): Promise<void> {
  const send = env.sentryDsn ? (await import('./sentry')).sendWebVital : logWebVital;
  for (const observe of [onCLS, onINP, onLCP]) observe((vital) => send(vital, pagePattern()));
}
