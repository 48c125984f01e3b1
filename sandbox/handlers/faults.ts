import { delay, HttpResponse } from 'msw';
import * as v from 'valibot';

import { HttpError } from '../world';
import { CORRUPTIONS, corruptAnswer, type Corruption } from './corrupt-answer';

export const FAULT_KINDS = [
  'delay',
  'status',
  'drop',
  'malformed',
  'html',
  'empty',
  'body',
  'lost',
  ...CORRUPTIONS,
] as const;

const faultSchema = v.strictObject({
  /**
   * Path below `/api/`, 'restro_id_new', 'maps/api/js', or '*' for all of these. 'maps/map', 'maps/geocode',
   * 'maps/places' and 'maps/legacy-places' refuse with the code in `body` ('REQUEST_DENIED'; by default
   * 'OVER_QUERY_LIMIT'). These four ignore `times`: a page keeps the faults that were set when it loaded the maps.
   */
  call: v.pipe(v.string(), v.nonEmpty()),
  /**
   * 'delay' waits `ms` and answers normally. These replace the answer: 'status' sends `status`, 'drop' cuts the
   * connection, 'malformed' sends broken JSON, 'html' a web page, 'empty' nothing, 'body' the given `body` (strings
   * verbatim, else JSON). These run the call first: 'lost' cuts the connection, 'truncated' sends half of the answer,
   * 'nulls' makes every value null, 'number-texts' makes numbers strings, 'wrong-types' changes every value's type.
   */
  kind: v.picklist(FAULT_KINDS),
  /** Milliseconds, for 'delay'; default 1000. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** HTTP status; default 500 for 'status', 200 for the others. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  /** `Retry-After` of a replaced answer: seconds or a date. */
  retryAfter: v.optional(v.string()),
  /** Field names that 'nulls' and 'wrong-types' leave unchanged. */
  keep: v.optional(v.array(v.string())),
  /** Number of affected calls; default: all until cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferOutput<typeof faultSchema>;

export class Faults {
  private active: Fault[] = [];

  add(fault: Fault): void {
    this.active.push({ ...fault });
  }

  /** @throws HttpError 400 when the fault is invalid */
  addUnchecked(fault: unknown): void {
    const parsed = v.safeParse(faultSchema, fault);
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'fault'}: ${issue.message}`);
      throw new HttpError(400, problems.join('; '));
    }
    this.add(parsed.output);
  }

  clear(): void {
    this.active = [];
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** Returns a call's faults and counts them: all delays, then at most one other fault. */
  take(call: string): Fault[] {
    const matching = this.active.filter((fault) => fault.call === call || fault.call === '*');
    const delays = matching.filter((fault) => fault.kind === 'delay');
    const answers = matching.filter((fault) => fault.kind !== 'delay').slice(0, 1);
    const taken = [...delays, ...answers];
    for (const fault of taken) if (fault.times !== undefined) fault.times -= 1;
    this.active = this.active.filter((fault) => fault.times === undefined || fault.times > 0);
    return taken;
  }
}

export async function withFaults(
  faults: Faults,
  call: string,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  for (const fault of faults.take(call)) {
    if (fault.kind === 'delay') await delay(fault.ms ?? 1000);
    else if (fault.kind === 'lost') {
      await answer();
      return HttpResponse.error();
    } else if (isCorruption(fault.kind)) return corruptAnswer(await answer(), fault.kind, fault.keep);
    else return faultAnswer(fault.kind, fault);
  }
  return answer();
}

function isCorruption(kind: Fault['kind']): kind is Corruption {
  return CORRUPTIONS.some((corruption) => corruption === kind);
}

function faultAnswer(kind: Exclude<Fault['kind'], Corruption | 'delay' | 'lost'>, fault: Fault): Response {
  const status = fault.status ?? (kind === 'status' ? 500 : 200);
  const waiting: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter };
  switch (kind) {
    case 'drop':
      return HttpResponse.error();
    case 'malformed':
      return new HttpResponse('[{"Status":"Succ', {
        status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Sign in</title><p>Sign in to the network.</p>', {
        status,
      });
    case 'empty':
      return new HttpResponse(null, { status });
    case 'status':
    case 'body': {
      const body = fault.body ?? (kind === 'status' ? { message: `Fault ${String(status)}` } : '');
      // The Response constructor throws when these statuses have a body.
      if (status === 204 || status === 205 || status === 304) return new HttpResponse(null, { status });
      return typeof body === 'string'
        ? new HttpResponse(body, {
            status,
            headers: { ...waiting, 'Content-Type': 'text/plain; charset=utf-8' },
          })
        : new HttpResponse(JSON.stringify(body), {
            status,
            headers: { ...waiting, 'Content-Type': 'application/json' },
          });
    }
  }
}
