/**
 * `npm run load [-- --minutes 20 --diners 200 --seed 7]`: many parallel diners, then one long visit in Chromium.
 * Writes docs/reliability.md. Fails on any error, on memory growth and on leaked listeners.
 */
import { parseArgs } from 'node:util';
import { fail } from '../../tools/run-together';
import { writeMarkedSection } from '../../tools/marked-section';
import { tapForMinutes, type MemorySample } from './heap';
import { runManyDiners } from './many-diners';
import { openSite } from './site';

/** Minute after which all lazy code and data is loaded. */
const WARM_MINUTE = 5;
/** The minimum of these counts: an open toast adds listeners to some measurements, a leak to all. */
const SAMPLES = 3;
/** Limit of the heap's growth since WARM_MINUTE. */
const MAX_HEAP_GROWTH = 1.1;
/** Minimum number of addresses that a minute of taps reaches in a working page. */
const MIN_ADDRESSES = 5;

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
  if (![minutes, diners, seed].every(Number.isInteger) || minutes <= WARM_MINUTE || diners < 1)
    throw new Error(`--minutes has to be over ${WARM_MINUTE}, --diners over 0, --seed a number`);
  return { minutes, diners, seed };
}

function findLeaks(samples: readonly MemorySample[]): string[] {
  const warm = samples.filter(({ minute }) => minute === WARM_MINUTE)[0];
  const last = samples.at(-1);
  if (!warm || !last) return ['The page was not measured'];
  const grown = last.heap / warm.heap;
  const leastUntil = (end: number) =>
    Math.min(
      ...samples.filter(({ minute }) => minute > end - SAMPLES && minute <= end).map((at) => at.listeners),
    );
  const more = leastUntil(last.minute) - leastUntil(WARM_MINUTE);
  return [
    ...(grown > MAX_HEAP_GROWTH
      ? [`The heap is ${grown.toFixed(2)} times as large as after ${WARM_MINUTE} minutes`]
      : []),
    ...(more > 0 ? [`The page has ${more} more event listeners than after ${WARM_MINUTE} minutes`] : []),
    ...samples
      .filter(({ places }) => places < MIN_ADDRESSES)
      .map(({ minute, places }) => `In minute ${minute} the taps reached only ${places} addresses`),
  ];
}

const oneDecimal = (value: number) => value.toFixed(1);

async function run(): Promise<void> {
  const { minutes, diners, seed } = readNumbers(process.argv.slice(2));
  const site = await openSite();
  const crowd = await runManyDiners(site, diners, seed);
  console.log(crowd);
  const { samples, errors } = await tapForMinutes(site, minutes, seed);
  const problems = [...crowd.errors, ...errors, ...findLeaks(samples)];
  await site.close();

  await writeMarkedSection(
    DOCUMENT,
    'load',
    [
      `_${new Date().toISOString().slice(0, 10)} · Node ${process.version}_`,
      `${crowd.diners} diners at once: ${crowd.requests} requests in ${oneDecimal(crowd.seconds)} s; answered in ${oneDecimal(crowd.answered.median)} ms at the median, ${oneDecimal(crowd.answered.p95)} ms at the 95th percentile, ${oneDecimal(crowd.answered.worst)} ms at worst.`,
      `One page for ${minutes} minutes:`,
      [
        '| minute | taps | addresses | script, MB | listeners | nodes |',
        '| ---: | ---: | ---: | ---: | ---: | ---: |',
        ...samples
          .filter(({ minute }) => minute === 1 || minute % WARM_MINUTE === 0)
          .map(
            ({ minute, taps, places, heap, listeners, nodes }) =>
              `| ${[minute, taps, places, oneDecimal(heap), listeners, nodes].join(' | ')} |`,
          ),
      ].join('\n'),
      problems.length === 0
        ? 'No problems: every diner found exactly the order that the page had shown, at its price. No error and no rejection was unhandled.'
        : problems.map((problem) => `- ${problem}`).join('\n'),
    ].join('\n\n'),
  );
  console.log(
    `\n${problems.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed\n${problems.join('\n')}`}`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

run().catch(fail);
