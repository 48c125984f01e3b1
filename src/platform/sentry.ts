/** Sends reports to Sentry. The client has no integrations, so it collects nothing itself. */
import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  metrics,
  Scope,
  type ErrorEvent,
} from '@sentry/react';
import { env } from '@/config/env';
import { releaseName } from '@/platform/chunk-recovery';
import { toErrorReport, type CaughtError } from './build-error-report';

/** ms for LCP and INP; a unitless score for CLS. */
export interface WebVital {
  name: string;
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

const OWN_FIELDS = [
  'event_id',
  'timestamp',
  'platform',
  'release',
  'environment',
  'level',
  'exception',
  'tags',
  'request',
] as const;

/** Drops fields that Sentry may add and this file does not write. */
function onlyOwnFields(event: ErrorEvent): ErrorEvent {
  const own = OWN_FIELDS.flatMap((field) => (field in event ? [[field, event[field]] as const] : []));
  return { ...Object.fromEntries(own), type: undefined };
}

const client = new BrowserClient({
  dsn: env.sentryDsn,
  release: releaseName(),
  transport: makeFetchTransport,
  stackParser: defaultStackParser,
  integrations: [],
  sendClientReports: false,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  },
  beforeSend: onlyOwnFields,
});
const scope = new Scope();
scope.setClient(client);
client.init();

export function sendError(caught: CaughtError): void {
  const { name, message, frames, source, page } = toErrorReport(caught, defaultStackParser, location.host);
  scope.captureEvent({
    level: source === 'api' ? 'warning' : 'error',
    exception: { values: [{ type: name, value: message, stacktrace: { frames } }] },
    tags: { source, page },
    // Sentry reads the browser's name and version from this header.
    request: { headers: { 'User-Agent': navigator.userAgent } },
  });
}

export function sendWebVital({ name, value, rating }: WebVital, page: string): void {
  metrics.distribution(`web_vital.${name.toLowerCase()}`, value, {
    ...(name !== 'CLS' && { unit: 'millisecond' }),
    attributes: { page, rating },
    scope,
  });
}
