import { env } from '@/config/env';
import { isSaveDataOn } from '@/platform/save-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { CaughtError, ErrorSource } from './build-error-report';

/** Per page load, so that a repeated error does not flood the service. */
const MAX_REPORTS = 20;

const reported = new Set<unknown>();
/** Errors waiting until the page is usable and Sentry is loaded. */
const queue: CaughtError[] = [];
let isUsable = false;
let pagePattern = () => '';

async function sendQueue(): Promise<void> {
  const { sendError } = await import('./sentry');
  queue.splice(0).forEach(sendError);
}

/** Whether an error or its cause was reported. React passes one error to several handlers. */
function isReported(error: unknown): boolean {
  return reported.has(error) || (error instanceof Error && 'cause' in error && reported.has(error.cause));
}

/** Logs an error and sends it to Sentry if the build has a DSN. For 'api' it must not contain answer data. */
export function reportError(error: unknown, source: ErrorSource): void {
  const isRepeated = isReported(error);
  if (source === 'api') console.warn(error);
  if (isRepeated) return;
  // The browser logs errors of the other sources itself.
  if (source === 'render' || source === 'store') console.error(error);
  if (reported.size >= MAX_REPORTS) return;
  reported.add(error);
  if (!env.sentryDsn) return;
  queue.push({ error, source, page: pagePattern() });
  // If Sentry's code does not load, the next error tries again.
  if (isUsable) sendQueue().catch(() => undefined);
}

const reportRenderError = (error: unknown) => reportError(error, 'render');

export const rootErrorHandlers = {
  onCaughtError: reportRenderError,
  onUncaughtError: reportRenderError,
  onRecoverableError: reportRenderError,
};

async function loadWhenUsable(): Promise<void> {
  await afterFirstScreen();
  isUsable = true;
  if (queue.length > 0) await sendQueue();
  if (isSaveDataOn()) return;
  const { startWebVitals } = await import('./web-vitals');
  await startWebVitals(pagePattern);
}

/** Starts error reporting and web vitals. @param getPagePattern returns the path pattern of the current route. */
export function startReporting(getPagePattern: () => string): void {
  pagePattern = getPagePattern;
  window.addEventListener('error', ({ error }) => {
    // Scripts of other origins hide their errors.
    if (error) reportError(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  loadWhenUsable().catch(() => undefined);
}
