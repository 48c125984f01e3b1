/** `npm run check-api -- --api URL --shop NAME …`: plays the storefront's calls against a back end and reports differences. */
import { checkApi } from './check-api/check';
import { HELP, readOptions } from './check-api/options';
import { jsonReport, textReport } from './check-api/report';
import { fail } from './run-together';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  const result = await checkApi(options);
  console.log(options.json ? jsonReport(result) : textReport(result));
  process.exitCode = result.findings.some(({ level }) => level === 'error') ? 1 : 0;
}

run().catch(fail);
