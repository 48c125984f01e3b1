import fc from 'fast-check';
import { failures } from './failures';
import type { Wire } from './wire';

/** One thing that a diner, or the network, does on a visit. Printed as its words. */
export interface Step<Visit> {
  run: (visit: Visit) => void | Promise<void>;
  toString: () => string;
}

export function step<Visit>(words: string, run: Step<Visit>['run']): Step<Visit> {
  return { run, toString: () => words };
}

/** What can happen on any visit, at the page itself or at its store alone. */
interface AnyVisit {
  readonly wire: Wire;
  wait: (ms: number) => Promise<void>;
  waitForAnswer: () => Promise<void>;
  reload: (requestsArrive: boolean) => Promise<void>;
}

const waits = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }) },
  // Long enough for a change to be answered and the cart to be read back.
  { weight: 2, arbitrary: fc.constant(1500) },
);

/** The steps that there are on either kind of visit. */
export function commonSteps<Visit extends AnyVisit>() {
  const common = step<Visit>;
  return {
    wait: waits.map((ms) => common(`wait ${ms} ms`, (visit) => visit.wait(ms))),
    waitForAnswer: fc.constant(
      common('wait for the answer to the change under way', (visit) => visit.waitForAnswer()),
    ),
    reload: fc
      .boolean()
      .map((arrive) =>
        common(`reload the page, requests under way ${arrive ? 'arrive' : 'do not arrive'}`, (visit) =>
          visit.reload(arrive),
        ),
      ),
    fail: failures.map(({ words, call, mishap }) =>
      common(words, (visit) => visit.wire.expect(call, mishap)),
    ),
  };
}

interface Kinds<Visit> {
  single: fc.Arbitrary<Step<Visit>>;
  /** How many single steps come for each hurry. */
  singles: number;
  /** A change goes wrong, and the next one follows before the cart is read back: where most can be lost. */
  hurry: fc.Arbitrary<Step<Visit>[]>;
}

/** Sequences of what can happen between a diner and a cart. Taps without a wait between them are double taps. */
export function sequencesOf<Visit>(
  { single, singles, hurry }: Kinds<Visit>,
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step<Visit>[]> {
  const parts = fc.oneof(
    { weight: singles, arbitrary: single.map((one) => [one]) },
    { weight: 1, arbitrary: hurry },
  );
  return fc.array(parts, { ...length, size: 'max' }).map((steps) => steps.flat());
}
