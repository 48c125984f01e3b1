import { beforeEach, describe, expect, it, vi } from 'vitest';

const script = new Request('http://spice-garden.localhost:4000/assets/menu-a1b2c3.js');

function answerWith(body: string, type: string) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }))),
  );
}

const fullCache = {
  match: () => Promise.resolve(undefined),
  put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
};

beforeEach(() => {
  vi.stubGlobal('__RELEASE__', { name: 'test', files: ['/assets/menu.js'], externalPages: [] });
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

it('a form that is posted to a page is answered with 303 to the same address', async () => {
  const { pageResponse } = await import('./release');
  for (const url of [
    '/spice-garden/orderInfo?OrderId=%231042%20a',
    '/spice-garden/orderInfo',
    '//evil.example/',
  ]) {
    const page = new URL(script.url).origin + url;
    const form = new URLSearchParams({ status: 'success' });
    const { status, headers } = await pageResponse(new Request(page, { method: 'POST', body: form }));
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(page);
  }
});

it.each([
  [true, ['/index.html']],
  [false, ['/index.html', '/assets/menu.js']],
])('caches all files of a release, but only its page with Save-Data (%s)', async (saveData, cached) => {
  vi.stubGlobal('self', { location: new URL(script.url), navigator: { connection: { saveData } } });
  const put = vi.fn<(file: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(undefined),
    open: () => Promise.resolve({ ...fullCache, put }),
  });
  answerWith('export {}', 'text/javascript');
  const { cacheRelease } = await import('./release');
  await cacheRelease();
  expect(put.mock.calls.map(([file]) => file)).toEqual(cached);
});

it('a new release deletes the former picture cache and the caches of older releases, but keeps the previous one', async () => {
  const remove = vi.fn(() => Promise.resolve(true));
  const names = ['other', 'release-1', 'release-2', 'release-3', 'release-test'];
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), delete: remove });
  const { deleteOldCaches } = await import('./release');
  await deleteOldCaches();
  expect(remove.mock.calls).toEqual([['pictures'], ['release-1'], ['release-2']]);
});
