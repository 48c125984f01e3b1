/**
 * `npm test`: static checks, unit and component tests, the build with its budgets, and the core browser tests.
 * `--rest`, for CI: then also the other browser tests, the three engines and nginx. `--full`, `npm run test:full`: all of
 * it, with every fault and more random inputs. Nothing stops a run; its last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium, installChromium, MISSING_CHROMIUM } from './chromium';
import { readPlaywrightReport, readVitestReport, type Result } from './test-reports';

interface Step {
  name: string;
  command: string;
  /** A test runner's report. A step without one counts as one check. */
  report?: { file: string; read: (report: unknown) => Result };
  needsChromium?: true;
}

const vitestStep = (name: string, file: string, command: string): Step => ({
  name,
  command: `${command} --reporter=dot --reporter=json --outputFile.json=test-results/${file}`,
  report: { file: `test-results/${file}`, read: readVitestReport },
});

const browserStep = (name: string, scope: string): Step => ({
  name,
  command: `TEST_SCOPE=${scope} npm run --silent test:e2e`,
  report: { file: 'test-results/e2e.json', read: readPlaywrightReport },
  needsChromium: true,
});

/** Independent steps that use one core each. Two run at a time, the longest first. */
const staticChecks: Step[] = [
  { name: 'Lint', command: 'npx eslint . --max-warnings 0' },
  { name: 'Format', command: 'npm run --silent format:check' },
  { name: 'Types', command: 'npm run --silent types' },
  { name: 'API description', command: 'npm run --silent api:lint' },
  { name: 'Unused code', command: 'npm run --silent unused' },
  { name: 'Import rules', command: 'npm run --silent imports' },
  { name: 'Licences', command: 'npm run --silent licenses' },
];

const unitTests = vitestStep('Unit and component tests', 'unit.json', 'npx vitest run');
const build: Step[] = [
  { name: 'Build', command: 'npm run --silent build -- --mode sandbox --logLevel warn' },
  { name: 'Budgets', command: 'npm run --silent size' },
];
const engines: Step = {
  ...vitestStep('Chromium, Firefox and WebKit', 'engines.json', 'npm run --silent test:engines --'),
  needsChromium: true,
};
const nginx = vitestStep('nginx', 'nginx.json', 'TEST_SCOPE=full npx vitest run tools/deployment.test.ts');

function stepsAfterChecks({ full, rest }: { full: boolean; rest: boolean }): Step[] {
  if (full) return [unitTests, ...build, browserStep('Browser tests', 'full'), engines];
  const core = [unitTests, ...build, browserStep('Core browser tests', 'core')];
  return rest ? [...core, browserStep('Other browser tests', 'rest'), engines, nginx] : core;
}

function execute(command: string, show: boolean): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** @param show whether to show the output while the step runs, instead of only that of a failure */
async function run({ name, command, report, needsChromium }: Step, show: boolean): Promise<Result> {
  if (needsChromium && !findChromium()) {
    console.log(`\n— ${name}: skipped. ${MISSING_CHROMIUM}`);
    return process.env['CI']
      ? { passed: 0, failures: [`${name}: Chromium is missing`], skipped: 0 }
      : { passed: 0, failures: [], skipped: 1 };
  }
  if (show) console.log(`\n— ${name}`);
  if (report) rmSync(report.file, { force: true });
  const started = Date.now();
  const { succeeded, output } = await execute(command, show);
  const seconds = String(Math.round((Date.now() - started) / 1000));
  if (!show && !succeeded) console.log(`\n${output}`);
  console.log(`${show ? '  ' : `\n— ${name}: `}${succeeded ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!report) return { passed: succeeded ? 1 : 0, failures: succeeded ? [] : [name], skipped: 0 };
  const result = existsSync(report.file)
    ? report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    : { passed: 0, failures: [], skipped: 0 };
  // A runner that crashed or found no tests has failed.
  const hasCrashed = result.failures.length === 0 && (!succeeded || result.passed + result.skipped === 0);
  return hasCrashed ? { ...result, failures: [`${name}: the test runner failed`] } : result;
}

async function runQueue(queue: Step[], show: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step, show));
  return results;
}

const { values: options } = parseArgs({
  options: { full: { type: 'boolean', default: false }, rest: { type: 'boolean', default: false } },
});
const started = Date.now();
process.env['TEST_SCOPE'] = options.full ? 'full' : 'core';
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
installChromium();
// The other steps need its output.
const results = [await run({ name: 'Texts', command: 'npm run --silent texts' }, false)];
results.push(...(await Promise.all([runQueue(staticChecks, false), runQueue(staticChecks, false)])).flat());
results.push(...(await runQueue(stepsAfterChecks(options), true)));

const failures = results.flatMap((result) => result.failures);
const sum = (key: 'passed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\nAll in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
const skipped = sum('skipped') > 0 ? `, ${String(sum('skipped'))} skipped` : '';
console.log(`\n${String(sum('passed'))} passed, ${String(failures.length)} failed${skipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;
