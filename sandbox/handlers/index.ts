import { http, HttpResponse, type HttpHandler } from 'msw';

import { HttpError, type World } from '../world';
import { addressCalls } from './address-calls';
import { logAnswer } from './answer-log';
import type { Call, CallContext, Fields } from './call';
import { cartCalls } from './cart-calls';
import { type Faults, withFaults } from './faults';
import { menuCalls } from './menu-calls';
import { orderCalls } from './order-calls';
import { billCalls } from './bill-calls';
import { withQuirks } from './quirk-answers';
import type { RequestLog } from './request-log';
import { sessionCalls } from './session-calls';
import { lookUpText, shopCalls } from './shop-calls';

interface HandlerOptions {
  origin: string;
  /** Origin of the payment and tracking pages; defaults to `origin`. */
  pagesOrigin?: string | undefined;
  faults: Faults;
  requests: RequestLog;
}

export const calls: readonly Call[] = [
  ...sessionCalls,
  ...shopCalls,
  ...menuCalls,
  ...cartCalls,
  ...billCalls,
  ...orderCalls,
  ...addressCalls,
];

const LOOKUP = 'restro_id_new';
const FORM = 'application/x-www-form-urlencoded';

/** Strings are sent as plain text, other values as JSON, and undefined without a body. */
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const errorAnswer = (status: number, message: string): Answer => ({ status, body: { message } });

function textOf({ body }: Answer): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function responseOf({ status, body, headers = {} }: Answer, text: string): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return HttpResponse.text(text, { status, headers });
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

const callOf = (url: URL): string =>
  url.pathname.startsWith('/api/') ? url.pathname.slice('/api/'.length) : LOOKUP;

async function formOf(request: Request): Promise<Fields> {
  if (!isForm(request)) return {};
  return Object.fromEntries(new URLSearchParams(await request.clone().text()));
}

const isForm = (request: Request): boolean =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() === FORM;

function answerOf(call: Call, fields: Fields, context: CallContext): Answer {
  try {
    const { body, headers } = withQuirks(call.path, fields, call.answer(fields, context), context.world);
    return { status: body === undefined ? 204 : 200, body, headers };
  } catch (error) {
    if (error instanceof HttpError) return errorAnswer(error.status, error.message);
    throw error;
  }
}

async function answerCall(request: Request, context: CallContext): Promise<Answer> {
  const url = new URL(request.url);
  const named = calls.filter((call) => call.path === callOf(url));
  const call = named.find((candidate) => candidate.method === request.method);
  if (!call) {
    return named.length > 0
      ? errorAnswer(405, 'Wrong method')
      : errorAnswer(404, `There is no call '${callOf(url)}'`);
  }
  if (call.method === 'GET') return answerOf(call, Object.fromEntries(url.searchParams), context);
  if (!isForm(request)) return errorAnswer(415, `Only ${FORM} is understood`);
  return answerOf(call, await formOf(request), context);
}

/** Creates msw handlers for all calls and the domain lookup, for tests and the HTTP server. Logs requests before faults. */
export function createHandlers(
  world: World,
  { origin, pagesOrigin = origin, faults, requests }: HandlerOptions,
): HttpHandler[] {
  const handle =
    (answer: (request: Request) => Answer | Promise<Answer>) =>
    async ({ request }: { request: Request }): Promise<Response> => {
      const url = new URL(request.url);
      const call = callOf(url);
      requests.record({
        method: request.method,
        path: url.pathname,
        call,
        query: Object.fromEntries(url.searchParams),
        form: await formOf(request),
        contentType: request.headers.get('Content-Type') ?? '',
        time: new Date().toISOString(),
      });
      return withFaults(faults, call, async () => {
        const given = await answer(request);
        const body = textOf(given);
        logAnswer({ origin, call, status: given.status, body });
        return responseOf(given, body);
      });
    };

  return [
    http.all(
      `${origin}/api/*`,
      handle((request) => answerCall(request, { world, origin, pagesOrigin })),
    ),
    http.all(
      `${origin}/${LOOKUP}/`,
      handle((request) => {
        if (request.method !== 'GET') return errorAnswer(405, 'Wrong method');
        const text = lookUpText(new URL(request.url).searchParams.get('domain') ?? '', world);
        return text === undefined
          ? errorAnswer(404, 'No restaurant is at this address')
          : { status: 200, body: text };
      }),
    ),
  ];
}
