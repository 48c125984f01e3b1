import type { ErrorInfo } from 'react';
import { env } from '@/config/env';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';

/** Where an error was caught. */
export type ErrorSource = 'render' | 'window' | 'promise' | 'chunk' | 'store' | 'api';

/** An error as it was caught. It may hold personal data: `error-report.ts` makes what may be sent. */
export interface CaughtError {
  error: unknown;
  source: ErrorSource;
  componentStack: string;
  /** The route's path pattern, such as '/menu/:category'. */
  page: string;
}

/** Errors sent per page load. An error that repeats must not flood the service. */
const MAX_REPORTS = 20;

const reported = new Set<unknown>();
/** Errors that wait until the page is usable, or until Sentry has loaded. */
const queue: CaughtError[] = [];
let isUsable = false;
let pagePattern = () => '';

async function sendQueue(): Promise<void> {
  const { sendError } = await import('./sentry');
  queue.splice(0).forEach(sendError);
}

/** Whether an error, or the one that it was made from, has been reported. React hands one error to several places. */
function isReported(error: unknown): boolean {
  return reported.has(error) || (error instanceof Error && 'cause' in error && reported.has(error.cause));
}

/**
 * Writes an error to the console and sends it to Sentry where the build has a DSN.
 * @param error anything thrown. For the source 'api', a text of this project's own without data of an answer.
 */
export function reportError(error: unknown, source: ErrorSource, componentStack?: string | null): void {
  const isRepeated = isReported(error);
  if (source === 'api') console.warn(error);
  if (isRepeated) return;
  // The browser itself logs the errors of the other sources.
  if (source === 'render' || source === 'store') console.error(error);
  if (reported.size >= MAX_REPORTS) return;
  reported.add(error);
  if (!env.sentryDsn) return;
  queue.push({ error, source, componentStack: componentStack ?? '', page: pagePattern() });
  // When Sentry does not load, the error waits for the next one.
  if (isUsable) sendQueue().catch(() => undefined);
}

function reportRenderError(error: unknown, { componentStack }: ErrorInfo): void {
  reportError(error, 'render', componentStack);
}

/** The error options of `createRoot` and `hydrateRoot`. */
export const rootErrorHandlers = {
  onCaughtError: reportRenderError,
  onUncaughtError: reportRenderError,
  onRecoverableError: reportRenderError,
};

/** Loads what sends and measures, once the page is usable. */
async function loadWhenUsable(): Promise<void> {
  await afterFirstScreen();
  isUsable = true;
  if (queue.length > 0) await sendQueue();
  if (prefersReducedData()) return;
  const { startWebVitals } = await import('./web-vitals');
  await startWebVitals(pagePattern);
}

/**
 * Reports what goes wrong on the page from now on, and measures its Core Web Vitals.
 * @param getPagePattern returns the path pattern of the current route.
 */
export function startReporting(getPagePattern: () => string): void {
  pagePattern = getPagePattern;
  window.addEventListener('error', ({ error }) => {
    // Scripts of other origins tell nothing about their errors.
    if (error) reportError(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  loadWhenUsable().catch(() => undefined);
}
