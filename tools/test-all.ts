/** `npm test`: runs every check and prints `N passed, N failed`. */
import { runChecks } from './checks';

await runChecks({ ENGINE_WINDOWS: 'common' });
