import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStorefront } from '../../tools/build-storefront';
import type { Site } from './site';
import { withOwnStorage, stubBrowserGlobals } from './diner-browsers';
import type * as DinerModule from './diner';
import { randomFrom } from './random';

interface CrowdRun {
  diners: number;
  requests: number;
  seconds: number;
  /** Response times in ms. */
  answered: { median: number; p95: number; worst: number };
  errors: string[];
}

/** Builds the storefront for Node. @returns a function that loads it with separate module state per diner. */
async function buildDiner({ sandbox }: Site): Promise<(diner: number) => Promise<typeof DinerModule>> {
  // Inside node_modules, where the built code's imports resolve.
  const outDir = path.resolve('node_modules/.cache/storefront-load-diner');
  await buildStorefront(sandbox.origin, outDir, {
    config: {
      publicDir: false,
      build: { ssr: 'tests/load/diner.ts', rolldownOptions: { output: { codeSplitting: false } } },
    },
  });
  const { href } = pathToFileURL(path.join(outDir, 'diner.js'));
  return async (diner) => (await import(`${href}?${diner}`)) as typeof DinerModule;
}

function timeRequests({ sandbox }: Site): number[] {
  const times: number[] = [];
  sandbox.server.prependListener('request', (_, response) => {
    const began = performance.now();
    response.once('finish', () => times.push(performance.now() - began));
  });
  return times;
}

const shareOf = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Compares what the diners saw with the server's final state. */
export async function runManyDiners(site: Site, diners: number, seed: number): Promise<CrowdRun> {
  stubBrowserGlobals();
  const loadDiner = await buildDiner(site);
  const errors: string[] = [];
  process.on('unhandledRejection', (reason) => errors.push(`Unhandled rejection: ${String(reason)}`));
  const code = await Promise.all(Array.from({ length: diners }, (_, diner) => loadDiner(diner)));
  const times = timeRequests(site);
  const began = performance.now();
  const visits = await Promise.allSettled(
    code.map(({ orderDinner }, diner) =>
      withOwnStorage(() =>
        orderDinner('spice-garden', String(7_000_000_001 + diner), randomFrom(seed + diner)),
      ),
    ),
  );
  const seconds = (performance.now() - began) / 1000;

  const { world } = site.sandbox;
  const seenOrders = new Set<string>();
  for (const visit of visits) {
    if (visit.status === 'rejected') {
      errors.push(String(visit.reason));
      continue;
    }
    const { phone, units, payable, orderId } = visit.value;
    const order = world.orders.find(orderId);
    const ordered = Object.fromEntries(order.items.map(({ name, units }) => [name, units]));
    const same = (a: object, b: object) =>
      JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
    if (order.phone !== phone) errors.push(`${phone} found the order of ${order.phone}`);
    if (!same(ordered, units)) errors.push(`${phone} was shown other items than were ordered`);
    if (order.total !== payable) errors.push(`${phone} was shown ${payable} and paid ${order.total}`);
    if (seenOrders.has(orderId)) errors.push(`${orderId} is the order of two diners`);
    seenOrders.add(orderId);
  }
  times.sort((a, b) => a - b);
  return {
    diners,
    requests: times.length,
    seconds,
    answered: { median: shareOf(times, 0.5), p95: shareOf(times, 0.95), worst: times.at(-1) ?? NaN },
    errors,
  };
}
