import fc from 'fast-check';
import type { Order, PageVisit } from './page-visit';
import { dishNames } from './restaurant';
import { failures } from './failures';

/** One thing that a diner at the page, or the network, does. Printed as its words. */
export interface PageStep {
  run: (visit: PageVisit) => void | Promise<void>;
  toString: () => string;
}

const step = (words: string, run: PageStep['run']) => ({ run, toString: () => words });

const direction = fc.constantFrom('more', 'less');
const order: fc.Arbitrary<Order> = fc.record({
  size: fc.nat({ max: 1 }),
  more: fc.nat({ max: 1 }),
  ticks: fc.array(fc.nat({ max: 6 }), { maxLength: 2 }),
});
const worded = ({ size, more, ticks }: Order) =>
  `size or version ${size}, ${more} more unit(s), options ticked [${ticks.join(', ')}]`;

const tapDish = fc
  .record({ name: fc.constantFrom(...dishNames), which: direction, chosen: order })
  .map(({ name, which, chosen }) =>
    step(`tap ${which} on ${name} (in what opens: ${worded(chosen)})`, (visit) =>
      visit.tapDish(name, which, chosen),
    ),
  );

const tapLine = fc
  .record({ index: fc.nat({ max: 3 }), which: direction, chosen: order })
  .map(({ index, which, chosen }) =>
    step(`tap ${which} on line ${index} (in what opens: ${worded(chosen)})`, (visit) =>
      visit.tapLine(index, which, chosen),
    ),
  );

const goTo = fc
  .constantFrom('Menu', 'Cart')
  .map((page) => step(`go to ${page}`, (visit) => visit.goTo(page)));

const wait = fc
  .oneof(fc.integer({ min: 1, max: 600 }), fc.constant(1500))
  .map((ms) => step(`wait ${ms} ms`, (visit) => visit.wait(ms)));

const waitForAnswer = fc.constant(
  step('wait for the answer to the change under way', (visit) => visit.waitForAnswer()),
);

const deleteAll = fc.constant(step('delete the cart', (visit) => visit.deleteAll()));

const reload = fc
  .boolean()
  .map((arrive) =>
    step(`reload the page, requests under way ${arrive ? 'arrive' : 'do not arrive'}`, (visit) =>
      visit.reload(arrive),
    ),
  );

const fail = failures.map(({ words, call, mishap }) =>
  step(words, (visit) => visit.wire.expect(call, mishap)),
);

const tap = fc.oneof({ weight: 3, arbitrary: tapDish }, { weight: 1, arbitrary: tapLine });

/** A change goes wrong, and the next one follows before the cart is read back: where most can be lost. */
const hurry = fc.tuple(tap, waitForAnswer, fail, tap, waitForAnswer);

const single = fc.oneof(
  { weight: 9, arbitrary: tap },
  { weight: 2, arbitrary: goTo },
  { weight: 3, arbitrary: wait },
  { weight: 4, arbitrary: waitForAnswer },
  { weight: 1, arbitrary: deleteAll },
  { weight: 1, arbitrary: reload },
  { weight: 4, arbitrary: fail },
);

/** Sequences of what can happen between a diner at the page and a cart. */
export const pageSequences = fc
  .array(fc.oneof({ weight: 2, arbitrary: single.map((one) => [one]) }, { weight: 1, arbitrary: hurry }), {
    minLength: 3,
    maxLength: 10,
    size: 'max',
  })
  .map((steps) => steps.flat());
