import { beforeEach, describe, expect, it, vi } from 'vitest';

const PICTURE = 'https://pictures.example/naan.webp';

/** A cache with one picture, which is read once `readCache` is called. */
function stubCache() {
  let readCache = () => {};
  const read = new Promise<void>((resolve) => (readCache = resolve));
  const cache = {
    keys: () => read.then(() => [new Request(PICTURE)]),
    match: (url: string) => Promise.resolve(url === PICTURE ? new Response('naan') : undefined),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return readCache;
}

/** @returns the worker's response; undefined when it leaves the request to the browser */
async function respond(url: string): Promise<string | undefined> {
  const { handlePicture } = await import('./pictures');
  let response: Promise<Response> | undefined;
  handlePicture({
    request: new Request(url),
    respondWith: (value: Promise<Response>) => (response = value),
    waitUntil: () => undefined,
  } as unknown as FetchEvent);
  return response && (await response).text();
}

describe('the service worker', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('from the network'))),
    );
  });

  it('responds with a cached picture while it is still reading the cache', async () => {
    stubCache();
    expect(await respond(PICTURE)).toBe('naan');
    expect(await respond('https://pictures.example/dal.webp')).toBe('from the network');
  });

  it('leaves all pictures to the browser when the cache cannot be opened', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('disk full')) });
    await import('./pictures');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await respond(PICTURE)).toBeUndefined();
  });

  it('loads a picture from the network when the cache cannot be searched', async () => {
    const cache = {
      keys: () => new Promise(() => undefined),
      match: () => Promise.reject(new Error('damaged')),
    };
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    expect(await respond(PICTURE)).toBe('from the network');
  });

  it('leaves pictures that are not cached to the browser once the cache is read', async () => {
    stubCache()();
    await import('./pictures');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await respond(PICTURE)).toBe('naan');
    expect(await respond('https://pictures.example/dal.webp')).toBeUndefined();
  });
});
