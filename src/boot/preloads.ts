import { putPreloadedRequest } from '@/api/preloaded-requests';
import {
  catalogueCalls,
  lookupRequest,
  startupRequest,
  type ApiRequest,
  type CatalogueCall,
} from '@/api/endpoints';
import { matchesPattern } from '@/config/routes';
import { readCartId } from '@/domain/persisted/ids';
import type { ShopSite } from '@/domain/shop/identify';
import { parseLookup } from '@/domain/shop/parse-lookup';

async function send({ method, url, fields }: ApiRequest): Promise<string> {
  const form = new URLSearchParams(fields);
  const answer = await (method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { cache: 'no-store' })
    : fetch(url, {
        method,
        cache: 'no-store',
        body: form.toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`, { cause: answer });
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

export interface BootPage {
  id: string;
  patterns: readonly string[];
  /** The page's hashed files, beyond those that every page loads. */
  files: readonly string[];
}

/** Filled in by the build (tools/boot-script.ts). */
declare const __PAGES__: readonly BootPage[];

/** @param path below the restaurant's base */
export function matchPage(path: string): BootPage | undefined {
  return __PAGES__.find(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, path)));
}

export function preloadPageFiles(page: BootPage | undefined): void {
  for (const file of page?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    }
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

const isLink = (url: unknown): url is string => typeof url === 'string' && /^(https?:\/\/|\/)/i.test(url);

/** Reads the answer itself: the parsers are too large for an inline script. @param banners text of the banners call. */
export function preloadFirstBanner(banners: string): void {
  const answer: unknown = JSON.parse(banners);
  const records = Array.isArray(answer) ? (answer as ({ ImageUrl?: unknown } | null)[]) : [];
  const url = records.map((record) => record?.ImageUrl).find(isLink);
  if (url === undefined) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = url;
}
