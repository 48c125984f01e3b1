/** `npm run sandbox [-- --port N --store FILE --menu FILE ... --fresh]`: the sandbox alone. */
import { startSandbox } from '../sandbox/server';
import { readOptions, STOREFRONT_PORT } from './options';
import { printUrls } from './print-urls';
import { fail, runTogether } from './run-together';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const sandbox = await startSandbox({ ...options, log: console.log });
  runTogether([{ name: 'The sandbox', server: sandbox.server, close: sandbox.close }]);
  printUrls(options.restaurants, STOREFRONT_PORT, sandbox.origin);
}

run().catch(fail);
