import type { Bench, Part } from '../bench';
import { launchForLighthouse } from '../browser';
import { figure, ratio, table, targets } from '../figures';
import { medianOf, visit, type Figures, type Throttling } from '../lighthouse';
import { slugOf, DEFAULT_SIZE } from '../shops';

const THROTTLINGS: readonly Throttling[] = ['simulate', 'devtools'];
const PAGES = ['home', 'menu'] as const;
const SITES = ['static page', 'product, prerendered'] as const;
type Site = (typeof SITES)[number];
type Found = (page: (typeof PAGES)[number], site: Site, throttling: Throttling) => Figures | undefined;

/** Visits the sites in turn, so that load on the machine affects both alike. */
async function visitAll(bench: Bench): Promise<Found> {
  const visits = new Map<string, Figures[]>();
  const browser = await launchForLighthouse(bench.certificate);
  const origins: Record<Site, string> = {
    'static page': bench.static,
    'product, prerendered': bench.prerendered,
  };
  try {
    for (let round = 0; round < bench.runs; round += 1) {
      for (const throttling of THROTTLINGS) {
        for (const page of PAGES) {
          for (const site of SITES) {
            const url = `${origins[site]}/${slugOf(DEFAULT_SIZE)}${page === 'home' ? '' : `/${page}`}`;
            const key = `${page}/${site}/${throttling}`;
            const found = await visit(browser.port, url, throttling, false);
            visits.set(key, [...(visits.get(key) ?? []), found]);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return (page, site, throttling) => {
    const all = visits.get(`${page}/${site}/${throttling}`);
    return all && medianOf(all);
  };
}

function pagesTable(found: Found): string {
  const rows = PAGES.flatMap((page) =>
    SITES.map((site) => {
      const lcps = THROTTLINGS.flatMap((throttling) => {
        const { lcp } = found(page, site, throttling) ?? {};
        return [figure(lcp), ratio(lcp, found(page, 'static page', throttling)?.lcp)];
      });
      const [simulated, applied] = THROTTLINGS.map((throttling) => found(page, site, throttling));
      const cls = Math.max(simulated?.cls ?? NaN, applied?.cls ?? NaN);
      return [`${page}, ${site}`, ...lcps, figure(simulated?.tbt), figure(applied?.tbt), figure(cls, 3)];
    }),
  );
  const head = ['page', 'LCP simulated, ms', '× static', 'LCP applied, ms', '× static'];
  return table([...head, 'TBT simulated', 'TBT applied', 'CLS'], rows);
}

function standing(found: Found): string {
  return targets(
    PAGES.flatMap((page) =>
      THROTTLINGS.map((throttling) => ({
        text: `${page}, prerendered: LCP ${throttling === 'simulate' ? 'simulated' : 'applied'}, × static page`,
        value:
          (found(page, 'product, prerendered', throttling)?.lcp ?? NaN) /
          (found(page, 'static page', throttling)?.lcp ?? NaN),
        limit: 1.2,
        digits: 2,
      })),
    ),
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
