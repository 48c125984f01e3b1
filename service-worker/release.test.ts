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
  vi.stubGlobal('__RELEASE__', { name: 'test', files: [], externalPages: [] });
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

it('a new release deletes the caches of older releases, but keeps the previous one and other caches', async () => {
  const remove = vi.fn(() => Promise.resolve(true));
  const names = ['pictures', 'release-1', 'release-2', 'release-3', 'release-test'];
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), delete: remove });
  const { deleteOldCaches } = await import('./release');
  await deleteOldCaches();
  expect(remove.mock.calls).toEqual([['release-1'], ['release-2']]);
});
