import { delay, HttpResponse } from 'msw';
import * as v from 'valibot';

import { Refusal } from '../world';
import { RESHAPINGS, reshape, type Reshaping } from './reshape';

/** Every kind of fault; what each does stands with the schema below. */
export const FAULT_KINDS = [
  'delay',
  'status',
  'drop',
  'malformed',
  'html',
  'empty',
  'body',
  'lost',
  ...RESHAPINGS,
] as const;

const faultSchema = v.strictObject({
  /** A call's path below `/api/`, 'restro_id_new', 'maps/api/js', 'maps/geocode', or '*' for every call. */
  call: v.pipe(v.string(), v.nonEmpty()),
  /**
   * What happens instead of the answer: 'delay' waits `ms` and then answers as usual, 'status' answers
   * `status`, 'drop' cuts the connection, 'malformed' sends broken JSON, 'html' a web page, 'empty' nothing,
   * 'body' the given `body` (a text as it stands, all else as JSON). The rest let the call take place: 'lost' cuts
   * the connection then, the others spoil the answer: 'truncated' cuts it in its middle, 'nulls' makes every
   * value null, 'number-texts' every number a text, 'wrong-types' every value one of another type.
   */
  kind: v.picklist(FAULT_KINDS),
  /** Milliseconds, for 'delay'. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** HTTP status; 500 unless given for 'status', 200 for the others. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  /** Names of fields that an answer spoilt by 'nulls' or 'wrong-types' keeps. */
  keep: v.optional(v.array(v.string())),
  /** How many calls it meets; all until it is cleared, unless given. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Something that goes wrong on purpose. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** The faults that are asked for at present. */
export class Faults {
  private asked: Fault[] = [];

  add(fault: Fault): void {
    this.asked.push({ ...fault });
  }

  /** Adds what came over HTTP; refuses what is no fault. */
  addUnchecked(fault: unknown): void {
    const parsed = v.safeParse(faultSchema, fault);
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'fault'}: ${issue.message}`);
      throw new Refusal(400, problems.join('; '));
    }
    this.add(parsed.output);
  }

  clear(): void {
    this.asked = [];
  }

  list(): readonly Fault[] {
    return this.asked;
  }

  /** The faults that meet this call, counted off: delays first, then at most one that answers. */
  take(call: string): Fault[] {
    const met = this.asked.filter((fault) => fault.call === call || fault.call === '*');
    const delays = met.filter((fault) => fault.kind === 'delay');
    const answers = met.filter((fault) => fault.kind !== 'delay').slice(0, 1);
    const taken = [...delays, ...answers];
    for (const fault of taken) if (fault.times !== undefined) fault.times -= 1;
    this.asked = this.asked.filter((fault) => fault.times === undefined || fault.times > 0);
    return taken;
  }
}

/** The answer of a call, or what the faults that meet it make of that; delays are waited out first. */
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
    } else if (isReshaping(fault.kind)) return reshape(await answer(), fault.kind, fault.keep);
    else return faultAnswer(fault.kind, fault);
  }
  return answer();
}

function isReshaping(kind: Fault['kind']): kind is Reshaping {
  return RESHAPINGS.some((reshaping) => reshaping === kind);
}

function faultAnswer(kind: Exclude<Fault['kind'], Reshaping | 'delay' | 'lost'>, fault: Fault): Response {
  const status = fault.status ?? (kind === 'status' ? 500 : 200);
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
      // Statuses that allow no body would make the constructor throw.
      if (status === 204 || status === 205 || status === 304) return new HttpResponse(null, { status });
      return typeof body === 'string'
        ? new HttpResponse(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
        : new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    }
  }
}
