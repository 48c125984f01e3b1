import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompleteCatalogue } from '@/domain/catalogue/catalogue';
import { identifyShop } from '@/domain/shop/identify';
import { languages } from '@/texts/languages';
import { catalogueOf, dish, paneer } from '../../tests/complete-catalogue';
import { dishFile } from './file-names';
import { prerenderFiles } from './files';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Restaurant</title>
    <meta name="description" content="A menu" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <noscript><p class="p-4">No scripts.</p></noscript>
    <div id="root"></div>
  </body>
</html>`;

/** Contains `$&`, a replacement pattern that must not be expanded. */
const STYLES = ":root{--accent:#d73721;--surface:#fff}.a::after{content:'$&'}";

const ICONS = [{ src: 'https://cdn.example.com/logo.png', sizes: '512x512', type: 'image/png' }];

const HOSTILE = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;\u2028$&';

async function write(catalogue: CompleteCatalogue, home = 'https://order.example.com/spice-garden') {
  const { hostname, pathname } = new URL(home);
  const site = identifyShop(hostname, pathname, 'order.example.com');
  const files = await prerenderFiles({ site, home, catalogue, shell: SHELL, styles: STYLES, icons: ICONS });
  const page = (name: string) => {
    const { document } = new JSDOM(files.get(name)).window;
    const block = (selector: string): unknown =>
      JSON.parse(document.querySelector(selector)?.textContent ?? 'null');
    return {
      document,
      meta: (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      known: block('#catalogue'),
      graph: (block('script[type="application/ld+json"]') as { '@graph': Record<string, unknown>[] })[
        '@graph'
      ],
    };
  };
  return { files, page };
}

describe('a restaurant’s prerendered pages', () => {
  const catalogue = catalogueOf('Spice Garden');
  let files: Awaited<ReturnType<typeof write>>['files'];
  let page: Awaited<ReturnType<typeof write>>['page'];

  beforeAll(async () => {
    ({ files, page } = await write(catalogue));
  });

  it('describe the home page to link previews and search engines', () => {
    const { document, meta, canonical, graph } = page('index.html');
    expect(document.title).toBe('Spice Garden');
    expect(canonical).toBe('https://order.example.com/spice-garden');
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:title')).toBe('Spice Garden: order online');
    expect(meta('description')).toBe('From the tandoor · 12th Main');
    expect(meta('og:image')).toBe('https://order.example.com/banner.jpg');
    expect(meta('twitter:image')).toBe(meta('og:image'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
    expect(graph).toMatchObject([
      {
        '@type': 'Restaurant',
        name: 'Spice Garden',
        url: 'https://order.example.com/spice-garden',
        address: '12th Main',
        telephone: '080 1234',
        hasMenu: { '@id': 'https://order.example.com/spice-garden/menu#menu' },
      },
      { '@type': 'Menu', '@id': 'https://order.example.com/spice-garden/menu#menu' },
    ]);
  });

  it('list every dish of the menu with its prices as structured data', () => {
    const { canonical, graph } = page('menu.html');
    expect(canonical).toBe('https://order.example.com/spice-garden/menu');
    const url = `${canonical}?dish=d+1%2F%C2%BD`;
    expect(graph[1]).toMatchObject({
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Starters',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Paneer tikka',
              url,
              image: 'https://cdn.example.com/paneer.jpg',
              suitableForDiet: 'https://schema.org/VegetarianDiet',
              offers: [
                { '@type': 'Offer', name: 'Half', price: '129.50', priceCurrency: 'INR' },
                { '@type': 'Offer', name: 'Full', price: '240.00', priceCurrency: 'INR' },
              ],
            },
          ],
        },
        {
          name: 'OUT OF STOCK',
          hasMenuItem: [{ name: 'Dish d-gone', offers: [{ availability: 'https://schema.org/OutOfStock' }] }],
        },
      ],
    });
  });

  it('include dish pages with their own link previews, an empty root and no catalogue', () => {
    const { document, meta, canonical, known, graph } = page('dish/d+1%2F%C2%BD.html');
    expect(meta('og:title')).toBe('Paneer tikka · Spice Garden');
    expect(meta('og:description')).toBe('₹129.50 · Cottage cheese from the tandoor');
    expect(meta('og:image')).toBe('https://cdn.example.com/paneer.jpg');
    expect(canonical).toBe('https://order.example.com/spice-garden/menu?dish=d+1%2F%C2%BD');
    expect(graph[0]).toMatchObject({ '@type': 'MenuItem', name: 'Paneer tikka' });
    expect(known).toBeNull();
    expect(document.getElementById('root')?.childNodes).toHaveLength(0);
    expect(page('dish/d-gone.html').meta('og:description')).toBe('₹100 at Spice Garden');
  });

  it('contain the rendered page, the catalogue and a banner preload, but not whether the restaurant is open', () => {
    const home = page('index.html');
    expect(home.known).toEqual(catalogue);
    expect(home.document.querySelector('h1')?.textContent).toBe('Spice Garden');
    expect(home.document.querySelector('article')?.getAttribute('aria-label')).toBe('Paneer tikka');
    expect(home.document.getElementById('root')?.textContent).not.toMatch(/closed|open/i);
    expect(home.document.querySelectorAll('template, dialog')).toHaveLength(0);
    const preload = home.document.head.querySelector('link[rel="preload"][fetchpriority="high"]');
    expect(preload?.getAttribute('href')).toBe('/banner.jpg');
    expect(home.document.getElementById('root')?.querySelector('link')).toBeNull();
    const menu = page('menu.html');
    expect(menu.document.querySelector('section h2')?.textContent).toContain('Starters');
  });

  it('contain inline styles and defer the app script, except dish pages, which load both normally', () => {
    for (const name of ['index.html', 'menu.html']) {
      const { document } = page(name);
      expect(document.querySelector('head > style')?.textContent, name).toBe(STYLES);
      expect(document.querySelector('link[rel="stylesheet"]')?.hasAttribute('disabled'), name).toBe(true);
      expect(document.querySelector('script[type="module"]'), name).toBeNull();
      expect(document.querySelector('meta[name="application-code"]')?.getAttribute('content'), name).toBe(
        '/assets/index-1.js',
      );
    }
    const { document } = page(dishFile(paneer.id) ?? '');
    expect(document.querySelector('style')).toBeNull();
    expect(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(
      '/assets/index-1.css',
    );
    expect(document.querySelector('script[type="module"]')?.getAttribute('src')).toBe('/assets/index-1.js');
  });

  it('exist in each language that diners can choose; dish pages are in English', () => {
    const pages = [...files.keys()].filter((name) => !name.startsWith('dish/'));
    const endings = [...languages.keys()].map((code) => (code === 'en' ? '.html' : `.${code}.html`));
    const expected = endings.flatMap((ending) => [`index${ending}`, `menu${ending}`]);
    expect(pages.sort()).toEqual([...expected, 'manifest.webmanifest', 'sitemap.xml'].sort());
    for (const [name, lang, locale, add] of [
      ['menu.hi.html', 'hi', 'hi_IN', 'जोड़ें'],
      ['menu.html', 'en', 'en_IN', 'Add'],
    ] as const) {
      const { document, meta, known, canonical } = page(name);
      expect(document.documentElement.lang, name).toBe(lang);
      expect(meta('og:locale'), name).toBe(locale);
      expect(document.querySelector('article')?.textContent, name).toContain(add);
      expect(known, name).toEqual(catalogue);
      expect(canonical, name).toBe('https://order.example.com/spice-garden/menu');
    }
    expect(page('index.hi.html').meta('og:title')).toBe('Spice Garden: ऑनलाइन ऑर्डर करें');
    expect(page('index.html').meta('og:title')).toBe('Spice Garden: order online');
    expect(page('dish/d-gone.html').document.documentElement.lang).toBe('en');
    expect(page('dish/d-gone.html').meta('og:description')).toBe('₹100 at Spice Garden');
  });

  it('are listed in the sitemap with their URLs and the date of the catalogue', async () => {
    const own = await write(catalogue, 'https://spicegarden.in');
    const { document } = new JSDOM(own.files.get('sitemap.xml'), { contentType: 'application/xml' }).window;
    expect([...document.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
      'https://spicegarden.in/',
      'https://spicegarden.in/menu',
    ]);
    expect(document.querySelector('lastmod')?.textContent).toBe('2026-11-21');
  });

  it.each([
    ['https://order.example.com/spice-garden', '/spice-garden/', '/spice-garden'],
    ['https://spicegarden.in', '/', '/'],
  ])('of %s link to a manifest with %s as its scope', async (home, scope, id) => {
    const { files, page } = await write(catalogue, home);
    for (const name of ['index.html', 'index.hi.html', 'menu.html', 'menu.hi.html', 'dish/d-gone.html']) {
      const href = (rel: string) =>
        page(name).document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
      // Relative to the page's host, which may begin with www.
      expect(href('manifest'), name).toBe(`${scope}manifest.webmanifest`);
      expect(href('apple-touch-icon'), name).toBe(ICONS[0]?.src);
    }
    expect(JSON.parse(files.get('manifest.webmanifest') ?? '')).toEqual({
      id,
      name: 'Spice Garden',
      short_name: 'Spice Garden',
      description: 'From the tandoor',
      lang: 'en',
      start_url: scope,
      scope,
      display: 'standalone',
      theme_color: '#d73721',
      background_color: '#fff',
      icons: ICONS,
    });
  });

  it('show hostile restaurant texts as plain text, without scripts, event handlers, or javascript: URLs in structured data', async () => {
    const evil = dish('evil', { name: HOSTILE, description: HOSTILE, isPopular: true });
    const hostile = catalogueOf(HOSTILE, {
      menu: {
        categories: [{ name: HOSTILE, dishIds: ['evil'] }],
        outOfStockIds: [],
        dishes: { evil },
      },
      categoryTiles: [{ id: 'c-1', name: HOSTILE, imageUrl: 'javascript:alert(1)' }],
      info: { name: HOSTILE, about: HOSTILE, address: HOSTILE, imageUrl: 'javascript:alert(1)' },
    });
    const { files, page } = await write(hostile);
    for (const name of ['index.html', 'menu.html', 'dish/evil.html']) {
      const { document, meta, graph } = page(name);
      const scripts = [...document.scripts].filter(({ type }) => !/^application\/(ld\+)?json$/.test(type));
      const codes = document.querySelectorAll('meta[name="application-code"]');
      expect([
        ...scripts.map((script) => script.getAttribute('src')),
        ...[...codes].map((code) => code.getAttribute('content')),
      ]).toEqual(['/assets/index-1.js']);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
      );
      expect(attributes).toEqual([]);
      expect(meta('og:site_name')).toBe(HOSTILE);
      expect(JSON.stringify(graph)).not.toContain('javascript:');
    }
    expect(page('index.html').known).toEqual(hostile);
    expect(page('menu.html').document.querySelector('article')?.getAttribute('aria-label')).toBe(HOSTILE);
    expect(() => new JSDOM(files.get('sitemap.xml'), { contentType: 'application/xml' })).not.toThrow();
  });

  it('are not built from an incomplete HTML shell; prerenderFiles rejects', async () => {
    const site = identifyShop('spicegarden.in', '/', 'order.example.com');
    await expect(
      prerenderFiles({
        site,
        home: 'https://spicegarden.in',
        catalogue: catalogueOf('x'),
        shell: '<html>',
        styles: '',
        icons: ICONS,
      }),
    ).rejects.toThrow('The built page has no');
  });
});
