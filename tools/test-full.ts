/** `npm run test:full`: `npm test` with all faults, inputs and sequences, both window sizes, and load tests. */
import { runChecks } from './checks';

await runChecks({ CHAOS: 'all', FUZZ_RUNS: 'many', MODEL_RUNS: 'many', E2E_RUNS: 'all' }, [
  { name: 'Load', command: 'npm run --silent load' },
]);
