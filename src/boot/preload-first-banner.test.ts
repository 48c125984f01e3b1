import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadFirstBanner } from './preload-first-banner';

describe('the first picture', () => {
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

  it('is the first banner that has one, ahead of all others', () => {
    const banners = JSON.stringify([
      { ImageUrl: 'N/A' },
      { ImageUrl: '/one.webp' },
      { ImageUrl: '/two.webp' },
    ]);
    expect(fetched(banners)).toEqual([{ src: '/one.webp', fetchPriority: 'high' }]);
  });

  it('is none where there are no banners, or where data are to be saved', () => {
    expect(fetched('[]')).toEqual([]);
    expect(fetched('[{"ImageUrl":"/one.webp"}]', true)).toEqual([]);
  });
});
