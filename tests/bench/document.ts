import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { chromiumPath } from '../../tools/chromium';
import { writeMarkedSection } from '../../tools/marked-section';
import type { Part } from './bench';

const DOCUMENT = 'docs/performance.md';

/** Describes the machine and browser: results of different machines are not comparable. */
function environment(): string {
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

export function writePart({ name }: Part, found: string): Promise<void> {
  return writeMarkedSection(DOCUMENT, `bench:${name}`, `_${environment()}_\n\n${found}`);
}
