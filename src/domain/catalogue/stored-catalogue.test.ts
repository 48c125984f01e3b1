import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '@/domain/catalogue/catalogue';
import { identifyShop } from '@/domain/shop/identify';
import { catalogueOf } from '../../../tests/complete-catalogue';
import { readCatalogue, writeCatalogue } from './stored-catalogue';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');
const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const known = (name: string, at: number): Catalogue => catalogueOf(name, { requestedAt: NOW + at * MINUTE });

afterEach(() => {
  vi.useRealTimers();
});

describe('writeCatalogue', () => {
  const shownNext = async () => (await readCatalogue(shop))?.info?.name;
  const at = (minute: number) => vi.useFakeTimers({ toFake: ['Date'], now: NOW + minute * MINUTE });

  it('keeps the newer of two tabs’ catalogues, whichever tab writes last', async () => {
    at(0);
    await writeCatalogue(shop, known('Later', -1));
    await writeCatalogue(shop, known('Earlier', -5));
    expect(await shownNext()).toBe('Later');
    await writeCatalogue(shop, known('Latest', 0));
    expect(await shownNext()).toBe('Latest');
  });

  it('keeps the newer catalogue when two tabs write at the same time', async () => {
    at(0);
    await Promise.all([writeCatalogue(shop, known('Later', -1)), writeCatalogue(shop, known('Earlier', -5))]);
    expect(await shownNext()).toBe('Later');
  });

  it('replaces a catalogue of the same time, so that a tab can add parts that were missing', async () => {
    at(0);
    await writeCatalogue(shop, { ...known('Whole', -1), banners: null });
    await writeCatalogue(shop, known('Whole', -1));
    expect((await readCatalogue(shop))?.banners).not.toBeNull();
  });

  it('replaces a catalogue with a date in the future, from a clock that was ahead', async () => {
    at(24 * 60);
    await writeCatalogue(shop, known('Ahead', 24 * 60));
    at(0);
    await writeCatalogue(shop, known('Now', 0));
    expect(await shownNext()).toBe('Now');
  });

  it('replaces a catalogue that the browser can no longer read, and ignores a browser without a database', async () => {
    at(0);
    await writeCatalogue(shop, known('Damaged', 0));
    const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
    });
    await writeCatalogue(shop, known('Next', 0));
    read.mockRestore();
    expect(await shownNext()).toBe('Next');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await writeCatalogue(shop, known('Last', 0));
    expect(await readCatalogue(shop)).toBeNull();
  });
});
