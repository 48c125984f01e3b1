import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { chromiumPath } from '../../tools/chromium';
import { writeMarkedSection } from '../../tools/marked-section';
import type { Bench, Part } from './bench';
import { figure } from './figures';
import { benchmarkIndex } from './lighthouse';
import { launchForLighthouse } from './browser';
import { DEFAULT_SIZE, slugOf } from './shops';

const DOCUMENT = 'docs/performance.md';

/** The benchmark index tells how fast the machine is at this moment: about 1,300 when slow, 2,900 when fast. */
export async function environment(bench: Bench): Promise<string> {
  const [processor] = cpus();
  const chromium = execFileSync(chromiumPath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lighthouse = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8')) as {
    version: string;
  };
  const browser = await launchForLighthouse(bench.certificate);
  const index = await benchmarkIndex(browser.port, `${bench.static}/${slugOf(DEFAULT_SIZE)}`).finally(
    browser.close,
  );
  const parts = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    chromium.trim().split(/ built| $/)[0] ?? '',
    `Lighthouse ${lighthouse.version}`,
    `Node ${process.version}`,
    `benchmark index ${figure(index)}`,
  ];
  return `_${parts.join(' · ')}_`;
}

export function writePart({ name }: Part, found: string): Promise<void> {
  return writeMarkedSection(DOCUMENT, `bench:${name}`, found);
}
