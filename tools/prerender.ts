/** `npm run prerender -- NAME… [--out DIR] [--origin URL] [--mode MODE]`. A NAME is a slug or a domain. */
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { primaryUrl } from './primary-url';
import { fail } from './run-together';
import { targetOf } from './prerender/target';
import { withRenderer } from './prerender/renderer';
import { writePrerendered } from './prerender/write';

interface PrerenderOptions {
  names: string[];
  out: string;
  primary: URL;
  mode: string;
}

function readOptions(args: string[]): PrerenderOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      origin: { type: 'string' },
      mode: { type: 'string', default: 'production' },
    },
  });
  if (positionals.length === 0) throw new Error('Name at least one restaurant, by its slug or its domain');
  return {
    names: positionals,
    out: path.resolve(values.out),
    primary: primaryUrl(values.mode, values.origin),
    mode: values.mode,
  };
}

/** A connection that the server closes during rendering would make the next restaurant's request fail. */
function closeIdleConnections(): void {
  http.globalAgent.destroy();
  https.globalAgent.destroy();
}

async function prerender({ names, out, primary, mode }: PrerenderOptions): Promise<void> {
  const page = path.join(out, 'index.html');
  if (!existsSync(page)) throw new Error(`${out} has no index.html: build first`);
  const shell = readFileSync(page, 'utf8');
  await withRenderer(mode, async ({ fetchCatalogue, fetchIcons, prerenderFiles, STYLE_LINK }) => {
    const sheet = STYLE_LINK.exec(shell)?.[1];
    if (!sheet) throw new Error(`${page} names no style sheet: build first`);
    const styles = readFileSync(path.join(out, sheet), 'utf8');
    for (const name of names) {
      try {
        const target = targetOf(name, primary);
        const catalogue = await fetchCatalogue(target.site.domain);
        closeIdleConnections();
        if (!catalogue) throw new Error('there is no such restaurant');
        const files = await prerenderFiles({
          site: target.site,
          home: target.home,
          catalogue,
          shell,
          styles,
          icons: await fetchIcons(catalogue.info.imageUrl, target.home),
        });
        const folder = writePrerendered(out, target, files);
        console.log(`${name}: ${String(files.size)} files in ${path.relative('', folder)}`);
      } catch (error) {
        // Continue with the other restaurants.
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
  });
}

prerender(readOptions(process.argv.slice(2))).catch(fail);
