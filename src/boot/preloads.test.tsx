import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPage, preloadFirstBanner, preloadPageFiles, type BootPage } from './preloads';

const home: BootPage = { id: 'home', patterns: ['/'], files: [] };
const menu: BootPage = {
  id: 'menu',
  patterns: ['/menu', '/menu/:category'],
  files: ['/assets/menu.js', '/assets/menu.css'],
};

beforeEach(() => {
  vi.stubGlobal('__PAGES__', [home, menu]);
});

describe('the boot script', () => {
  it.each([
    ['', home],
    ['/Menu/50%25%20off%20%2F%20combos/', menu],
    ['/no/such/page', undefined],
  ])('finds the page of the path "%s", or none if no pattern matches', (path, page) => {
    expect(matchPage(path)).toBe(page);
  });

  it('adds preload links for a page’s scripts and style sheets', () => {
    preloadPageFiles(menu);
    const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
      rel,
      new URL(href).pathname,
    ]);
    expect(links).toEqual([
      ['modulepreload', '/assets/menu.js'],
      ['preload', '/assets/menu.css'],
    ]);
    document.head.replaceChildren();
  });
});

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
