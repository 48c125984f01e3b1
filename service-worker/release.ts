import { matchRoute } from '@/config/routes';
import { identifyShop, type ShopSite } from '@/domain/shop/identify';
import { isShopVisited } from '@/domain/shop/visited-shops';
import { normalizeUrl } from '@/lib/normalize-url';
import { isInPath } from '@/lib/path-scope';

/** Written into the worker by the build (tools/service-worker.ts). */
declare const __RELEASE__: {
  name: string;
  /** The hashed files of the screens for browsing and ordering. */
  files: readonly string[];
  /** URLs of the payment and tracking pages, which may be on the shop's own origin. */
  externalPages: readonly string[];
  primaryDomain: string;
};
declare const self: ServiceWorkerGlobalScope;

const { name, files, externalPages, primaryDomain } = __RELEASE__;
const CACHE_PREFIX = 'release-';
const CACHE_NAME = CACHE_PREFIX + name;
const PAGE = '/index.html';
const externalPaths = externalPages
  .map((page) => new URL(page))
  .filter(({ origin }) => origin === self.location.origin)
  .map(({ pathname }) => pathname);
/** Folders of every host. On the primary domain, their first segment could be a shop's. */
const HOST_FOLDER = /^\/(?:\.|(?:assets|prerendered)\/)/i;
const FILE_NAME = /\.[a-z]\w{1,4}$/i;
/** The entry script of a release. A maintenance page has none, and a proxy's rewritten page has another type. */
const ENTRY_SCRIPT = /<script(?=[^>]* type="module")[^>]* src="\/assets\/index-[\w-]+\.js"/;
/** The content hash in the file name identifies the content, so `Vary` does not matter. */
const MATCH_OPTIONS = { ignoreVary: true };

function pathOf({ url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin ? pathname : null;
}

export function isExternal(request: Request): boolean {
  const path = pathOf(request);
  return path !== null && externalPaths.some((page) => isInPath(path, page));
}

/** Returns the shop whose page a navigation opens; null for any other address. */
export function shopOf(request: Request): ShopSite | null {
  const { origin, hostname } = self.location;
  if (request.mode !== 'navigate' || pathOf(request) === null) return null;
  const { pathname } = new URL(origin + normalizeUrl(new URL(request.url)));
  const shop = identifyShop(hostname, pathname, primaryDomain);
  const route = matchRoute(pathname.slice(shop.basename.length));
  if (shop.key === '' || !route || HOST_FOLDER.test(pathname)) return null;
  // An order's id may hold any character.
  return route.id !== 'orderDetails' && FILE_NAME.test(pathname) ? null : shop;
}

export function isFile(request: Request): boolean {
  return pathOf(request)?.startsWith('/assets/') ?? false;
}

/** Browsers reject redirected responses to navigations. */
async function withoutRedirect(page: Response): Promise<Response> {
  if (!page.redirected) return page;
  const { status, statusText, headers } = page;
  return new Response(await page.blob(), { status, statusText, headers });
}

async function cachePage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok || !ENTRY_SCRIPT.test(await page.clone().text())) {
    throw new Error(`${PAGE}: ${page.status}, not a page of the storefront`);
  }
  const cache = await caches.open(CACHE_NAME);
  await cache.put(PAGE, await withoutRedirect(page));
}

async function cacheFile(file: string): Promise<void> {
  const answer = (await caches.match(file, MATCH_OPTIONS)) ?? (await fetch(file));
  if (!isCacheable(answer)) throw new Error(`${file}: ${answer.status}`);
  const cache = await caches.open(CACHE_NAME);
  await cache.put(file, answer);
}

/** Hosts without a rule for missing files answer with the page. */
function isCacheable(answer: Response): boolean {
  return answer.ok && !answer.headers.get('Content-Type')?.startsWith('text/html');
}

/** With Save-Data, files are cached when they are used. */
export async function cacheRelease(): Promise<void> {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  await Promise.all([cachePage(), ...(connection?.saveData === true ? [] : files.map(cacheFile))]);
}

/** Former releases cached pictures, too. */
const PICTURE_CACHE = 'pictures';

/** Keeps the previous release's cache for open pages, which may still load its chunks. */
export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(
    (cache) => cache.startsWith(CACHE_PREFIX) && cache !== CACHE_NAME,
  );
  await Promise.all([PICTURE_CACHE, ...others.slice(0, -1)].map((cache) => caches.delete(cache)));
}

/** A shop that was not visited yet is answered by the network, or without one by the cached page. */
export async function pageResponse(request: Request, shop: ShopSite): Promise<Response> {
  const isVisited = await isShopVisited(shop);
  // A payment page may come back with a form, which a reload would send again.
  if (isVisited && request.method === 'POST') return Response.redirect(request.url, 303);
  const cache = await caches.open(CACHE_NAME);
  const page = await cache.match(PAGE, MATCH_OPTIONS);
  if (isVisited && page) return page;
  return fetch(request).catch((error: unknown) => {
    if (!page) throw error;
    return page;
  });
}

/** Searches the caches of all releases. */
export async function fileResponse(request: Request): Promise<Response> {
  const cached = await caches.match(request, MATCH_OPTIONS);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isCacheable(answer)) {
    const cache = await caches.open(CACHE_NAME);
    // When storage is full, the file is fetched again the next time.
    await cache.put(request, answer.clone()).catch(() => undefined);
  } else {
    // A new release has been deployed, so the next visit needs its page.
    await cachePage().catch(() => undefined);
  }
  return answer;
}
