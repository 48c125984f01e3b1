import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '@/domain/catalogue/types';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { catalogueOf } from '../../../tests/whole-catalogue';
import { persistCatalogue } from './catalogue';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');
const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const known = (name: string, at: number): Catalogue => catalogueOf(name, { knownAt: NOW + at * MINUTE });

afterEach(() => {
  vi.useRealTimers();
});

describe('Of the catalogues of two tabs', () => {
  const shownNext = async () => (await persisted.catalogue.read(shop))?.info?.name;
  const at = (minute: number) => vi.useFakeTimers({ toFake: ['Date'], now: NOW + minute * MINUTE });

  it('the one that is known later stays, whichever tab comes last', async () => {
    at(0);
    await persistCatalogue(shop, known('Later', -1));
    await persistCatalogue(shop, known('Earlier', -5));
    expect(await shownNext()).toBe('Later');
    await persistCatalogue(shop, known('Latest', 0));
    expect(await shownNext()).toBe('Latest');
  });

  it('the later one stays when both are written at once', async () => {
    at(0);
    await Promise.all([
      persistCatalogue(shop, known('Later', -1)),
      persistCatalogue(shop, known('Earlier', -5)),
    ]);
    expect(await shownNext()).toBe('Later');
  });

  it('one of the same time takes the other’s place: a tab that learns the rest completes what it knew', async () => {
    at(0);
    await persistCatalogue(shop, { ...known('Whole', -1), banners: null });
    await persistCatalogue(shop, known('Whole', -1));
    expect((await persisted.catalogue.read(shop))?.banners).not.toBeNull();
  });

  it('one from a clock that was ahead holds up none that follows', async () => {
    at(24 * 60);
    await persistCatalogue(shop, known('Ahead', 24 * 60));
    at(0);
    await persistCatalogue(shop, known('Now', 0));
    expect(await shownNext()).toBe('Now');
  });
});
