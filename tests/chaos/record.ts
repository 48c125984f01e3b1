/**
 * `npm run chaos`: runs every scenario with every fault and writes docs/reliability.md.
 * `npm run chaos -- REPORT.json …` only writes the results of existing Vitest reports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeMarkedSection } from '../../tools/marked-section';
import { FAULT_CASES } from './fault-cases';

const REPORT = 'test-results/chaos.json';

interface ChaosResult {
  screen: string;
  call: string;
  kind: string;
  shown: string;
}

interface Report {
  testResults: { assertionResults: { status: string; title: string; meta: { chaos?: ChaosResult } }[] }[];
}

interface Cell extends ChaosResult {
  isPassed: boolean;
}

function cellsOf(reports: readonly Report[]): Map<string, Cell> {
  const results = reports.flatMap(({ testResults }) => testResults.flatMap((file) => file.assertionResults));
  return new Map(
    results.flatMap(({ status, meta: { chaos } }) =>
      chaos
        ? [[`${chaos.screen} ${chaos.call} ${chaos.kind}`, { ...chaos, isPassed: status === 'passed' }]]
        : [],
    ),
  );
}

function matrix(cells: Iterable<Cell>): string {
  const rows = new Map<string, Map<string, string>>();
  for (const { screen, call, kind, shown, isPassed } of cells) {
    const name = `${screen} | \`${call}\``;
    const row = rows.get(name) ?? new Map<string, string>();
    row.set(kind, isPassed ? shown : `**failed** (${shown})`);
    rows.set(name, row);
  }
  const kinds = FAULT_CASES.map(({ name }) => name);
  const lines = [...rows]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, row]) => `| ${name} | ${kinds.map((kind) => row.get(kind) ?? '–').join(' | ')} |`);
  return [
    `| Screen | Call | ${kinds.join(' | ')} |`,
    `| --- | --- ${'| --- '.repeat(kinds.length)}|`,
    ...lines,
  ].join('\n');
}

function runAll(): string {
  mkdirSync('test-results', { recursive: true });
  spawnSync(
    `npm run --silent texts && npx vitest run tests/chaos --reporter=dot --reporter=json --outputFile.json=${REPORT}`,
    { shell: true, stdio: 'inherit', env: { ...process.env, TEST_SCOPE: 'full' } },
  );
  return REPORT;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : [runAll()];
const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
const cells = [...cellsOf(reports).values()];
const passed = cells.filter(({ isPassed }) => isPassed).length;
const failed = cells.length - passed;
const date = new Date().toISOString().slice(0, 10);
const counts = `_${date}: ${String(cells.length)} cases, ${String(passed)} passed, ${String(failed)} failed._`;
await writeMarkedSection('docs/reliability.md', 'chaos', `${counts}\n\n${matrix(cells)}`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
