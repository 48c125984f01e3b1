/**
 * `npm run chaos`: plays every scene under every kind of fault, and writes what was seen into docs/reliability.md.
 * `npm run chaos -- REPORT.json …` only writes down what Vitest has reported of earlier runs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeMarkedSection } from '../../tools/marked-section';
import { KINDS } from './kinds';

const REPORT = 'test-results/chaos.json';

interface Played {
  screen: string;
  call: string;
  kind: string;
  seen: string;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; title: string; meta: { chaos?: Played } }[] }[];
}

/** A Markdown table of one row a scene and one column a kind of fault. */
function matrix(reports: readonly Report[]): string {
  const rows = new Map<string, Map<string, string>>();
  const results = reports.flatMap(({ testResults }) => testResults.flatMap((file) => file.assertionResults));
  for (const { status, meta } of results) {
    if (!meta.chaos) continue;
    const { screen, call, kind, seen } = meta.chaos;
    const name = `${screen} | \`${call}\``;
    const row = rows.get(name) ?? new Map<string, string>();
    row.set(kind, status === 'passed' ? seen : `**failed** (${seen})`);
    rows.set(name, row);
  }
  const kinds = KINDS.map(({ name }) => name);
  const head = `| Screen | Call | ${kinds.join(' | ')} |`;
  const lines = [...rows]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, cells]) => `| ${name} | ${kinds.map((kind) => cells.get(kind) ?? '–').join(' | ')} |`);
  return [head, `| --- | --- ${'| --- '.repeat(kinds.length)}|`, ...lines].join('\n');
}

/** @returns Vitest's report. */
function playAll(): string {
  mkdirSync('test-results', { recursive: true });
  spawnSync(
    `npm run --silent texts && npx vitest run tests/chaos --reporter=dot --reporter=json --outputFile.json=${REPORT}`,
    { shell: true, stdio: 'inherit', env: { ...process.env, CHAOS: 'all' } },
  );
  return REPORT;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : [playAll()];
const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
const passed = reports.reduce((sum, report) => sum + report.numPassedTests, 0);
const failed = reports.reduce((sum, report) => sum + report.numFailedTests, 0);
const date = new Date().toISOString().slice(0, 10);
const counts = `_${date}: ${String(passed + failed)} cases, ${String(passed)} passed, ${String(failed)} failed._`;
await writeMarkedSection('docs/reliability.md', 'chaos', `${counts}\n\n${matrix(reports)}`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
