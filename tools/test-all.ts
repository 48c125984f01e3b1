/** `npm test`: every check of the project in turn; closes with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** Where a test runner leaves its counts; a step without one counts as one check. */
  report?: { file: string; read: (report: unknown) => Counts };
}

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';

function numberAt(report: unknown, ...path: string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return typeof value === 'number' ? value : 0;
}

const steps: Step[] = [
  { name: 'Texts', command: 'npm run --silent texts' },
  { name: 'Format', command: 'npm run --silent format:check' },
  { name: 'Types', command: 'npm run --silent types' },
  { name: 'Lint', command: 'npm run --silent lint' },
  { name: 'Unused code', command: 'npm run --silent unused' },
  { name: 'Import rules', command: 'npm run --silent imports' },
  { name: 'Licences', command: 'npm run --silent licenses > test-results/licenses.txt' },
  {
    name: 'Unit and integration tests',
    command: `npx vitest run --reporter=dot --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: {
      file: UNIT_REPORT,
      read: (report) => ({
        passed: numberAt(report, 'numPassedTests'),
        failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numFailedTestSuites'),
      }),
    },
  },
  { name: 'Build', command: 'npm run --silent build -- --mode sandbox --logLevel warn' },
  { name: 'Budgets', command: 'npm run --silent size' },
  {
    name: 'End-to-end tests',
    command: 'npm run --silent test:e2e',
    report: {
      file: E2E_REPORT,
      read: (report) => ({
        passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
        failed: numberAt(report, 'stats', 'unexpected'),
      }),
    },
  },
];

function run(step: Step): Counts {
  console.log(`\n— ${step.name}`);
  const started = Date.now();
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' });
  const succeeded = status === 0;
  console.log(
    `  ${succeeded ? 'passed' : 'FAILED'} in ${String(Math.round((Date.now() - started) / 1000))} s`,
  );
  if (!step.report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const counts = existsSync(step.report.file)
    ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : { passed: 0, failed: 0 };
  // A runner that broke down, or that found nothing to run, has not passed.
  const brokeDown = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return brokeDown ? { ...counts, failed: 1 } : counts;
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const total = steps.map(run).reduce((sum, counts) => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
}));
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
