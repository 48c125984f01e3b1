import { handOver } from '@/api/early-calls';
import { catalogueCalls, type CatalogueCall } from '@/api/endpoints';
import { lookupRequest, openingRequest, type ApiRequest } from '@/api/request';
import type { ShopAddress } from '@/domain/shop/identify';
import { parseLookup } from '@/domain/shop/parse-lookup';
import { localTexts } from '@/lib/local';
import { cartKeyOf, readKeptId } from '@/store/kept-id';

async function ask({ method, url, fields }: ApiRequest): Promise<string> {
  const form = new URLSearchParams(fields);
  const answer = await (method === 'GET'
    ? fetch(`${url}?${form.toString()}`)
    : fetch(url, {
        method,
        body: form.toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

function start(request: ApiRequest): Promise<string> {
  const answer = ask(request);
  // Nobody may come for it: then its failure is nobody's either.
  answer.catch(() => undefined);
  handOver(request, answer);
  return answer;
}

/**
 * Asks for the cart, if one is known, and for the restaurant that the address names; as soon as its id is
 * known, for its catalogue (spec, section 4: Shop start-up).
 * @returns the text of each answer of the catalogue.
 */
export async function startFirstCalls(address: ShopAddress): Promise<Record<CatalogueCall, Promise<string>>> {
  if (!address.domain) throw new Error('The address names no restaurant');
  const lookup = start(lookupRequest(address.domain));
  const cartId = readKeptId(localTexts.get(cartKeyOf(address)));
  if (cartId) void start(openingRequest('cart', cartId));

  const shop = parseLookup(await lookup);
  if (!shop) throw new Error('There is no such restaurant');
  const calls = Object.keys(catalogueCalls) as CatalogueCall[];
  const answers = calls.map((call) => [call, start(openingRequest(call, shop.restaurantId))] as const);
  return Object.fromEntries(answers) as Record<CatalogueCall, Promise<string>>;
}
