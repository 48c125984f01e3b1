import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { chromiumPath } from '../../tools/chromium';
import type { Part } from './bench';

const DOCUMENT = path.resolve('docs/performance.md');

/** What was measured with: figures of one machine say nothing of another. */
function circumstances(): string {
  const [processor] = cpus();
  const chromium = execFileSync(chromiumPath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lighthouse = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8')) as {
    version: string;
  };
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    chromium.trim().split(/ built| $/)[0] ?? '',
    `Lighthouse ${lighthouse.version}`,
    `Node ${process.version}`,
  ].join(' · ');
}

/** Puts a part's findings between its marks in the document; what stands around them is written by hand. */
export async function writePart({ name }: Part, found: string): Promise<void> {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || rest === undefined) throw new Error(`${DOCUMENT} has no place for '${name}'`);
  const written = `${before}${begin}\n\n_${circumstances()}_\n\n${found}\n\n${end}${rest}`;
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(written, { ...style, parser: 'markdown' }));
}
