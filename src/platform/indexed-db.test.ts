import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetUnstoredValues, openShopDatabase, removeRecords } from './indexed-db';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  resetUnstoredValues();
});

it('a shop database uses memory when IndexedDB does not answer within 5 s, and later requests do not wait', async () => {
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

it('updating a shop database value replaces one that the browser can no longer read', async () => {
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

describe('removeRecords', () => {
  const everywhere = async (name: string) =>
    Promise.all(['spice-garden', 'green-leaf'].map((shop) => openShopDatabase(shop).get(name)));

  beforeEach(async () => {
    for (const shop of ['spice-garden', 'green-leaf']) {
      await openShopDatabase(shop).set('choices', 'No coriander');
      await openShopDatabase(shop).set('clearedOrders', ['o-1']);
    }
  });

  it('removes the record of every shop, and no record with another name', async () => {
    await removeRecords('choices');
    expect(await everywhere('choices')).toEqual([undefined, undefined]);
    expect(await everywhere('clearedOrders')).toEqual([['o-1'], ['o-1']]);
  });

  it('removes a value from memory when the browser forbids IndexedDB', async () => {
    resetUnstoredValues();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openShopDatabase('green-leaf').set('choices', 'Less salt');
    await removeRecords('choices');
    expect(await openShopDatabase('green-leaf').get('choices')).toBeUndefined();
  });
});
