/**
 * `npm run bench [-- --only menu,taps] [--runs N] [--base DIR] [--port N]`: compares the storefront with a static page
 * and a bare React page, and with the storefront of another checkout (`--base`). A complete run is written into
 * docs/performance.md.
 */
import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { createWorld } from '../../sandbox/world';
import { SEEDED_DINER } from '../../sandbox/world/seed';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import { writeMarkedSection } from '../../tools/marked-section';
import { fail } from '../../tools/run-together';
import { createStaticListener } from '../../tools/serve-static';
import { loadPage } from './page-loads';
import {
  reportChart,
  reportEnvironment,
  reportTable,
  SLOW_DOWNS,
  type MeasuredPage,
  type MeasuredTaps,
} from './report';
import { plainDishes, restaurants } from './restaurants';
import { createApi, makeCertificate, serve } from './servers';
import { buildProduct, buildReferencePages } from './sites';
import { measureMenu, measureReact, measureSearch } from './taps';

const PARTS = ['home', 'menu', 'cart', 'taps'];
/** A median of fewer runs is not meaningful. */
const MIN_RUNS = 3;

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join() },
      runs: { type: 'string', default: String(MIN_RUNS) },
      base: { type: 'string' },
      port: { type: 'string', default: '4600' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`--only: there is no '${unknown}', but ${PARTS.join(', ')}`);
  return { only, runs: Number(values.runs), port: Number(values.port), base: values.base };
}

const world = createWorld({ restaurants: Object.values(restaurants) });

/** The storefront of this checkout or of `--base`. */
interface Product {
  name: string;
  origin: string;
}

interface Sites {
  /** Origin of the static and the bare React page. */
  references: string;
  products: Product[];
}

async function serveSites(
  firstPort: number,
  base: string | undefined,
  certificate: ReturnType<typeof makeCertificate>,
): Promise<Sites> {
  let port = firstPort;
  const originOf = (ofPort: number) => `https://localhost:${ofPort}`;
  const serveNext = async (listener: RequestListener) => {
    await serve(listener, port, certificate);
    port += 1;
    return originOf(port - 1);
  };
  const api = createApi(world, Object.values(restaurants), originOf(firstPort));
  const apiOrigin = await serveNext(api);
  const references = await serveNext(createStaticListener(await buildReferencePages(apiOrigin)));
  const products: Product[] = [];
  const checkouts = { product: '.', ...(base !== undefined && { base }) };
  for (const [name, checkout] of Object.entries(checkouts)) {
    console.log(`Building ${name}`);
    const folder = await buildProduct(name, checkout, originOf(port), apiOrigin, api);
    products.push({ name, origin: await serveNext(createStaticListener(folder)) });
  }
  return { references, products };
}

/** Local storage of a diner with three dishes in the cart. */
function storeCart(): Record<string, string> {
  const { phone } = SEEDED_DINER;
  const { info, slug } = restaurants.usual;
  let cartId = '';
  for (const { sizeId } of plainDishes(restaurants.usual).slice(0, 3))
    cartId = world.carts.add({ phone, restaurantId: info.Key, variantId: sizeId, quantity: 1 }).id;
  return { userNumber: phone, [`cartId:${slug}`]: cartId };
}

interface PageToLoad extends MeasuredPage {
  url: string;
  isRepeated: boolean;
}

function pagesOf({ references, products }: Sites): PageToLoad[] {
  const usual = `/${restaurants.usual.slug}`;
  const page = (page: string, site: string, url: string, other: Partial<PageToLoad> = {}): PageToLoad => {
    return { page, site, url, dishes: 300, isRepeated: false, loads: { 4: [], 8: [] }, ...other };
  };
  const screens = { home: '', menu: '/menu' };
  return [
    ...Object.entries(screens).flatMap(([name, path]) => [
      page(name, 'static page', `${references}/static${path}`),
      page(name, 'bare React', references + usual + path),
      ...products.flatMap(({ name: site, origin }) => [
        page(name, site, origin + usual + path),
        page(name, `${site}, prerendered`, `${origin}/${restaurants.prerendered.slug}${path}`),
      ]),
    ]),
    ...products.flatMap(({ name, origin }) => [
      page('menu', `${name}, second visit`, `${origin}${usual}/menu`, { isRepeated: true }),
      ...([600, 1500] as const).map((dishes) =>
        page('menu', name, `${origin}/dishes-${dishes}/menu`, { dishes }),
      ),
      page('cart', name, `${origin}${usual}/cart`),
    ]),
  ];
}

/** Loads the pages of all sites in turn, so that load on the machine affects all alike. */
async function loadPages(browser: Browser, sites: Sites, { only, runs }: Options) {
  const pages = pagesOf(sites).filter(({ page }) => only.includes(page));
  const cart = storeCart();
  for (let run = 1; run <= runs; run += 1) {
    for (const slowDown of SLOW_DOWNS) {
      for (const { page, site, dishes, url, isRepeated, loads } of pages) {
        const storage = page === 'cart' ? cart : {};
        const load = await loadPage(browser, { url, slowDown, storage, isRepeated });
        loads[slowDown].push(load);
        const figures = `LCP ${load.lcp.toFixed()} ms, TBT ${load.tbt.toFixed()} ms`;
        console.log(`${run}/${runs} ${page}, ${site}, ${dishes} dishes, ${slowDown}×: ${figures}`);
      }
    }
  }
  return pages;
}

/** Measures the products in turn. */
async function measureTaps(browser: Browser, { references, products }: Sites, rounds: number) {
  const columns = ([300, 600] as const).flatMap((dishes) =>
    SLOW_DOWNS.flatMap((slowDown) =>
      products.map(({ name, origin }): MeasuredTaps & { origin: string } => {
        return { site: name === 'product' ? '' : name, origin, dishes, slowDown, durations: {} };
      }),
    ),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { site, origin, dishes, slowDown, durations } of columns) {
      console.log(`${round}/${rounds} taps, ${site || 'product'}, ${dishes} dishes, ${slowDown}×`);
      const restaurant = dishes === 300 ? restaurants.usual : restaurants.large;
      const phone = { browser, restaurant, slowDown, durations };
      await measureMenu(phone, origin);
      await measureSearch(phone, origin);
      await measureReact(phone, references);
    }
  }
  return columns;
}

async function run(): Promise<void> {
  const options = readOptions();
  const { only, runs, port, base } = options;
  const startMs = Date.now();
  const certificate = makeCertificate();
  const sites = await serveSites(port, base, certificate);
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    // Trusts the certificate by its key: Chromium does not cache responses with ignored certificate errors.
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
  });
  const pages = await loadPages(browser, sites, options);
  const taps = only.includes('taps') ? await measureTaps(browser, sites, Math.ceil(runs / 3)) : [];
  const found = [
    reportEnvironment(await browser.version()),
    ...(pages.length > 0 ? [reportChart(pages)] : []),
    reportTable(pages, taps),
  ].join('\n\n');
  await browser.close();
  console.log(`\n${found}\n\n${((Date.now() - startMs) / 60_000).toFixed(1)} minutes`);
  if (only.length === PARTS.length && runs >= MIN_RUNS)
    await writeMarkedSection('docs/performance.md', 'bench', found);
}

run().then(() => process.exit(0), fail);
