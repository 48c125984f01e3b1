/** `npm run test:full`: all faults, inputs and sequences, all browser tests in all windows and engines, and load tests. */
import { runChecks } from './checks';

await runChecks({ CHAOS: 'all', FUZZ_RUNS: 'many', MODEL_RUNS: 'many', E2E_RUNS: 'all' }, [
  { name: 'Load', command: 'npm run --silent load' },
]);
