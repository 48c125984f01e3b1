/** Reads the JSON reports of the test runners. */

export interface Result {
  passed: number;
  /** File and title of each failed test. */
  failures: string[];
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** A file that fails to load has no tests and counts as one failure. */
export function readVitestReport(report: unknown): Result {
  const { numPassedTests, numPendingTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [name];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: numPassedTests, failures, skipped: numPendingTests };
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; skipped: number };
}

const failuresIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file} (${projectName}): ${title}`),
  ),
  ...suites.flatMap(failuresIn),
];

export function readPlaywrightReport(report: unknown): Result {
  const { stats } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failures: failuresIn(report as PlaywrightReport),
    skipped: stats.skipped,
  };
}
