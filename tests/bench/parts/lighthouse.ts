import { PAGES, type Bench, type PageName, type Part } from '../bench';
import { launchForLighthouse } from '../browser';
import { fillCart, persistCart } from '../cart';
import { figure, ratio, table, targets } from '../figures';
import { medianOf, scores, visitAndPersist, visit, type Figures, type Throttling } from '../lighthouse';
import { slugOf, DEFAULT_SIZE } from '../shops';

type Site = 'product' | 'product, repeat visit' | 'bare React' | 'static page';
const THROTTLINGS: readonly Throttling[] = ['simulate', 'devtools'];

type Found = Map<string, Figures>;
const keyOf = (page: PageName, site: Site, throttling: Throttling) => `${page}/${site}/${throttling}`;

function pathOf(page: PageName, dishes: number): string {
  return `/${slugOf(dishes)}${page === 'home' ? '' : `/${page}`}`;
}

/** Visits the sites in turn, so that load on the machine affects all alike. */
async function visitAll(bench: Bench): Promise<Found> {
  const visits = new Map<string, Figures[]>();
  // `fresh` clears its storage before each visit, `known` never does.
  const fresh = await launchForLighthouse(bench.certificate);
  const known = await launchForLighthouse(bench.certificate);
  const urlOf = (origin: string, page: PageName) => origin + pathOf(page, DEFAULT_SIZE);
  try {
    const cartId = fillCart(bench, DEFAULT_SIZE);
    for (const { port } of [fresh, known]) {
      await visitAndPersist(port, urlOf(bench.product, 'home'), (page) =>
        persistCart(page, cartId, DEFAULT_SIZE),
      );
    }
    for (const page of bench.pages) await visitAndPersist(known.port, urlOf(bench.product, page));
    for (let round = 0; round < bench.runs; round += 1) {
      for (const throttling of THROTTLINGS) {
        for (const page of bench.pages) {
          const note = async (site: Site, origin: string, browser = fresh) => {
            const found = await visit(browser.port, urlOf(origin, page), throttling, {
              isRepeat: browser === known,
            });
            const key = keyOf(page, site, throttling);
            visits.set(key, [...(visits.get(key) ?? []), found]);
          };
          await note('product', bench.product);
          await note('product, repeat visit', bench.product, known);
          if (page === 'cart') continue;
          await note('bare React', bench.react);
          await note('static page', bench.static);
        }
      }
    }
  } finally {
    await fresh.close();
    await known.close();
  }
  return new Map([...visits].map(([key, all]) => [key, medianOf(all)]));
}

function pagesTable(found: Found): string {
  const rows = PAGES.flatMap((page) =>
    (['static page', 'bare React', 'product', 'product, repeat visit'] as const).flatMap((site) => {
      const of = (of: Site, throttling: Throttling) => found.get(keyOf(page, of, throttling));
      const simulated = of(site, 'simulate');
      const applied = of(site, 'devtools');
      if (!simulated || !applied) return [];
      return [
        [
          `${page}, ${site}`,
          figure(simulated.lcp),
          ratio(simulated.lcp, of('bare React', 'simulate')?.lcp),
          ratio(simulated.lcp, of('static page', 'simulate')?.lcp),
          figure(applied.lcp),
          ratio(applied.lcp, of('bare React', 'devtools')?.lcp),
          ratio(applied.lcp, of('static page', 'devtools')?.lcp),
          figure(simulated.tbt),
          figure(applied.tbt),
          figure(Math.max(simulated.cls, applied.cls), 3),
        ],
      ];
    }),
  );
  const head = ['page', 'LCP simulated, ms', '× React', '× static', 'LCP applied, ms', '× React', '× static'];
  return table([...head, 'TBT simulated', 'TBT applied', 'CLS'], rows);
}

function standing(found: Found): string {
  const of = (page: PageName, site: Site, throttling: Throttling) => found.get(keyOf(page, site, throttling));
  const times = (page: PageName, site: Site, reference: Site, throttling: Throttling) =>
    (of(page, site, throttling)?.lcp ?? NaN) / (of(page, reference, throttling)?.lcp ?? NaN);
  const pages = (['home', 'menu'] as const).flatMap((page) => [
    {
      text: `${page}: LCP simulated, × bare React`,
      value: times(page, 'product', 'bare React', 'simulate'),
      limit: 1.15,
    },
    {
      text: `${page}: LCP applied, × bare React`,
      value: times(page, 'product', 'bare React', 'devtools'),
      limit: 1,
    },
    {
      text: `${page}: LCP of a repeat visit, × the first visit’s, applied`,
      value: times(page, 'product, repeat visit', 'product', 'devtools'),
      limit: 0.6,
    },
  ]);
  const all = [...found].filter(([key]) => key.includes('product')).map(([, figures]) => figures);
  return targets([
    ...pages.map((target) => ({ ...target, digits: 2 })),
    { text: 'TBT of any page, ms', value: Math.max(...all.map(({ tbt }) => tbt)), limit: 50 },
    { text: 'CLS of any page', value: Math.max(...all.map(({ cls }) => cls)), limit: 0.01, digits: 3 },
  ]);
}

const SIZE_CONDITIONS = [
  { name: 'simulated', throttling: 'simulate', slowDown: 4 },
  { name: 'applied', throttling: 'devtools', slowDown: 4 },
  { name: 'applied, 8×', throttling: 'devtools', slowDown: 8 },
] as const;

async function sizesTable(bench: Bench): Promise<string> {
  const browser = await launchForLighthouse(bench.certificate);
  const visits = new Map<string, Figures[]>();
  const keyOf = (dishes: number, condition: string) => `${String(dishes)}/${condition}`;
  try {
    for (let round = 0; round < Math.ceil(bench.runs / 2); round += 1) {
      for (const { name, throttling, slowDown } of SIZE_CONDITIONS) {
        for (const dishes of bench.sizes) {
          const url = bench.product + pathOf('menu', dishes);
          const key = keyOf(dishes, name);
          const found = await visit(browser.port, url, throttling, { slowDown });
          visits.set(key, [...(visits.get(key) ?? []), found]);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const of = (dishes: number, condition: string) => medianOf(visits.get(keyOf(dishes, condition)) ?? []);
  const names = SIZE_CONDITIONS.map(({ name }) => name);
  const rows = bench.sizes.map((dishes) => [
    `${figure(dishes)} dishes`,
    ...names.flatMap((name) => [figure(of(dishes, name).lcp), figure(of(dishes, name).tbt)]),
  ]);
  const head = names.flatMap((name) => [`LCP ${name}, ms`, `TBT ${name}`]);
  const [least = NaN] = bench.sizes;
  return [
    table(['menu, first visit', ...head], rows),
    targets(
      names.map((name) => ({
        text: `TBT of 1,500 dishes, ${name}, ms, of at most twice the TBT of ${figure(least)}`,
        value: of(1500, name).tbt,
        limit: 2 * of(least, name).tbt,
      })),
    ),
  ].join('\n\n');
}

async function scoresTable(bench: Bench): Promise<string> {
  const browser = await launchForLighthouse(bench.certificate);
  try {
    const rows: string[][] = [];
    let names: string[] = [];
    for (const page of bench.pages) {
      const found = await scores(browser.port, `${bench.product}${pathOf(page, DEFAULT_SIZE)}`);
      names = Object.keys(found);
      rows.push([page, ...Object.values(found).map((score) => figure(score))]);
    }
    return table(['page', ...names], rows);
  } finally {
    await browser.close();
  }
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Pages on a mid-range phone and slow 4G',
  measure: async (bench) => {
    const found = await visitAll(bench);
    return [
      `Lighthouse mobile, ${bench.runs} visits each, medians, ${DEFAULT_SIZE} dishes. The reference pages have the same pictures.`,
      pagesTable(found),
      standing(found),
      await sizesTable(bench),
      await scoresTable(bench),
    ].join('\n\n');
  },
};
