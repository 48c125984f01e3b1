import { isInPath } from '@/lib/path-scope';

/** What the build tells the worker of the release that it belongs to. */
declare const __RELEASE__: {
  /** Differs from that of every other release. */
  name: string;
  /** The hashed files that the screens need on which a diner reads and orders. */
  files: readonly string[];
  /** The payment and tracking pages, which may stand on the shop's own origin. */
  externalPages: readonly string[];
};
declare const self: ServiceWorkerGlobalScope;

const { name, files, externalPages } = __RELEASE__;
const CACHE_PREFIX = 'release-';
const CACHE_NAME = CACHE_PREFIX + name;
const PAGE = '/index.html';
const externalPaths = externalPages
  .map((page) => new URL(page))
  .filter(({ origin }) => origin === self.location.origin)
  .map(({ pathname }) => pathname);
/** Addresses that are files of their own although a browser may be sent to them. */
const NOT_A_PAGE = /^\/(assets|prerendered)\/|^\/[\w.-]+\.(html|js|md|svg|txt)$|\/sitemap\.xml$/;
/** A file's name says what is in it, whatever else its answer depended on. */
const MATCH_OPTIONS = { ignoreVary: true };

function pathOf({ url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin ? pathname : null;
}

/** Whether a request is for a payment or tracking page on this origin, or for anything below one. */
export function isExternal(request: Request): boolean {
  const path = pathOf(request);
  return path !== null && externalPaths.some((page) => isInPath(path, page));
}

export function isPage(request: Request): boolean {
  const path = pathOf(request);
  return request.mode === 'navigate' && path !== null && !NOT_A_PAGE.test(path);
}

/** Whether a request is for a file whose name carries a hash of what is in it. */
export function isFile(request: Request): boolean {
  return pathOf(request)?.startsWith('/assets/') ?? false;
}

/** A host that answers from another address sends on to it, which browsers refuse of a kept page. */
async function withoutRedirect(page: Response): Promise<Response> {
  if (!page.redirected) return page;
  const { status, statusText, headers } = page;
  return new Response(await page.blob(), { status, statusText, headers });
}

async function cachePage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  const cache = await caches.open(CACHE_NAME);
  await cache.put(PAGE, await withoutRedirect(page));
}

async function cacheFile(file: string): Promise<void> {
  const answer = (await caches.match(file, MATCH_OPTIONS)) ?? (await fetch(file));
  if (!isWhole(answer)) throw new Error(`${file}: ${answer.status}`);
  const cache = await caches.open(CACHE_NAME);
  await cache.put(file, answer);
}

/** A host without a rule for missing files may answer with its page. */
function isWhole(answer: Response): boolean {
  return answer.ok && !answer.headers.get('Content-Type')?.startsWith('text/html');
}

/** Fetches what is not kept yet; where data are to be saved, only the page, and each file when it is used. */
export async function cacheRelease(): Promise<void> {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  const isSparing = connection?.saveData === true || self.location.search === '?sparing';
  await Promise.all([cachePage(), ...(isSparing ? [] : files.map(cacheFile))]);
}

/** The release before this one stays: a page of it may be open and still need a part of itself. */
export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(
    (cache) => cache.startsWith(CACHE_PREFIX) && cache !== CACHE_NAME,
  );
  await Promise.all(others.slice(0, -1).map((cache) => caches.delete(cache)));
}

/** Every address of the shop has the same page; what it shows is made in the browser. */
export async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.match(PAGE, MATCH_OPTIONS)) ?? fetch(request);
}

/** A file that is kept, of whichever release; others are kept from now on. */
export async function answerFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, MATCH_OPTIONS);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isWhole(answer)) {
    const cache = await caches.open(CACHE_NAME);
    // Without room for it, the file is fetched again the next time.
    await cache.put(request, answer.clone()).catch(() => undefined);
  } else {
    // Another release has been deployed: the page that is opened next has to be that one's.
    await cachePage().catch(() => undefined);
  }
  return answer;
}
