import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginPage, openKeep } from './keep';

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
