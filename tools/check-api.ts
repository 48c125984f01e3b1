/** `npm run check-api -- --api URL --shop NAME …`: sends the storefront's calls to a back end and reports differences. */
import { runCheck } from './check-api/run';
import { fail } from './run-together';

async function run(): Promise<void> {
  const { output, code } = await runCheck(process.argv.slice(2));
  console.log(output);
  process.exitCode = code;
}

run().catch(fail);
