import fc from 'fast-check';
import { DINER } from '../cart-in-sandbox';
import { failures } from './failures';
import { dishIds } from './restaurant';
import type { Choice, StoreVisit } from './store-visit';

/** One thing that a diner, or the network, does. Printed as its words. */
export interface Step {
  run: (visit: StoreVisit) => void | Promise<void>;
  toString: () => string;
}

const step = (words: string, run: Step['run']) => ({ run, toString: () => words });

const dishId = fc.constantFrom(...dishIds);
const nth = fc.nat({ max: 3 });
const choice: fc.Arbitrary<Choice> = fc.record({
  size: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  ticks: fc.array(fc.nat({ max: 6 }), { maxLength: 3 }),
});
const worded = ({ size, quantity, ticks }: Choice) =>
  `size ${size}, ${quantity} unit(s), options ticked [${ticks.join(', ')}]`;

const tapDish = fc
  .record({ dish: dishId, direction: fc.constantFrom('more', 'less'), chosen: choice })
  .map(({ dish, direction, chosen }) =>
    step(`tap ${direction} on ${dish} (in a popup: ${worded(chosen)})`, (visit) =>
      visit.tapDish(dish, direction, chosen),
    ),
  );

const order = fc
  .record({ dish: dishId, chosen: choice })
  .map(({ dish, chosen }) =>
    step(`order ${dish} in its popup: ${worded(chosen)}`, (visit) => visit.order(dish, chosen)),
  );

const tapLine = fc
  .record({ index: nth, tap: fc.constantFrom('plus', 'minus'), chosen: choice })
  .map(({ index, tap, chosen }) =>
    step(`tap ${tap} on line ${index} of the cart page`, (visit) => visit.tapLine(index, tap, chosen)),
  );

const tapVersion = fc
  .record({ index: nth, type: fc.constantFrom('add', 'remove') })
  .map(({ index, type }) =>
    step(`${type} one of customized version ${index} in the repeat sheet`, (visit) =>
      visit.tapVersion(index, type),
    ),
  );

const deleteAll = fc
  .constantFrom('bar', 'panel')
  .map((place) => step(`delete the cart on the ${place}`, (visit) => visit.deleteAll(place)));

const fetchAgain = fc.constant(step('read the cart again', (visit) => visit.fetchAgain()));

const logIn = fc
  .constantFrom(DINER, '6000000001')
  .map((phone) => step(`log in as ${phone}`, (visit) => visit.logIn(phone)));

const logOut = fc.constant(step('log out', (visit) => visit.logOut()));

const reload = fc
  .boolean()
  .map((arrive) =>
    step(`reload the page, requests under way ${arrive ? 'arrive' : 'do not arrive'}`, (visit) =>
      visit.reload(arrive),
    ),
  );

const wait = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }) },
    // Long enough for a change to be answered and the cart to be read back.
    { weight: 2, arbitrary: fc.constant(1500) },
  )
  .map((ms) => step(`wait ${ms} ms`, (visit) => visit.wait(ms)));

const waitForAnswer = fc.constant(
  step('wait for the answer to the change under way', (visit) => visit.waitForAnswer()),
);

const fail = failures.map(({ words, call, mishap }) =>
  step(words, (visit) => visit.wire.expect(call, mishap)),
);

const tap = fc.oneof(
  { weight: 5, arbitrary: tapDish },
  { weight: 3, arbitrary: order },
  { weight: 3, arbitrary: tapLine },
  { weight: 4, arbitrary: tapVersion },
  { weight: 1, arbitrary: deleteAll },
);

/** A change goes wrong, and the next one follows before the cart is read back: where most can be lost. */
const hurry = fc.tuple(fail, tap, waitForAnswer, tap);

const single = fc.oneof(
  { weight: 16, arbitrary: tap },
  { weight: 2, arbitrary: fetchAgain },
  { weight: 1, arbitrary: logIn },
  { weight: 1, arbitrary: logOut },
  { weight: 1, arbitrary: reload },
  { weight: 10, arbitrary: wait },
  { weight: 6, arbitrary: waitForAnswer },
  { weight: 6, arbitrary: fail },
);

/** Sequences of what can happen between a diner and a cart. Taps without a wait between them are double taps. */
export const sequences = fc
  .array(fc.oneof({ weight: 4, arbitrary: single.map((one) => [one]) }, { weight: 1, arbitrary: hurry }), {
    minLength: 1,
    maxLength: 20,
    size: 'max',
  })
  .map((steps) => steps.flat());
