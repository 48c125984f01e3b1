import { checkApi } from './check';
import { HELP, readOptions } from './options';
import { jsonReport, textReport } from './report';

/** @returns the output and the exit code of `npm run check-api`. @throws Error with a message for invalid options */
export async function runCheck(args: string[]): Promise<{ output: string; code: number }> {
  const options = readOptions(args);
  if (options.help) return { output: HELP, code: 0 };
  const result = await checkApi(options);
  return {
    output: options.json ? jsonReport(result) : textReport(result),
    code: result.findings.some(({ level }) => level === 'error') ? 1 : 0,
  };
}
