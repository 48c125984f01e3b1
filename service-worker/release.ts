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
const PREFIX = 'release-';
const CACHE = PREFIX + name;
const PAGE = '/index.html';
const externalPaths = externalPages
  .map((page) => new URL(page))
  .filter(({ origin }) => origin === self.location.origin)
  .map(({ pathname }) => pathname);
/** Addresses that are files of their own although a browser may be sent to them. */
const NO_PAGE = /^\/(assets|snapshots)\/|^\/[\w.-]+\.(html|js|md|svg|txt)$|\/sitemap\.xml$/;
/** A file's name says what is in it, whatever else its answer depended on. */
const BY_NAME = { ignoreVary: true };

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
  return request.mode === 'navigate' && path !== null && !NO_PAGE.test(path);
}

/** Whether a request is for a file whose name carries a hash of what is in it. */
export function isFile(request: Request): boolean {
  return pathOf(request)?.startsWith('/assets/') ?? false;
}

/** A host that answers from another address sends on to it, which browsers refuse of a kept page. */
async function withoutDetour(page: Response): Promise<Response> {
  if (!page.redirected) return page;
  const { status, statusText, headers } = page;
  return new Response(await page.blob(), { status, statusText, headers });
}

async function keepPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, await withoutDetour(page));
}

async function keepFile(file: string): Promise<void> {
  const answer = (await caches.match(file, BY_NAME)) ?? (await fetch(file));
  if (!isWhole(answer)) throw new Error(`${file}: ${answer.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(file, answer);
}

/** A host without a rule for missing files may answer with its page. */
function isWhole(answer: Response): boolean {
  return answer.ok && !answer.headers.get('Content-Type')?.startsWith('text/html');
}

/** Fetches what is not kept yet; where data are to be saved, only the page, and each file when it is used. */
export async function keepRelease(): Promise<void> {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  const isSparing = connection?.saveData === true || self.location.search === '?sparing';
  await Promise.all([keepPage(), ...(isSparing ? [] : files.map(keepFile))]);
}

/** The release before this one stays: a page of it may be open and still need a part of itself. */
export async function forgetOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter((cache) => cache.startsWith(PREFIX) && cache !== CACHE);
  await Promise.all(others.slice(0, -1).map((cache) => caches.delete(cache)));
}

/** Every address of the shop has the same page; what it shows is made in the browser. */
export async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE, BY_NAME)) ?? fetch(request);
}

/** A file that is kept, of whichever release; others are kept from now on. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, BY_NAME);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) {
    const cache = await caches.open(CACHE);
    // Without room for it, the file is fetched again the next time.
    await cache.put(request, answer.clone()).catch(() => undefined);
  } else {
    // Another release has been deployed: the page that is opened next has to be that one's.
    await keepPage().catch(() => undefined);
  }
  return answer;
}
