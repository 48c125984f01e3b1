import { parseEnv } from '../../src/config/env-schema';
import { headerFindings, mixedContentFindings, pictureFindings } from './browser-needs';
import { recordExchanges } from './exchange';
import type { Finding } from './findings';
import type { CheckOptions } from './options';
import { CallRecorder, type RecordedCall } from './call-recorder';
import { menuFindings, readShop } from './read-calls';
import { repeatedIdFindings } from './repeated-ids';
import { checkGuestCart } from './write-calls';

export interface CheckResult {
  recorded: readonly RecordedCall[];
  findings: readonly Finding[];
}

/** Sets the storefront's configuration, which a build has compiled in. */
function configure({ api, lookup }: CheckOptions): void {
  const env = parseEnv({
    VITE_API_HOST: api,
    VITE_LOOKUP_HOST: lookup,
    VITE_PRIMARY_DOMAIN: 'localhost',
    VITE_PAYMENT_URL: `${api}/pay`,
    VITE_TRACKING_URL: `${api}/track`,
  });
  Object.assign(globalThis, { __STOREFRONT_ENV__: env });
}

export async function checkApi(options: CheckOptions): Promise<CheckResult> {
  configure(options);
  const { shop: name, phone, origin, write } = options;
  const findings = mixedContentFindings(options);
  const exchanges = recordExchanges(origin);
  const recorder = new CallRecorder(await import('./storefront-api'), exchanges);
  const shop = await readShop(recorder, name, phone);
  if (!shop && recorder.recorded.every((call) => call.findings.every(({ level }) => level !== 'error')))
    findings.push({ level: 'error', call: 'lookup', text: `there is no restaurant at '${name}'` });
  if (shop?.menu)
    findings.push(...menuFindings(shop.menu, shop.options), ...repeatedIdsOf(recorder.recorded));
  if (shop && write) findings.push(...(await checkGuestCart(recorder, shop)));
  findings.push(
    ...headerFindings(
      recorder.recorded.map(({ exchange }) => exchange),
      options,
    ),
  );
  if (shop) findings.push(...(await pictureFindings(shop.pictures, origin)));
  const ofCalls = recorder.recorded.flatMap((call) => call.findings);
  return { recorded: recorder.recorded, findings: [...ofCalls, ...findings] };
}

function repeatedIdsOf(recorded: readonly RecordedCall[]): Finding[] {
  const dishes = recorded.find(({ exchange }) => exchange.call.name === 'dishes');
  return dishes ? repeatedIdFindings(JSON.parse(dishes.exchange.body)) : [];
}
