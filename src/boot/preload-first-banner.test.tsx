import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadFirstBanner } from './preload-first-banner';

describe('preloadFirstBanner', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function fetched(banners: string, saveData = false) {
    const pictures: { src?: string; fetchPriority?: string }[] = [];
    vi.stubGlobal('Image', function (this: object) {
      pictures.push(this);
    });
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    preloadFirstBanner(banners);
    return pictures;
  }

  it('fetches only the first banner that has a picture, at high priority', () => {
    const banners = JSON.stringify([
      { ImageUrl: 'N/A' },
      { ImageUrl: '/one.webp' },
      { ImageUrl: '/two.webp' },
    ]);
    expect(fetched(banners)).toEqual([{ src: '/one.webp', fetchPriority: 'high' }]);
  });

  it('fetches nothing when there are no banners, or when data saving is on', () => {
    expect(fetched('[]')).toEqual([]);
    expect(fetched('[{"ImageUrl":"/one.webp"}]', true)).toEqual([]);
  });
});
