import type { Bench, Part } from '../bench';
import { launchForLighthouse } from '../browser';
import { figure, ratio, table, targets } from '../figures';
import { medianOf, visit, type Figures, type Throttling } from '../lighthouse';
import { slugOf, DEFAULT_SIZE } from '../shops';

interface Condition {
  throttling: Throttling;
  slowDown: number;
}
const SIMULATED: Condition = { throttling: 'simulate', slowDown: 4 };
const APPLIED: Condition = { throttling: 'devtools', slowDown: 4 };
const SLOWER: Condition = { throttling: 'devtools', slowDown: 8 };
const PAGES = ['home', 'menu'] as const;
const SITES = ['static page', 'bare React, hydrating', 'product, prerendered'] as const;
type Site = (typeof SITES)[number];
type Found = (page: (typeof PAGES)[number], site: Site, condition: Condition) => Figures | undefined;

const keyOf = (page: string, site: Site, { throttling, slowDown }: Condition) =>
  `${page}/${site}/${throttling}/${String(slowDown)}`;

/** Visits the sites in turn, so that load on the machine affects all alike. */
async function visitAll(bench: Bench): Promise<Found> {
  const visits = new Map<string, Figures[]>();
  const browser = await launchForLighthouse(bench.certificate);
  const origins: Record<Site, string> = {
    'static page': bench.static,
    'bare React, hydrating': bench.hydrating,
    'product, prerendered': bench.prerendered,
  };
  try {
    for (let round = 0; round < bench.runs; round += 1) {
      for (const condition of [SIMULATED, APPLIED, SLOWER]) {
        for (const page of PAGES) {
          for (const site of SITES) {
            const url = `${origins[site]}/${slugOf(DEFAULT_SIZE)}${page === 'home' ? '' : `/${page}`}`;
            const key = keyOf(page, site, condition);
            const found = await visit(browser.port, url, condition.throttling, condition);
            visits.set(key, [...(visits.get(key) ?? []), found]);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return (page, site, condition) => {
    const all = visits.get(keyOf(page, site, condition));
    return all && medianOf(all);
  };
}

function pagesTable(found: Found): string {
  const rows = PAGES.flatMap((page) =>
    SITES.map((site) => {
      const lcps = [SIMULATED, APPLIED].flatMap((condition) => {
        const { lcp } = found(page, site, condition) ?? {};
        return [figure(lcp), ratio(lcp, found(page, 'static page', condition)?.lcp)];
      });
      const all = [SIMULATED, APPLIED, SLOWER].map((condition) => found(page, site, condition));
      const shifts = all.map((figures) => figures?.cls ?? NaN);
      return [
        `${page}, ${site}`,
        ...lcps,
        ...all.map((figures) => figure(figures?.tbt)),
        figure(Math.max(...shifts), 3),
      ];
    }),
  );
  const head = ['page', 'LCP simulated, ms', '× static', 'LCP applied, ms', '× static'];
  return table([...head, 'TBT simulated', 'TBT applied', 'TBT applied, 8×', 'CLS'], rows);
}

function standing(found: Found): string {
  const figuresOf = (page: (typeof PAGES)[number], site: Site, condition: Condition) =>
    found(page, site, condition) ?? { lcp: NaN, tbt: NaN };
  return targets(
    PAGES.flatMap((page) => [
      ...[SIMULATED, APPLIED].map((condition) => ({
        text: `${page}, prerendered: LCP ${condition === APPLIED ? 'applied' : 'simulated'}, × static page`,
        value:
          figuresOf(page, 'product, prerendered', condition).lcp /
          figuresOf(page, 'static page', condition).lcp,
        limit: 1.2,
        digits: 2,
      })),
      // In ms, because the reference page may block for none.
      ...[APPLIED, SLOWER].map((condition) => ({
        text: `${page}, prerendered: TBT applied at ${String(condition.slowDown)}×, ms, of at most 1.2 × bare React hydrating`,
        value: figuresOf(page, 'product, prerendered', condition).tbt,
        limit: 1.2 * figuresOf(page, 'bare React, hydrating', condition).tbt,
      })),
    ]),
  );
}

export const prerenderPart: Part = {
  name: 'prerender',
  title: 'Prerendered pages',
  measure: async (bench) => {
    const found = await visitAll(bench);
    return [
      `Lighthouse mobile, ${String(bench.runs)} first visits each, medians, ${figure(DEFAULT_SIZE)} dishes, of pages that \`npm run prerender\` wrote.`,
      pagesTable(found),
      standing(found),
    ].join('\n\n');
  },
};
