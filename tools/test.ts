/**
 * `npm test`: runs every check but rare cases. With `--full`, as in `npm run test:full`: all faults, inputs and
 * sequences, and all browser tests in all windows and engines. Prints `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed, but only at the second try. */
  flaky: number;
}

const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

interface Step {
  name: string;
  command: string;
  /** The test runner's counts. A step without a report counts as one check. */
  report?: { file: string; read: (report: unknown) => Counts };
}

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';
const ENGINES_REPORT = 'test-results/engines.json';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Reads the report of a runner. A file that fails to load has no tests and counts as one failure. */
function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    flaky: 0,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function readPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** The other steps need its output. */
const texts: Step = { name: 'Texts', command: 'npm run --silent texts' };

/** Independent steps that use one core each. Two run at a time, the longest first. */
const parallelSteps: Step[] = [
  { name: 'Lint', command: 'npm run --silent lint' },
  { name: 'Format', command: 'npm run --silent format:check' },
  { name: 'Types', command: 'npm run --silent types' },
  { name: 'API description', command: 'npm run --silent api:lint' },
  { name: 'Unused code', command: 'npm run --silent unused' },
  { name: 'Import rules', command: 'npm run --silent imports' },
  { name: 'Licences', command: 'npm run --silent licenses > test-results/licenses.txt' },
  { name: 'Build', command: 'npm run --silent build -- --mode sandbox --logLevel warn' },
];

const sequentialSteps: Step[] = [
  {
    name: 'Unit and integration tests',
    command: `npx vitest run --reporter=dot --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: { file: UNIT_REPORT, read: readVitest },
  },
  { name: 'Budgets', command: 'npm run --silent size' },
  {
    name: 'End-to-end tests',
    command: 'npm run --silent test:e2e',
    report: { file: E2E_REPORT, read: readPlaywright },
  },
  {
    name: 'Chromium, Firefox and WebKit',
    command: 'npm run --silent test:engines',
    // Missing browsers count as skipped.
    report: { file: ENGINES_REPORT, read: readVitest },
  },
];

function execute(command: string, show: boolean): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** @param show whether to show the output while the step runs, instead of at its end */
async function run(step: Step, show: boolean): Promise<Counts> {
  const title = `\n— ${step.name}`;
  if (show) console.log(title);
  const started = Date.now();
  const { succeeded, output } = await execute(step.command, show);
  if (!show) console.log(`${title}\n${output}`);
  console.log(
    `  ${succeeded ? 'passed' : 'FAILED'} in ${String(Math.round((Date.now() - started) / 1000))} s`,
  );
  if (!step.report) return { ...NO_COUNTS, [succeeded ? 'passed' : 'failed']: 1 };
  const counts = existsSync(step.report.file)
    ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : NO_COUNTS;
  // A runner that crashed or found no tests has failed.
  const hasCrashed = counts.failed === 0 && (!succeeded || counts.passed + counts.skipped === 0);
  return hasCrashed ? { ...counts, failed: 1 } : counts;
}

async function runQueue(queue: Step[], show: boolean): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (let step = queue.shift(); step; step = queue.shift()) counts.push(await run(step, show));
  return counts;
}

async function runAll(): Promise<Counts[]> {
  const counts = [await run(texts, true)];
  const lanes = await Promise.all([runQueue(parallelSteps, false), runQueue(parallelSteps, false)]);
  return [...counts, ...lanes.flat(), ...(await runQueue(sequentialSteps, true))];
}

const { values: options } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const started = Date.now();
process.env['TEST_SCOPE'] = options.full ? 'full' : 'common';
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const total = { ...NO_COUNTS };
for (const counts of await runAll()) {
  for (const key of Object.keys(counts) as (keyof Counts)[]) total[key] += counts[key];
}
console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
if (total.flaky > 0) console.log(`${String(total.flaky)} passed only at the second try`);
const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : '';
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
