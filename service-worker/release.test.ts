import { beforeEach, describe, expect, it, vi } from 'vitest';

const script = new Request('http://spice-garden.localhost:4000/assets/menu-a1b2c3.js');

function answerWith(body: string, type: string) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }))),
  );
}

const page = '<!doctype html><script type="module" crossorigin src="/assets/index-a1b2c3.js"></script>';

/** A navigation, which only browsers can create. */
function navigation(path: string, origin = 'http://localhost:4000', options?: RequestInit): Request {
  vi.stubGlobal('self', { location: new URL(origin) });
  return Object.defineProperty(new Request(origin + path, options), 'mode', { value: 'navigate' });
}

const fullCache = {
  match: () => Promise.resolve(undefined),
  put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
};

beforeEach(() => {
  vi.stubGlobal('__RELEASE__', {
    name: 'test',
    files: ['/assets/menu.js'],
    externalPages: [],
    primaryDomain: 'localhost',
  });
  vi.stubGlobal('self', { location: new URL(script.url) });
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(undefined),
    open: () => Promise.resolve(fullCache),
  });
});

describe('a file that is not cached', () => {
  it('is answered from the network when the cache is full', async () => {
    answerWith('export {}', 'text/javascript');
    const { fileResponse } = await import('./release');
    expect(await (await fileResponse(script)).text()).toBe('export {}');
  });

  it('is not cached when the host answers with a page', async () => {
    const put = vi.fn(() => Promise.resolve());
    vi.stubGlobal('caches', {
      match: () => Promise.resolve(undefined),
      open: () => Promise.resolve({ ...fullCache, put }),
    });
    answerWith('<!doctype html>', 'text/html; charset=utf-8');
    const { fileResponse } = await import('./release');
    await fileResponse(script);
    expect(put).not.toHaveBeenCalledWith(script, expect.anything());
  });
});

const SHOP_HOST = 'http://spice-garden.localhost:4000';

it.each([
  ['/spice-garden', undefined, 'spice-garden'],
  ['/Spice-Garden/menu/Dr.%20Pepper', undefined, 'spice-garden'],
  ['/sri.krishna/menu', undefined, 'sri.krishna'],
  ['//spice-garden//orderInfo?OrderId=%231042', undefined, 'spice-garden'],
  ['/order-history/order-details/A.1042', SHOP_HOST, 'spice-garden.localhost'],
  ['/spice-garden/order-history/order-details/POS.AB12', undefined, 'spice-garden'],
  ['/', SHOP_HOST, 'spice-garden.localhost'],
])('%s is a page of a shop', async (path, origin, key) => {
  const { shopOf } = await import('./release');
  expect(shopOf(navigation(path, origin))?.key).toBe(key);
});

it.each([
  ['/', undefined],
  ['/%/menu', undefined],
  ['/menu.pdf', undefined],
  ['/.well-known/', undefined],
  ['/assets/menu', undefined],
  ['/prerendered/', undefined],
  ['/spice-garden/blog', undefined],
  ['/spice-garden/sitemap.xml', undefined],
  ['/menu.pdf', SHOP_HOST],
  ['/menu/winter.pdf', SHOP_HOST],
  ['/.well-known/assetlinks.json', SHOP_HOST],
  ['/blog/', SHOP_HOST],
])('%s is left to the network', async (path, origin) => {
  const { shopOf } = await import('./release');
  expect(shopOf(navigation(path, origin))).toBeNull();
});

/** The cached page, and whether this browser has visited the shop before. */
function cachePage({ isVisited }: { isVisited: boolean }) {
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(isVisited ? new Response() : undefined),
    open: () => Promise.resolve({ match: () => Promise.resolve(new Response('cached')) }),
  });
}

async function answerTo(request: Request) {
  const { pageResponse, shopOf } = await import('./release');
  return pageResponse(request, shopOf(request)!);
}

it('a visited shop has the cached page, and any other folder of the domain what the host has there', async () => {
  answerWith('<h1>Blog</h1>', 'text/html');
  cachePage({ isVisited: true });
  expect(await (await answerTo(navigation('/spice-garden/'))).text()).toBe('cached');
  cachePage({ isVisited: false });
  expect(await (await answerTo(navigation('/blog/'))).text()).toBe('<h1>Blog</h1>');
  expect((await answerTo(navigation('/blog/', undefined, { method: 'POST' }))).status).toBe(200);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await answerTo(navigation('/night-owl/'))).text()).toBe('cached');
});

it('a form that is posted to a page is answered with 303 to the same address', async () => {
  cachePage({ isVisited: true });
  for (const url of [
    '/spice-garden/orderInfo?OrderId=%231042%20a',
    '/spice-garden/orderInfo',
    '//evil.example/menu',
  ]) {
    const form = navigation(url, undefined, { method: 'POST' });
    const { status, headers } = await answerTo(form);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(form.url);
  }
});

it.each([
  ['a maintenance page of the host', '<!doctype html><script src="/maintenance.js"></script>', 200],
  ['a page whose scripts a proxy has rewritten', page.replace('module', '9f1-module'), 200],
  ['a page that a proxy loads later', page.replace(' type', ' type="text/psajs" data-type'), 200],
  ['an answer with an error status', page, 503],
])('%s is never kept as the page', async (_, body, status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  const put = vi.fn(() => Promise.resolve());
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(undefined),
    open: () => Promise.resolve({ ...fullCache, put }),
  });
  const { cacheRelease, fileResponse } = await import('./release');
  vi.stubGlobal('self', { location: new URL(script.url), navigator: {} });
  await expect(cacheRelease()).rejects.toThrow('not a page of the storefront');
  await fileResponse(script);
  expect(put).not.toHaveBeenCalledWith('/index.html', expect.anything());
});

it.each([
  [true, ['/index.html']],
  [false, ['/assets/menu.js', '/index.html']],
])('caches all files of a release, but only its page with Save-Data (%s)', async (saveData, cached) => {
  vi.stubGlobal('self', { location: new URL(script.url), navigator: { connection: { saveData } } });
  const put = vi.fn<(file: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(undefined),
    open: () => Promise.resolve({ ...fullCache, put }),
  });
  vi.stubGlobal('fetch', (file: string) =>
    Promise.resolve(new Response(file === '/index.html' ? page : 'export {}')),
  );
  const { cacheRelease } = await import('./release');
  await cacheRelease();
  expect(put.mock.calls.map(([file]) => file).sort()).toEqual(cached);
});

it('a new release deletes the former picture cache and the caches of older releases, but keeps the previous one', async () => {
  const remove = vi.fn(() => Promise.resolve(true));
  const names = ['other', 'release-1', 'release-2', 'release-3', 'release-test'];
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), delete: remove });
  const { deleteOldCaches } = await import('./release');
  await deleteOldCaches();
  expect(remove.mock.calls).toEqual([['pictures'], ['release-1'], ['release-2']]);
});
