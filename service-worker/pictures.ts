const CACHE_NAME = 'pictures';
const MAX_PICTURES = 100;
/** By then the page's own response is in the HTTP cache, so the picture is not downloaded twice. */
const CACHE_DELAY_MS = 3000;
/** Hosts of map and analytics images, which must not be requested twice. */
const EXTERNAL_HOSTS =
  /(^|\.)(facebook\.com|clarity\.ms|bing\.com|gstatic\.com|google\.com|(maps|khms\d*)\.googleapis\.com)$/;

/** URLs of the cached pictures, because a fetch handler must decide synchronously. */
const cached = new Set<string>();
let isCacheRead = false;
void readCache();
const refreshed = new Set<string>();

async function readCache(): Promise<void> {
  try {
    const requests = await (await caches.open(CACHE_NAME)).keys();
    requests.forEach(({ url }) => cached.add(url));
  } catch {
    // Without a readable cache, pictures load normally.
  }
  isCacheRead = true;
}

function isShopUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && !EXTERNAL_HOSTS.test(hostname);
}

/** Leaves CORS requests to the browser. */
export function isPicture({ url, destination, mode }: Request): boolean {
  return destination === 'image' && mode === 'no-cors' && isShopUrl(url);
}

/** Responds with a cached picture. Others load normally, under the page's CSP, and are cached afterwards. */
export function handlePicture(event: FetchEvent): void {
  const { request } = event;
  // A picture may wake up a stopped worker before the cache is read.
  if (!isCacheRead || cached.has(request.url)) event.respondWith(cachedPicture(request));
  event.waitUntil(cachePicture(request.url));
}

async function cachedPicture(request: Request): Promise<Response> {
  try {
    const picture = await (await caches.open(CACHE_NAME)).match(request.url, { ignoreVary: true });
    if (picture) return picture;
  } catch {
    // An unreadable cache counts as empty.
  }
  return fetch(request);
}

/** Hosts without CORS yield opaque responses, which are cached, too. */
export async function cachePicture(url: string): Promise<void> {
  if (refreshed.has(url) || !isShopUrl(url)) return;
  refreshed.add(url);
  await new Promise((resolve) => setTimeout(resolve, CACHE_DELAY_MS));
  try {
    const picture = await fetch(url, { mode: 'no-cors', credentials: 'include' });
    if (picture.ok || picture.type === 'opaque') await put(url, picture);
  } catch {
    // Offline or out of storage: the previous copy stays.
  }
}

async function put(url: string, picture: Response): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await cache.put(url, picture);
  cached.add(url);
  const requests = await cache.keys();
  for (const { url: oldest } of requests.slice(0, -MAX_PICTURES)) {
    cached.delete(oldest);
    await cache.delete(oldest);
  }
}
