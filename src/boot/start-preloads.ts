import { putPreloadedRequest } from '@/api/preloaded-requests';
import {
  catalogueCalls,
  lookupRequest,
  startupRequest,
  type ApiRequest,
  type CatalogueCall,
} from '@/api/endpoints';
import { readCartId } from '@/domain/persisted/ids';
import type { ShopSite } from '@/domain/shop/identify';
import { parseLookup } from '@/domain/shop/parse-lookup';

async function send({ method, url, fields }: ApiRequest): Promise<string> {
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

function preload(request: ApiRequest): Promise<string> {
  const answer = send(request);
  // Prevents an unhandled rejection when the request is never taken.
  answer.catch(() => undefined);
  putPreloadedRequest(request, answer);
  return answer;
}

/** Preloads the lookup, the cart (if persisted) and the catalogue (docs/behaviour.md 1.2). */
export async function startPreloadedRequests(
  site: ShopSite,
): Promise<Record<CatalogueCall, Promise<string>>> {
  if (!site.domain) throw new Error('The URL names no restaurant');
  const lookup = preload(lookupRequest(site.domain));
  const cartId = readCartId(site);
  if (cartId) void preload(startupRequest('cart', cartId));

  const shop = parseLookup(await lookup);
  if (!shop) throw new Error('There is no such restaurant');
  const calls = Object.keys(catalogueCalls) as CatalogueCall[];
  const answers = calls.map((call) => [call, preload(startupRequest(call, shop.restaurantId))] as const);
  return Object.fromEntries(answers) as Record<CatalogueCall, Promise<string>>;
}
