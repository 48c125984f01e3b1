/** `npm test`: runs every check but rare cases, and prints `N passed, N failed`. */
import { runChecks } from './checks';

await runChecks({ E2E_RUNS: 'common', ENGINE_WINDOWS: 'common' });
