import fc from 'fast-check';
import { ANY_CHANGE, type FakeNetwork, type Fault } from './fake-network';

/** One action of the diner or the network, printed as its name. */
export interface Step<Visit> {
  run: (visit: Visit) => void | Promise<void>;
  toString: () => string;
}

export function step<Visit>(words: string, run: Step<Visit>['run']): Step<Visit> {
  return { run, toString: () => words };
}

interface AnyVisit {
  readonly network: FakeNetwork;
  wait: (ms: number) => Promise<void>;
  waitForAnswer: () => Promise<void>;
  reload: (requestsArrive: boolean) => Promise<void>;
}

const waits = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }) },
  // Long enough to answer a change and read the cart back.
  { weight: 2, arbitrary: fc.constant(1500) },
);

const delays = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 800 }) },
);

const faults: fc.Arbitrary<Fault> = fc.record({
  outcome: fc.constantFrom('answered', 'refused', 'unreachable', 'lost', 'garbled', 'gateway'),
  requestDelay: delays,
  answerDelay: delays,
});

const failures = fc
  .record({
    call: fc.oneof(
      { weight: 3, arbitrary: fc.constant('cart/displayTestFramCore') },
      { weight: 4, arbitrary: fc.constant(ANY_CHANGE) },
      { weight: 1, arbitrary: fc.constant('Guest/UserAdd') },
    ),
    fault: faults,
  })
  .map(({ call, fault }) => ({
    call,
    fault,
    words: `the next ${call} is ${fault.outcome} (request +${fault.requestDelay} ms, answer +${fault.answerDelay} ms)`,
  }));

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
    fail: failures.map(({ words, call, fault }) =>
      common(words, (visit) => visit.network.failNext(call, fault)),
    ),
  };
}

interface Kinds<Visit> {
  single: fc.Arbitrary<Step<Visit>>;
  singles: number;
  /** A change fails, and the next one follows before the cart is read back: the riskiest case. */
  riskySequence: fc.Arbitrary<Step<Visit>[]>;
}

/** Sequences of actions on a cart. Taps without a wait between them are double taps. */
export function sequencesOf<Visit>(
  { single, singles, riskySequence }: Kinds<Visit>,
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step<Visit>[]> {
  const parts = fc.oneof(
    { weight: singles, arbitrary: single.map((one) => [one]) },
    { weight: 1, arbitrary: riskySequence },
  );
  return fc.array(parts, { ...length, size: 'max' }).map((steps) => steps.flat());
}
