import fc from 'fast-check';
import { ANY_CHANGE, type Mishap } from './wire';

const delay = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 800 }) },
);

const mishaps: fc.Arbitrary<Mishap> = fc.record({
  outcome: fc.constantFrom('answered', 'refused', 'unreachable', 'lost', 'garbled', 'gateway'),
  there: delay,
  back: delay,
});

export const failures = fc
  .record({
    call: fc.oneof(
      { weight: 3, arbitrary: fc.constant('cart/displayTestFramCore') },
      { weight: 4, arbitrary: fc.constant(ANY_CHANGE) },
      { weight: 1, arbitrary: fc.constant('Guest/UserAdd') },
    ),
    mishap: mishaps,
  })
  .map(({ call, mishap }) => ({
    call,
    mishap,
    words: `the next ${call} is ${mishap.outcome} (there +${mishap.there} ms, back +${mishap.back} ms)`,
  }));
