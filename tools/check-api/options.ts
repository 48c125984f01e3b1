import { parseArgs } from 'node:util';
import { isLoggedInPhone } from '../../src/domain/session/phone';
import { identifyShop } from '../../src/domain/shop/identify';

export interface CheckOptions {
  /** As VITE_API_HOST. */
  api: string;
  /** As VITE_LOOKUP_HOST. */
  lookup: string;
  /** Slug or domain, as the lookup knows it. */
  shop: string;
  /** Origin that a browser on the shop's page sends. */
  origin: string;
  /** Whether the origin is a guess: no option names it, and the shop's name is no domain. */
  isOriginAssumed: boolean;
  /** Phone of a diner, for saved addresses, the wallet and past orders. */
  phone: string;
  /** Whether to create, change and delete a guest's cart. */
  write: boolean;
  json: boolean;
  help: boolean;
}

export const HELP = `npm run check-api -- --api URL --shop NAME [options]

Sends the storefront's own calls to a back end and compares the answers with docs/api/openapi.yaml.
Exit code 1 for anything that would break a diner's order, 0 otherwise.

  --api URL      address before /api/, as VITE_API_HOST
  --lookup URL   address before /restro_id_new/, as VITE_LOOKUP_HOST (default: the one of --api)
  --shop NAME    slug or domain of a restaurant
  --origin URL   origin of the shop's page (default: https://NAME for a domain, http://localhost:4000 for a slug)
  --phone N      phone of a diner: also reads addresses, wallet and orders
  --write        also exercises a guest's cart (add, change, price, offer, remove) and deletes it;
                 the guest remains on the server, without a cart
  --json         prints JSON: npm run -s check-api -- --json …
`;

/** @throws Error that names the option */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: { type: 'string', default: '' },
      lookup: { type: 'string' },
      shop: { type: 'string', default: '' },
      origin: { type: 'string' },
      phone: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { phone, write, json, help } = values;
  const shop = values.shop.trim();
  const options = { shop: lookupName(shop), phone, write, json, help };
  if (help) return { ...options, api: '', lookup: '', origin: '', isOriginAssumed: false };
  if (!shop) throw new Error('--shop: name a restaurant by its slug or its domain');
  if (/[/\s]/.test(shop)) throw new Error(`--shop: '${shop}' is neither a slug nor a domain`);
  if (phone && !isLoggedInPhone(phone)) throw new Error(`--phone: '${phone}' does not have ten digits`);
  const api = addressOf('--api', values.api);
  return {
    ...options,
    api,
    lookup: values.lookup === undefined ? api : addressOf('--lookup', values.lookup),
    origin: new URL(addressOf('--origin', values.origin ?? defaultOrigin(shop))).origin,
    isOriginAssumed: values.origin === undefined && !isDomain(shop),
  };
}

const isDomain = (shop: string) => shop.includes('.');

const defaultOrigin = (shop: string) => (isDomain(shop) ? `https://${shop}` : 'http://localhost:4000');

/** Domains are looked up as the storefront does on them: without `www.`, in lower case. */
const lookupName = (shop: string) => (isDomain(shop) ? identifyShop(shop, '/', '').domain : shop);

function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`${option}: '${text}' is no http(s) address`);
  return text.replace(/\/+$/, '');
}
