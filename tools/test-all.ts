/** `npm test`: every check of the project; closes with `N passed, N failed`. */
import { runChecks } from './checks';

await runChecks();
