import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '@/domain/catalogue/types';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { catalogueOf } from '../../../tests/complete-catalogue';
import { persistCatalogue } from './catalogue';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');
const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const known = (name: string, at: number): Catalogue => catalogueOf(name, { requestedAt: NOW + at * MINUTE });

afterEach(() => {
  vi.useRealTimers();
});

describe('persistCatalogue', () => {
  const shownNext = async () => (await persisted.catalogue.read(shop))?.info?.name;
  const at = (minute: number) => vi.useFakeTimers({ toFake: ['Date'], now: NOW + minute * MINUTE });

  it('keeps the newer of two tabs’ catalogues, whichever tab writes last', async () => {
    at(0);
    await persistCatalogue(shop, known('Later', -1));
    await persistCatalogue(shop, known('Earlier', -5));
    expect(await shownNext()).toBe('Later');
    await persistCatalogue(shop, known('Latest', 0));
    expect(await shownNext()).toBe('Latest');
  });

  it('keeps the newer catalogue when two tabs write at the same time', async () => {
    at(0);
    await Promise.all([
      persistCatalogue(shop, known('Later', -1)),
      persistCatalogue(shop, known('Earlier', -5)),
    ]);
    expect(await shownNext()).toBe('Later');
  });

  it('replaces a catalogue of the same time, so that a tab can add parts that were missing', async () => {
    at(0);
    await persistCatalogue(shop, { ...known('Whole', -1), banners: null });
    await persistCatalogue(shop, known('Whole', -1));
    expect((await persisted.catalogue.read(shop))?.banners).not.toBeNull();
  });

  it('replaces a catalogue with a date in the future, from a clock that was ahead', async () => {
    at(24 * 60);
    await persistCatalogue(shop, known('Ahead', 24 * 60));
    at(0);
    await persistCatalogue(shop, known('Now', 0));
    expect(await shownNext()).toBe('Now');
  });
});
