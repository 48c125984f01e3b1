const CACHE_NAME = 'pictures';
/** Pictures kept; the one that was not seen for longest goes first. */
const MAX_PICTURES = 100;
/** ms that a picture waits before it is kept: the page's own answer is in the browser's cache by then. */
const CACHE_DELAY_MS = 3000;
/** What is drawn for maps and analytics is no picture of a shop, and must not be asked for twice. */
const EXTERNAL_HOSTS =
  /(^|\.)(facebook\.com|clarity\.ms|bing\.com|gstatic\.com|google\.com|(maps|khms\d*)\.googleapis\.com)$/;

/** Addresses of what is kept. Filled when the worker starts: whether it answers has to be said at once. */
const cached = new Set<string>();
void caches
  .open(CACHE_NAME)
  .then((cache) => cache.keys())
  .then((requests) => requests.forEach(({ url }) => cached.add(url)));
/** Brought up to date since the worker started. */
const current = new Set<string>();

function isOfShop(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && !EXTERNAL_HOSTS.test(hostname);
}

/** A picture of the shop as pages show it; one that is to be read too is left to the browser. */
export function isPicture({ url, destination, mode }: Request): boolean {
  return destination === 'image' && mode === 'no-cors' && isOfShop(url);
}

/**
 * Answers with a kept picture; any other is left to the browser, under the page's own policy, and kept for the
 * next time.
 */
export function answerPicture(event: FetchEvent): void {
  const { request } = event;
  if (cached.has(request.url)) event.respondWith(answer(request));
  event.waitUntil(cachePicture(request.url));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Keeps a picture as it is now, or does nothing. A shop's host may let nobody read it: it is kept unread. */
export async function cachePicture(url: string): Promise<void> {
  if (current.has(url) || !isOfShop(url)) return;
  current.add(url);
  await new Promise((resolve) => setTimeout(resolve, CACHE_DELAY_MS));
  try {
    const picture = await fetch(url, { mode: 'no-cors', credentials: 'include' });
    if (picture.ok || picture.type === 'opaque') await put(url, picture);
  } catch {
    // Without a network, or where there is no room, it stays as it was.
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
