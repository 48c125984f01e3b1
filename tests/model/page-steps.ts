import fc from 'fast-check';
import type { Order, PageVisit } from './page-visit';
import { dishNames } from './restaurant';
import { commonSteps, sequencesOf, step, type Step } from './steps';

export type PageStep = Step<PageVisit>;

const onPage = step<PageVisit>;
const { wait, waitForAnswer, reload, fail } = commonSteps<PageVisit>();

const direction = fc.constantFrom('increase', 'decrease');
const order: fc.Arbitrary<Order> = fc.record({
  size: fc.nat({ max: 1 }),
  more: fc.nat({ max: 1 }),
  ticks: fc.array(fc.nat({ max: 6 }), { maxLength: 2 }),
});
const describeOrder = ({ size, more, ticks }: Order) =>
  `size or customized dish ${size}, ${more} more unit(s), options ticked [${ticks.join(', ')}]`;

const tapDish = fc
  .record({ name: fc.constantFrom(...dishNames), which: direction, chosen: order })
  .map(({ name, which, chosen }) =>
    onPage(`tap ${which} on ${name} (in what opens: ${describeOrder(chosen)})`, (visit) =>
      visit.tapDish(name, which, chosen),
    ),
  );

const tapLine = fc
  .record({ index: fc.nat({ max: 3 }), which: direction, chosen: order })
  .map(({ index, which, chosen }) =>
    onPage(`tap ${which} on line ${index} (in what opens: ${describeOrder(chosen)})`, (visit) =>
      visit.tapLine(index, which, chosen),
    ),
  );

const goTo = fc
  .constantFrom('Menu', 'Cart')
  .map((page) => onPage(`go to ${page}`, (visit) => visit.goTo(page)));

const deleteAll = fc.constant(onPage('delete the cart', (visit) => visit.deleteAll()));

const tap = fc.oneof({ weight: 3, arbitrary: tapDish }, { weight: 1, arbitrary: tapLine });

const riskySequence = fc.tuple(tap, waitForAnswer, fail, tap, waitForAnswer);

const single = fc.oneof(
  { weight: 9, arbitrary: tap },
  { weight: 2, arbitrary: goTo },
  { weight: 3, arbitrary: wait },
  { weight: 4, arbitrary: waitForAnswer },
  { weight: 1, arbitrary: deleteAll },
  { weight: 1, arbitrary: reload },
  { weight: 4, arbitrary: fail },
);

export const pageSequences = sequencesOf(
  { single, singles: 2, riskySequence },
  { minLength: 3, maxLength: 10 },
);
