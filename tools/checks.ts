/** The checks of `npm test` and `npm run test:full`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  /** The test runner's counts. A step without a report counts as one check. */
  report?: { file: string; read: (report: unknown) => Counts };
}

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';
const ENGINES_REPORT = 'test-results/engines.json';

function numberAt(report: unknown, ...path: string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return typeof value === 'number' ? value : 0;
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
    report: {
      file: UNIT_REPORT,
      read: (report) => ({
        passed: numberAt(report, 'numPassedTests'),
        failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numFailedTestSuites'),
        skipped: 0,
      }),
    },
  },
  { name: 'Budgets', command: 'npm run --silent size' },
  {
    name: 'End-to-end tests',
    command: 'npm run --silent test:e2e',
    report: {
      file: E2E_REPORT,
      read: (report) => ({
        passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
        failed: numberAt(report, 'stats', 'unexpected'),
        skipped: 0,
      }),
    },
  },
  {
    name: 'Chromium, Firefox and WebKit',
    command: 'npm run --silent test:engines',
    report: {
      file: ENGINES_REPORT,
      // Missing browsers count as skipped.
      read: (report) => ({
        passed: numberAt(report, 'passed'),
        failed: numberAt(report, 'failed'),
        skipped: numberAt(report, 'skipped'),
      }),
    },
  },
];

/** @param show whether to show the output while the command runs */
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
  if (!step.report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = existsSync(step.report.file)
    ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that crashed or found no tests has failed.
  const hasCrashed = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return hasCrashed ? { ...counts, failed: 1 } : counts;
}

async function runQueue(queue: Step[], show: boolean): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (let step = queue.shift(); step; step = queue.shift()) counts.push(await run(step, show));
  return counts;
}

async function runAll(extraSteps: readonly Step[]): Promise<Counts[]> {
  const counts = [await run(texts, true)];
  const lanes = await Promise.all([runQueue(parallelSteps, false), runQueue(parallelSteps, false)]);
  return [...counts, ...lanes.flat(), ...(await runQueue([...sequentialSteps, ...extraSteps], true))];
}

/**
 * Runs all checks and prints `N passed, N failed`. The exit code is 1 when one failed.
 * @param env environment variables that make the tests more thorough
 * @param extraSteps steps that run last
 */
export async function runChecks(
  env: Readonly<Record<string, string>> = {},
  extraSteps: readonly Step[] = [],
): Promise<void> {
  const started = Date.now();
  Object.assign(process.env, env);
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  const total = (await runAll(extraSteps)).reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
  }));
  console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
  const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : '';
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
