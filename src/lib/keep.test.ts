import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, openKeep, removeOfAllShops } from './keep';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  beginPage();
});

it('a storage that never answers is taken for one that refuses: what is kept is kept by the page', async () => {
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const keep = openKeep('spice-garden.localhost');
  const read = keep.get('choices');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await read).toBeUndefined();

  // Once is enough: nothing else waits as long.
  const written = keep.set('choices', 'No coriander');
  await vi.advanceTimersByTimeAsync(10);
  await written;
  expect(await keep.get('choices')).toBe('No coriander');
});

it('a page has one connection, whoever asks', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  await openKeep('spice-garden.localhost').set('choices', 1);
  await openKeep('spice-garden.localhost').get('choices');
  await openKeep('green-leaf.localhost').get('choices');
  expect(open).toHaveBeenCalledOnce();
});

it('what the browser can no longer read is written anew by a change of it', async () => {
  const keep = openKeep('spice-garden.localhost');
  await keep.set('catalogue', 'damaged');
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
  });
  await keep.update('catalogue', (value) => [value, 'of today']);
  read.mockRestore();
  beginPage();
  expect(await keep.get('catalogue')).toEqual([undefined, 'of today']);
});

describe('What is removed of all shops', () => {
  const everywhere = async (name: string) =>
    Promise.all(['spice-garden', 'green-leaf'].map((shop) => openKeep(shop).get(name)));

  beforeEach(async () => {
    for (const shop of ['spice-garden', 'green-leaf']) {
      await openKeep(shop).set('choices', 'No coriander');
      await openKeep(shop).set('clearedOrders', ['o-1']);
    }
  });

  it('is gone in each of them; what has another name stays', async () => {
    await removeOfAllShops(['choices', 'addressDraft']);
    expect(await everywhere('choices')).toEqual([undefined, undefined]);
    expect(await everywhere('clearedOrders')).toEqual([['o-1'], ['o-1']]);
  });

  it('is gone for the page where storage refuses', async () => {
    beginPage();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openKeep('green-leaf').set('choices', 'Less salt');
    await removeOfAllShops(['choices']);
    expect(await openKeep('green-leaf').get('choices')).toBeUndefined();
  });
});
