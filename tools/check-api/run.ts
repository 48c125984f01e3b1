import './storefront-env';
import { serverEnv } from '../../src/config/server-env';
import { CallRecorder } from './call-recorder';
import { corsFindings } from './findings';
import { checkGuestCart } from './guest-cart';
import { HELP, readOptions } from './options';
import { readShop } from './read-shop';
import { startRecordingProxy } from './recording-proxy';
import { reportOf } from './report';

/** @returns the output and the exit code of `npm run check-api`. @throws Error for a wrong option */
export async function runCheck(args: readonly string[]): Promise<{ output: string; code: number }> {
  const options = readOptions(args);
  if (!options) return { output: HELP, code: 0 };
  const proxy = await startRecordingProxy(options);
  try {
    Object.assign(serverEnv, { apiHost: proxy.address, lookupHost: proxy.address });
    const recorder = new CallRecorder(proxy.exchanges);
    const shop = await readShop(recorder, options);
    if (shop && options.write) await checkGuestCart(recorder, shop);
    const exchanges = recorder.calls.map(({ exchange }) => exchange);
    const others = [...recorder.others, ...corsFindings(exchanges, options)];
    const { output, hasErrors } = reportOf(recorder.calls, others);
    return { output, code: hasErrors ? 1 : 0 };
  } finally {
    await proxy.close();
  }
}
