import * as v from 'valibot';

import { takeLoggedAnswers } from './handlers/answer-log';
import type { Faults } from './handlers/faults';
import { orderDetailRecord } from './handlers/order-records';
import type { RequestLog } from './handlers/request-log';
import type { Ingestion } from './ingestion';
import { restaurantChanges } from './restaurants/record';
import { HttpError, type World } from './world';

export interface Control {
  world: World;
  faults: Faults;
  requests: RequestLog;
  analytics: AnalyticsRecord[];
  ingestion: Ingestion;
  /** The three addresses have no trailing slash. */
  origin: string;
  pagesOrigin: string;
  storefront: string;
  callNames: readonly string[];
}

export interface AnalyticsRecord {
  tool: string;
  id: string;
  arguments: unknown[];
}

const statusSchema = v.union([
  v.strictObject({ status: v.string() }),
  v.strictObject({ advance: v.literal(true) }),
]);

const analyticsSchema = v.object({ tool: v.string(), id: v.string(), arguments: v.array(v.unknown()) });

function parse<const T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new HttpError(
    400,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
  );
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new HttpError(400, 'The body is not JSON');
  }
}

type Route = (request: Request, control: Control, part: string) => unknown;

const SUCCESS = { done: true };

const routes: Record<string, Route> = {
  'GET faults': (_request, { faults }) => faults.list(),
  'POST faults': async (request, { faults }) => {
    faults.addUnchecked(await jsonOf(request));
    return SUCCESS;
  },
  'DELETE faults': (_request, { faults }) => {
    faults.clear();
    return SUCCESS;
  },
  'GET requests': (_request, { requests }) => requests.list(),
  'DELETE requests': (_request, { requests }) => {
    requests.clear();
    return SUCCESS;
  },
  'DELETE answers': (_request, { origin }) => takeLoggedAnswers(origin),
  'GET analytics': (_request, { analytics }) => analytics,
  'POST analytics': async (request, { analytics }) => {
    analytics.push(parse(analyticsSchema, await jsonOf(request)));
    return SUCCESS;
  },
  'GET reports': (_request, { ingestion }) => ingestion.list(),
  'DELETE reports': (_request, { ingestion }) => {
    ingestion.clear();
    return SUCCESS;
  },
  'POST reset': (_request, { world, faults, requests, analytics, ingestion }) => {
    world.reset();
    faults.clear();
    requests.clear();
    analytics.length = 0;
    ingestion.clear();
    return SUCCESS;
  },
  'GET otp': (request, { world }) => {
    const session = world.diners.latestOtp(new URL(request.url).searchParams.get('phone') ?? '');
    if (!session) throw new HttpError(404, 'No OTP was sent to this number');
    return { phone: session.phone, otp: session.code, session_id: session.id };
  },
  'GET state': (_request, { world, faults }) => ({
    restaurants: world.catalogue.all(),
    ...world.state,
    faults: faults.list(),
  }),
  'PATCH restaurants/*': async (request, { world }, slug) => {
    world.changeRestaurant(slug, parse(restaurantChanges, await jsonOf(request)));
    return SUCCESS;
  },
  'GET orders/*': (_request, control, id) => orderDetailRecord(control.world.orders.find(id), control),
  'POST orders/*/status': async (request, control, id) => {
    const { orders } = control.world;
    const change = parse(statusSchema, await jsonOf(request));
    const order = 'advance' in change ? orders.advance(id) : orders.setStatus(id, change.status);
    return orderDetailRecord(order, control);
  },
};

/** Tests and the index page control the sandbox with these requests. */
export async function handleControlRequest(request: Request, control: Control): Promise<Response> {
  const [name = '', part = '', ...rest] = new URL(request.url).pathname
    .slice('/__sandbox/'.length)
    .split('/');
  const key = [name, ...(part === '' ? [] : ['*']), ...rest].join('/');
  const route = routes[`${request.method} ${key}`];
  if (!route) return Response.json({ message: 'There is no such control' }, { status: 404 });
  try {
    return Response.json(await route(request, control, decodeURIComponent(part)));
  } catch (error) {
    if (error instanceof HttpError)
      return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}
