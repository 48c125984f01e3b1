import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetUnstoredValues, openShopDatabase, removeRecords } from './indexed-db';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  resetUnstoredValues();
});

it('a storage that never answers is taken for one that refuses: what is kept is kept by the page', async () => {
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const database = openShopDatabase('spice-garden.localhost');
  const read = database.get('choices');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await read).toBeUndefined();

  // Only the first request waits for the timeout.
  const written = database.set('choices', 'No coriander');
  await vi.advanceTimersByTimeAsync(10);
  await written;
  expect(await database.get('choices')).toBe('No coriander');
});

it('a page has one connection, whoever asks', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  await openShopDatabase('spice-garden.localhost').set('choices', 1);
  await openShopDatabase('spice-garden.localhost').get('choices');
  await openShopDatabase('green-leaf.localhost').get('choices');
  expect(open).toHaveBeenCalledOnce();
});

it('what the browser can no longer read is written anew by a change of it', async () => {
  const database = openShopDatabase('spice-garden.localhost');
  await database.set('catalogue', 'damaged');
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
  });
  await database.update('catalogue', (value) => [value, 'of today']);
  read.mockRestore();
  resetUnstoredValues();
  expect(await database.get('catalogue')).toEqual([undefined, 'of today']);
});

describe('What is removed of all shops', () => {
  const everywhere = async (name: string) =>
    Promise.all(['spice-garden', 'green-leaf'].map((shop) => openShopDatabase(shop).get(name)));

  beforeEach(async () => {
    for (const shop of ['spice-garden', 'green-leaf']) {
      await openShopDatabase(shop).set('choices', 'No coriander');
      await openShopDatabase(shop).set('clearedOrders', ['o-1']);
    }
  });

  it('is gone in each of them; what has another name stays', async () => {
    await removeRecords('choices');
    expect(await everywhere('choices')).toEqual([undefined, undefined]);
    expect(await everywhere('clearedOrders')).toEqual([['o-1'], ['o-1']]);
  });

  it('is gone for the page where storage refuses', async () => {
    resetUnstoredValues();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openShopDatabase('green-leaf').set('choices', 'Less salt');
    await removeRecords('choices');
    expect(await openShopDatabase('green-leaf').get('choices')).toBeUndefined();
  });
});
