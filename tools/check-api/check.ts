import { parseEnv } from '../../src/config/env-schema';
import { headerFindings, mixedContentFindings, pictureFindings } from './browser-needs';
import { recordExchanges } from './exchange';
import type { Finding } from './findings';
import type { CheckOptions } from './options';
import { Player, type PlayedCall } from './player';
import { menuFindings, readShop } from './read-calls';
import { repeatedIdFindings } from './repeated-ids';
import { playGuestCart } from './write-calls';

export interface CheckResult {
  played: readonly PlayedCall[];
  /** Of all calls, and of checks beyond single calls. */
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
  const player = new Player(await import('./product'), exchanges);
  const shop = await readShop(player, name, phone);
  if (!shop && player.played.every((call) => call.findings.every(({ level }) => level !== 'error')))
    findings.push({ level: 'error', call: 'lookup', text: `there is no restaurant at '${name}'` });
  if (shop?.menu) findings.push(...menuFindings(shop.menu, shop.options), ...repeatedIdsOf(player.played));
  if (shop && write) findings.push(...(await playGuestCart(player, shop)));
  findings.push(
    ...headerFindings(
      player.played.map(({ exchange }) => exchange),
      options,
    ),
  );
  if (shop) findings.push(...(await pictureFindings(shop.pictures, origin)));
  const ofCalls = player.played.flatMap((call) => call.findings);
  return { played: player.played, findings: [...ofCalls, ...findings] };
}

function repeatedIdsOf(played: readonly PlayedCall[]): Finding[] {
  const dishes = played.find(({ exchange }) => exchange.call.name === 'dishes');
  return dishes ? repeatedIdFindings(JSON.parse(dishes.exchange.body)) : [];
}
