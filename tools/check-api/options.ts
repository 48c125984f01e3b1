import { parseArgs } from 'node:util';
import { isLoggedInPhone } from '../../src/domain/session/types';
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
  /** Whether to create and delete a guest's cart. */
  write: boolean;
}

export const HELP = `npm run check-api -- --api URL --shop NAME [options]

Sends the storefront's own calls to a back end and compares the answers with docs/api/openapi.yaml.
Exit code 1 for anything that would break a diner's order, 0 otherwise.

  --api URL      address before /api/, as VITE_API_HOST
  --lookup URL   address before /restro_id_new/, as VITE_LOOKUP_HOST (default: the one of --api)
  --shop NAME    slug or domain of a restaurant
  --origin URL   origin of the shop's page (default: https://NAME for a domain, http://localhost:4000 for a slug)
  --phone N      phone of a diner: also reads addresses, wallet and orders
  --write        also fills a guest's cart, reads it and its bill, and deletes it;
                 the guest remains on the server, without a cart
`;

/** @returns null when help was requested. @throws Error that names the wrong option */
export function readOptions(args: readonly string[]): CheckOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: { type: 'string', default: '' },
      lookup: { type: 'string' },
      shop: { type: 'string', default: '' },
      origin: { type: 'string' },
      phone: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, phone, write } = values;
  if (help) return null;
  const name = values.shop.trim();
  if (!name) throw new Error('--shop: name a restaurant by its slug or its domain');
  if (/[/\s]/.test(name)) throw new Error(`--shop: '${name}' is neither a slug nor a domain`);
  if (phone && !isLoggedInPhone(phone)) throw new Error(`--phone: '${phone}' does not have ten digits`);
  const isDomain = name.includes('.');
  const api = addressOf('--api', values.api);
  const origin = values.origin ?? (isDomain ? `https://${name}` : 'http://localhost:4000');
  return {
    api,
    lookup: values.lookup === undefined ? api : addressOf('--lookup', values.lookup),
    // As on the shop's own domain: without `www.`, in lower case.
    shop: isDomain ? identifyShop(name, '/', '').domain : name,
    origin: new URL(addressOf('--origin', origin)).origin,
    isOriginAssumed: values.origin === undefined && !isDomain,
    phone,
    write,
  };
}

function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`${option}: '${text}' is no http(s) address`);
  return text.replace(/\/+$/, '');
}
