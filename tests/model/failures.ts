import fc from 'fast-check';
import type { Mishap } from './wire';

const delay = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 800 }) },
);

const mishaps: fc.Arbitrary<Mishap> = fc.record({
  outcome: fc.constantFrom('answered', 'refused', 'unreachable', 'lost', 'garbled', 'gateway'),
  there: delay,
  back: delay,
});

/** What the next call of a path meets with; fetches and first adds, on which most depends, more often. */
export const failures = fc
  .record({
    call: fc.constantFrom(
      'cart/displayTestFramCore',
      'cart/displayTestFramCore',
      'cart/addItemTest',
      'cart/addItemTest',
      'cart/addNewCustDish',
      'cart/remove',
      'cart/delete',
      'cart/Cust_Dish_Item',
      'Guest/UserAdd',
    ),
    mishap: mishaps,
  })
  .map(({ call, mishap }) => ({
    call,
    mishap,
    words: `the next ${call} is ${mishap.outcome} (there +${mishap.there} ms, back +${mishap.back} ms)`,
  }));
