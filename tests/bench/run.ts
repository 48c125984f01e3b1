/**
 * `npm run bench [-- --only taps,scroll --dishes 1500 --pages menu --runs 1 --port N]`: compares the storefront with
 * a static page and bare React pages, and writes the results into docs/performance.md.
 */
import { assertPortFree } from '../../sandbox/listen';
import { fail } from '../../tools/run-together';
import type { Bench, Part } from './bench';
import {
  buildHydratingReference,
  buildProduct,
  buildReactReference,
  prerender,
  writeStaticReference,
} from './build';
import { makeCertificate } from './certificate';
import { environment, writePart } from './document';
import { readBenchOptions } from './options';
import { lighthousePart } from './parts/lighthouse';
import { openingPart } from './parts/opening';
import { renderingAheadPart } from './parts/rendering-ahead';
import { scriptsPart } from './parts/scripts';
import { scrollPart } from './parts/scroll';
import { prerenderPart } from './parts/prerender';
import { tapsPart } from './parts/taps';
import { serveApi, serveFolder, type Serving } from './serve';
import { shopOf, SIZES } from './shops';

const PARTS: readonly Part[] = [
  scriptsPart,
  openingPart,
  renderingAheadPart,
  scrollPart,
  tapsPart,
  lighthousePart,
  prerenderPart,
];

async function run(): Promise<void> {
  const options = readBenchOptions(
    process.argv.slice(2),
    PARTS.map((part) => part.name),
  );
  const ports = { product: 0, react: 1, static: 2, api: 3, prerendered: 4, hydrating: 5 };
  const portOf = (site: keyof typeof ports) => options.port + ports[site];
  const originOf = (site: keyof typeof ports) => `https://localhost:${portOf(site)}`;
  for (const site of Object.keys(ports)) await assertPortFree(portOf(site as keyof typeof ports));

  const shops = [...new Set([...SIZES, ...options.sizes])].map(shopOf);
  const certificate = makeCertificate();
  const folders = {
    product: await buildProduct(originOf('api')),
    react: await buildReactReference(originOf('api')),
    hydrating: await buildHydratingReference(shops, originOf('api')),
    static: writeStaticReference(shops, originOf('api')),
  };
  const api = await serveApi(shops, portOf('api'), certificate);
  const serving: Serving[] = [api];
  for (const site of ['product', 'react', 'hydrating', 'static'] as const) {
    serving.push(await serveFolder(folders[site], portOf(site), certificate));
  }
  const prerendered = await prerender(folders.product, originOf('prerendered'), api.listener);
  serving.push(await serveFolder(prerendered, portOf('prerendered'), certificate));
  const bench: Bench = {
    product: originOf('product'),
    prerendered: originOf('prerendered'),
    react: originOf('react'),
    hydrating: originOf('hydrating'),
    static: originOf('static'),
    api: originOf('api'),
    certificate,
    world: api.world,
    delays: api.delays,
    sizes: options.sizes,
    pages: options.pages,
    runs: options.runs,
  };
  const failed: string[] = [];
  for (const part of PARTS.filter(({ name }) => options.only.includes(name))) {
    console.log(`\n## ${part.title}\n`);
    try {
      const found = `${await environment(bench)}\n\n${await part.measure(bench)}`;
      console.log(found);
      if (options.writes) await writePart(part, found);
    } catch (error) {
      // Keep the results of the other parts.
      console.error(error);
      failed.push(part.name);
    }
  }
  await Promise.all(serving.map((server) => server.close()));
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}`);
}

run().then(() => process.exit(0), fail);
