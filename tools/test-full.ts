/**
 * `npm run test:full`: the checks of `npm test`, in which the tests that try many things try them all: every kind of
 * fault in every scene of tests/chaos, ten times the answers of tests/fuzz, many long sequences of tests/model,
 * every end-to-end test in both windows; then the load of many diners and of a long visit.
 */
import { runChecks } from './checks';

await runChecks({ CHAOS: 'all', FUZZ_RUNS: 'many', MODEL_RUNS: 'many', E2E_RUNS: 'all' }, [
  { name: 'Load', command: 'npm run --silent load' },
]);
