import fc from 'fast-check';
import { DINER } from '../demo-data';
import { ANY_CHANGE, type Fault } from './fake-network';
import { dishIds } from './restaurant';
import type { Choice, StoreVisit } from './store-visit';

/** One action of the diner or the network, printed as its name. */
export interface Step {
  run: (visit: StoreVisit) => void | Promise<void>;
  toString: () => string;
}

function step(words: string, run: Step['run']): Step {
  return { run, toString: () => words };
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

const wait = waits.map((ms) => step(`wait ${ms} ms`, (visit) => visit.wait(ms)));

const waitForAnswer = fc.constant(
  step('wait for the answer to the change under way', (visit) => visit.waitForAnswer()),
);

const reload = fc
  .boolean()
  .map((arrive) =>
    step(`reload the page, requests under way ${arrive ? 'arrive' : 'do not arrive'}`, (visit) =>
      visit.reload(arrive),
    ),
  );

const fail = failures.map(({ words, call, fault }) =>
  step(words, (visit) => visit.network.failNext(call, fault)),
);

const dishId = fc.constantFrom(...dishIds);
const nth = fc.nat({ max: 3 });
const choice: fc.Arbitrary<Choice> = fc.record({
  size: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  ticks: fc.array(fc.nat({ max: 6 }), { maxLength: 3 }),
});
const describeChoice = ({ size, quantity, ticks }: Choice) =>
  `size ${size}, ${quantity} unit(s), options ticked [${ticks.join(', ')}]`;

const tapDish = fc
  .record({ dish: dishId, direction: fc.constantFrom('increase', 'decrease'), chosen: choice })
  .map(({ dish, direction, chosen }) =>
    step(`tap ${direction} on ${dish} (in a popup: ${describeChoice(chosen)})`, (visit) =>
      visit.tapDish(dish, direction, chosen),
    ),
  );

const order = fc
  .record({ dish: dishId, chosen: choice })
  .map(({ dish, chosen }) =>
    step(`order ${dish} in its popup: ${describeChoice(chosen)}`, (visit) => visit.order(dish, chosen)),
  );

const tapLine = fc
  .record({ index: nth, tap: fc.constantFrom('increase', 'decrease'), chosen: choice })
  .map(({ index, tap, chosen }) =>
    step(`tap ${tap} on line ${index} of the cart page`, (visit) => visit.tapLine(index, tap, chosen)),
  );

const tapCustomizedDish = fc
  .record({ index: nth, type: fc.constantFrom('add', 'remove') })
  .map(({ index, type }) =>
    step(`${type} one of customized dish ${index} in the repeat sheet`, (visit) =>
      visit.tapCustomizedDish(index, type),
    ),
  );

const deleteAll = fc
  .constantFrom('bar', 'panel')
  .map((origin) => step(`delete the cart on the ${origin}`, (visit) => visit.deleteAll(origin)));

const fetchAgain = fc.constant(step('read the cart again', (visit) => visit.fetchAgain()));

const logIn = fc
  .constantFrom(DINER, '6000000001')
  .map((phone) => step(`log in as ${phone}`, (visit) => visit.logIn(phone)));

const logInHalfWay = fc.constant(
  step('verify the OTP of a new diner, without a name', (visit) => visit.logInHalfWay()),
);

const logOut = fc.constant(step('log out', (visit) => visit.logOut()));

const switchTab = fc.constant(step('switch to the other tab', (visit) => visit.switchTab()));

const tap = fc.oneof(
  { weight: 5, arbitrary: tapDish },
  { weight: 3, arbitrary: order },
  { weight: 3, arbitrary: tapLine },
  { weight: 4, arbitrary: tapCustomizedDish },
  { weight: 1, arbitrary: deleteAll },
);

/** A change fails, and the next one follows before the cart is read back: the riskiest case. */
const riskySequence = fc.tuple(fail, tap, waitForAnswer, tap);

const single = fc.oneof(
  { weight: 16, arbitrary: tap },
  { weight: 2, arbitrary: fetchAgain },
  { weight: 1, arbitrary: logIn },
  { weight: 1, arbitrary: logInHalfWay },
  { weight: 1, arbitrary: logOut },
  { weight: 1, arbitrary: reload },
  { weight: 2, arbitrary: switchTab },
  { weight: 10, arbitrary: wait },
  { weight: 6, arbitrary: waitForAnswer },
  { weight: 6, arbitrary: fail },
);

/** Sequences of actions on a cart. Taps without a wait between them are double taps. */
export const storeSequences: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: single.map((one) => [one]) }, { weight: 1, arbitrary: riskySequence }),
    { minLength: 1, maxLength: 20, size: 'max' },
  )
  .map((steps) => steps.flat());
