/**
 * `npm run load [-- --minutes 20 --diners 200 --seed 7]`: many parallel diners, then one long visit in Chromium.
 * Writes docs/reliability.md. Fails on any error, on memory growth and on leaked listeners.
 */
import { parseArgs } from 'node:util';
import { fail } from '../../tools/run-together';
import { writeMarkedSection } from '../../tools/marked-section';
import { tapForMinutes, type Held } from './heap';
import { manyDiners } from './many-diners';
import { openSite } from './site';

/** Minute after which all lazy code and data is loaded. */
const WARM = 5;
/** The minimum of these counts: an open toast adds listeners to some measurements, a leak to all. */
const LOOKS = 3;
/** Limit of the heap's growth since WARM. */
const MAY_GROW = 1.1;
/** Minimum number of addresses that a minute of taps reaches in a working page. */
const PLACES = 5;

const DOCUMENT = 'docs/reliability.md';

function readNumbers(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '20' },
      diners: { type: 'string', default: '200' },
      seed: { type: 'string', default: '7' },
    },
  });
  const [minutes, diners, seed] = [values.minutes, values.diners, values.seed].map(Number) as [
    number,
    number,
    number,
  ];
  if (![minutes, diners, seed].every(Number.isInteger) || minutes <= WARM || diners < 1)
    throw new Error(`--minutes has to be over ${WARM}, --diners over 0, --seed a number`);
  return { minutes, diners, seed };
}

/** Checks leaks and activity. @returns a line per problem. */
function excess(held: readonly Held[]): string[] {
  const warm = held.filter(({ minute }) => minute === WARM)[0];
  const last = held.at(-1);
  if (!warm || !last) return ['The page was not measured'];
  const grown = last.heap / warm.heap;
  const leastUntil = (end: number) =>
    Math.min(...held.filter(({ minute }) => minute > end - LOOKS && minute <= end).map((at) => at.listeners));
  const more = leastUntil(last.minute) - leastUntil(WARM);
  return [
    ...(grown > MAY_GROW ? [`The page holds ${grown.toFixed(2)} times what it held when it was warm`] : []),
    ...(more > 0 ? [`The page listens ${more} times more than when it was warm`] : []),
    ...held
      .filter(({ places }) => places < PLACES)
      .map(({ minute, places }) => `In minute ${minute} the taps led to ${places} addresses only`),
  ];
}

const one = (value: number) => value.toFixed(1);

async function run(): Promise<void> {
  const { minutes, diners, seed } = readNumbers(process.argv.slice(2));
  const site = await openSite();
  const crowd = await manyDiners(site, diners, seed);
  console.log(crowd);
  const { held, errors } = await tapForMinutes(site, minutes, seed);
  const problems = [...crowd.errors, ...errors, ...excess(held)];
  await site.close();

  await writeMarkedSection(
    DOCUMENT,
    'load',
    [
      `_${new Date().toISOString().slice(0, 10)} · Node ${process.version}_`,
      `${crowd.diners} diners at once: ${crowd.requests} requests in ${one(crowd.seconds)} s; answered in ${one(crowd.answered.median)} ms at the median, ${one(crowd.answered.p95)} ms at the 95th percentile, ${one(crowd.answered.worst)} ms at worst.`,
      `One page for ${minutes} minutes:`,
      [
        '| minute | taps | addresses | script, MB | listeners | nodes |',
        '| ---: | ---: | ---: | ---: | ---: | ---: |',
        ...held
          .filter(({ minute }) => minute === 1 || minute % WARM === 0)
          .map(
            ({ minute, taps, places, heap, listeners, nodes }) =>
              `| ${[minute, taps, places, one(heap), listeners, nodes].join(' | ')} |`,
          ),
      ].join('\n'),
      problems.length === 0
        ? 'Nothing went wrong: every diner found the order that the page had shown, at its price, and nobody else’s; no error and no rejection was left unhandled.'
        : problems.map((problem) => `- ${problem}`).join('\n'),
    ].join('\n\n'),
  );
  console.log(
    `\n${problems.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed\n${problems.join('\n')}`}`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

run().catch(fail);
