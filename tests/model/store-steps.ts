import fc from 'fast-check';
import { DINER } from '../demo-data';
import { dishIds } from './restaurant';
import { commonSteps, sequencesOf, step, type Step } from './steps';
import type { Choice, StoreVisit } from './store-visit';

export type StoreStep = Step<StoreVisit>;

const inStore = step<StoreVisit>;
const { wait, waitForAnswer, reload, fail } = commonSteps<StoreVisit>();

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
    inStore(`tap ${direction} on ${dish} (in a popup: ${describeChoice(chosen)})`, (visit) =>
      visit.tapDish(dish, direction, chosen),
    ),
  );

const order = fc
  .record({ dish: dishId, chosen: choice })
  .map(({ dish, chosen }) =>
    inStore(`order ${dish} in its popup: ${describeChoice(chosen)}`, (visit) => visit.order(dish, chosen)),
  );

const tapLine = fc
  .record({ index: nth, tap: fc.constantFrom('increase', 'decrease'), chosen: choice })
  .map(({ index, tap, chosen }) =>
    inStore(`tap ${tap} on line ${index} of the cart page`, (visit) => visit.tapLine(index, tap, chosen)),
  );

const tapCustomizedDish = fc
  .record({ index: nth, type: fc.constantFrom('add', 'remove') })
  .map(({ index, type }) =>
    inStore(`${type} one of customized dish ${index} in the repeat sheet`, (visit) =>
      visit.tapCustomizedDish(index, type),
    ),
  );

const deleteAll = fc
  .constantFrom('bar', 'panel')
  .map((origin) => inStore(`delete the cart on the ${origin}`, (visit) => visit.deleteAll(origin)));

const fetchAgain = fc.constant(inStore('read the cart again', (visit) => visit.fetchAgain()));

const logIn = fc
  .constantFrom(DINER, '6000000001')
  .map((phone) => inStore(`log in as ${phone}`, (visit) => visit.logIn(phone)));

const logInHalfWay = fc.constant(
  inStore('verify the OTP of a new diner, without a name', (visit) => visit.logInHalfWay()),
);

const logOut = fc.constant(inStore('log out', (visit) => visit.logOut()));

const tap = fc.oneof(
  { weight: 5, arbitrary: tapDish },
  { weight: 3, arbitrary: order },
  { weight: 3, arbitrary: tapLine },
  { weight: 4, arbitrary: tapCustomizedDish },
  { weight: 1, arbitrary: deleteAll },
);

const riskySequence = fc.tuple(fail, tap, waitForAnswer, tap);

const single = fc.oneof(
  { weight: 16, arbitrary: tap },
  { weight: 2, arbitrary: fetchAgain },
  { weight: 1, arbitrary: logIn },
  { weight: 1, arbitrary: logInHalfWay },
  { weight: 1, arbitrary: logOut },
  { weight: 1, arbitrary: reload },
  { weight: 10, arbitrary: wait },
  { weight: 6, arbitrary: waitForAnswer },
  { weight: 6, arbitrary: fail },
);

export const storeSequences = sequencesOf(
  { single, singles: 4, riskySequence },
  { minLength: 1, maxLength: 20 },
);
