import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPage, preloadPageFiles, type BootPage } from './page';

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
