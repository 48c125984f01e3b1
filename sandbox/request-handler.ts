import { getResponse } from 'msw';

import { analyticsScript } from './analytics/script';
import { handleControlRequest, type AnalyticsRecord, type Control } from './control';
import { calls, createHandlers } from './handlers';
import { Faults, withFaults } from './handlers/faults';
import { RequestLog } from './handlers/request-log';
import { Ingestion, INGESTION_PATH } from './ingestion';
import { MAPS_PARTS, mapsScript, type MapsScriptOptions } from './maps/script';
import { panel, showIndexPage } from './pages/index-page';
import { showPayPage, submitPayPage } from './pages/pay-page';
import { showTrackPage } from './pages/track-page';
import { picture } from './pictures';
import type { World } from './world';

/** Like the real API, allows every origin. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

const notFound = (): Response => Response.json({ message: 'There is nothing here' }, { status: 404 });

const script = (source: string): Response =>
  new Response(source, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });

async function handlePageRequest(request: Request, control: Control): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === '/__sandbox/panel') {
    return new Response(panel(control).source, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  if (pathname.startsWith('/__sandbox/')) return handleControlRequest(request, control);
  if (pathname === '/pay' && request.method === 'POST') {
    return submitPayPage(url, new URLSearchParams(await request.text()).get('action'), control.world);
  }
  if (pathname === INGESTION_PATH && request.method === 'POST') {
    control.ingestion.receive(await request.text());
    return Response.json({});
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
  if (pathname === '/') return showIndexPage(control);
  if (pathname === '/pay') return showPayPage(url, control.world);
  if (pathname === '/track') return showTrackPage(url, control);
  if (pathname === '/maps/api/js') return handleMapsRequest(url, control);
  if (pathname.startsWith('/analytics/')) {
    const source = analyticsScript(pathname);
    return source === undefined ? notFound() : script(source);
  }
  if (pathname.startsWith('/pictures/')) {
    const found = picture(pathname);
    if (!found) return notFound();
    const headers = { 'Content-Type': found.type, 'Cache-Control': 'public, max-age=86400' };
    return new Response(new Uint8Array(found.body), { headers });
  }
  return notFound();
}

function handleMapsRequest(url: URL, { faults }: Control): Promise<Response> {
  return withFaults(faults, 'maps/api/js', () => {
    const faultOf = (part: string, isDelay: boolean) =>
      faults.list().find(({ call, kind }) => call === `maps/${part}` && (kind === 'delay') === isDelay);
    const refusals = MAPS_PARTS.flatMap((part) => {
      const fault = faultOf(part, false);
      return fault ? [[part, typeof fault.body === 'string' ? fault.body : 'OVER_QUERY_LIMIT']] : [];
    });
    const delay = faultOf('geocode', true);
    const options = {
      refusals: Object.fromEntries(refusals) as MapsScriptOptions['refusals'],
      geocodingDelayMs: delay ? (delay.ms ?? 1000) : 0,
    };
    return script(mapsScript(url.searchParams.get('callback'), options));
  });
}

interface RequestHandlerOptions {
  world: World;
  origin: string;
  pagesOrigin?: string | undefined;
  storefront: string;
}

/** Creates the sandbox's request handler, independent of the HTTP server. */
export function createRequestHandler({
  world,
  origin,
  pagesOrigin = origin,
  storefront,
}: RequestHandlerOptions) {
  const faults = new Faults();
  const requests = new RequestLog();
  const analytics: AnalyticsRecord[] = [];
  const handlers = createHandlers(world, { origin, pagesOrigin, faults, requests });
  const callNames = calls.map((call) => call.path).sort();
  const control: Control = {
    world,
    faults,
    requests,
    analytics,
    ingestion: new Ingestion(),
    origin,
    pagesOrigin,
    storefront,
    callNames,
  };
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    return (await getResponse(handlers, request)) ?? handlePageRequest(request, control);
  };
}
