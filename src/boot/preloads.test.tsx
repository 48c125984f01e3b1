import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePreloadedRequest } from '@/api/preloaded-requests';
import { catalogueCalls, lookupRequest, startupRequest, type CatalogueCall } from '@/api/endpoints';
import { identifyShop } from '@/domain/shop/identify';
import { useSandbox } from '../../tests/sandbox';
import {
  matchPage,
  preloadFirstBanner,
  preloadPageFiles,
  startPreloadedRequests,
  type BootPage,
} from './preloads';

const sandbox = useSandbox();
const sent: Request[] = [];
sandbox.server.events.on('request:start', ({ request }) => void sent.push(request));
const spiceGarden = identifyShop('localhost', '/spice-garden/menu', 'localhost');

describe('startPreloadedRequests', () => {
  it('looks up the restaurant of the address, requests its catalogue, and makes each answer available to the app', async () => {
    const answers = await startPreloadedRequests(spiceGarden);
    await Promise.all(Object.values(answers));
    expect(sandbox.requests.list('restro_id_new')[0]?.query).toEqual({ domain: 'spice-garden' });
    expect(sandbox.requests.list('Daily/Timing')[0]).toMatchObject({
      method: 'POST',
      form: { RestaurentId: '1001' },
    });
    expect(await takePreloadedRequest(lookupRequest('spice-garden'))).toContain('1001/');
    for (const call of Object.keys(catalogueCalls) as CatalogueCall[]) {
      expect(takePreloadedRequest(startupRequest(call, '1001')), call).toBe(answers[call]);
    }
    expect(sandbox.requests.list()).toHaveLength(7);
  });

  it('requests a cart only for the cart id that this shop has persisted', async () => {
    localStorage.setItem('cartId:green-leaf', 'c-8');
    localStorage.setItem('cartId', 'c-7');
    const open = async () => Promise.all(Object.values(await startPreloadedRequests(spiceGarden)));
    await open();
    expect(sandbox.requests.list('cart/displayTestFramCore')).toEqual([]);
    localStorage.setItem('cartId:spice-garden', 'c-9');
    await open();
    expect(sandbox.requests.list('cart/displayTestFramCore')[0]?.query).toEqual({ id: 'c-9' });
  });

  it('sends each request past every cache', async () => {
    localStorage.setItem('cartId:spice-garden', 'c-9');
    sent.length = 0;
    await Promise.all(Object.values(await startPreloadedRequests(spiceGarden)));
    await sandbox.settle();
    expect(sent.map(({ cache }) => cache)).toEqual(Array<RequestCache>(sent.length).fill('no-store'));
    expect(sent.length).toBeGreaterThan(7);
  });

  it('lets the app read why a request was refused', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'status', status: 503 });
    const failure = (await startPreloadedRequests(spiceGarden).catch((error: unknown) => error)) as Error;
    expect(failure.cause).toMatchObject({ status: 503 });
  });

  it('rejects and requests no catalogue when no restaurant is found; the preloaded lookup rejects on a 404', async () => {
    for (const address of ['/nobody', '/']) {
      await expect(startPreloadedRequests(identifyShop('localhost', address, 'localhost'))).rejects.toThrow();
    }
    sandbox.faults.add({ call: 'restro_id_new', kind: 'html' });
    await expect(startPreloadedRequests(spiceGarden)).rejects.toThrow();
    expect(sandbox.requests.list().map(({ call }) => call)).toEqual(['restro_id_new', 'restro_id_new']);
    await expect(takePreloadedRequest(lookupRequest('nobody'))).rejects.toThrow('404');
  });
});

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

  function fetched(banners: string) {
    const pictures: { src?: string; fetchPriority?: string }[] = [];
    vi.stubGlobal('Image', function (this: object) {
      pictures.push(this);
    });
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

  it('fetches nothing when there are no banners', () => {
    expect(fetched('[]')).toEqual([]);
  });
});
