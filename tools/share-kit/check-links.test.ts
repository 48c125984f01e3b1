import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../close-server';
import { checkLinks, checkTable, type LinkedRestaurant } from './check-links';

const STOREFRONT = '<!doctype html><div id="root"></div>';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const page = pathname.replace(/^\/[^/]*/, '');
    const redirect = (location: string) => response.writeHead(301, { Location: location }).end();
    if (pathname.startsWith('/renamed')) redirect(`/spice-garden${page}${search}`);
    else if (pathname.startsWith('/slash')) redirect(`/spice-garden${page}/${search}`);
    else if (pathname.startsWith('/no-query')) redirect(`/spice-garden${page}`);
    else if (pathname.startsWith('/no-path')) redirect(`/spice-garden${search}`);
    else if (pathname.startsWith('/to-domain')) redirect(`/${search}`);
    else if (pathname === '/parked') response.end('<p>This domain is for sale</p>');
    else if (pathname.startsWith('/gone')) response.writeHead(404).end(STOREFRONT);
    else if (pathname === '/cut')
      response.writeHead(200, { 'Content-Length': 500 }).write('<', () => response.destroy());
    else response.end(STOREFRONT);
  });
  origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
});
afterAll(() => closeServer(server));

/** Knows the restaurant 1001 at every slug but 'other' and 'unknown', and without a slug. */
function findRestaurant({ pathname }: URL): Promise<LinkedRestaurant | null> {
  const slug = pathname.split('/')[1] ?? '';
  if (slug === 'failing') return Promise.reject(new Error('lookup: status 500'));
  if (slug === 'unknown') return Promise.resolve(null);
  return Promise.resolve({
    restaurantId: slug === 'other' ? '1002' : '1001',
    basename: slug && `/${slug}`,
  });
}

async function problemOf(path: string): Promise<string | null | undefined> {
  const [basename = ''] = /^\/[^/?]+/.exec(path) ?? [];
  const link = { heading: 'Table 4', url: `${origin}${path}`, file: 'table-4' };
  const [checked] = await checkLinks([link], { restaurantId: '1001', basename }, findRestaurant);
  return checked?.problem;
}

describe('checkLinks', () => {
  it.each([
    '/',
    '/spice-garden',
    '/spice-garden/menu?type=dinein&table=4',
    '/renamed/menu?type=dinein&table=4',
    '/renamed',
    '/slash/menu?dish=d-naan',
    '/to-domain',
  ])('%s opens', async (path) => {
    expect(await problemOf(path)).toBeNull();
  });

  it.each([
    ['/gone', 'status 404'],
    ['/parked', '/parked is not the storefront'],
    ['/no-query/menu?type=dinein&table=4', '/menu has lost the query'],
    ['/no-path/menu?dish=d-naan', '/spice-garden?dish=d-naan is another page'],
    ['/to-domain/menu?dish=d-naan', '/?dish=d-naan is another page'],
    ['/other', '/other is not this restaurant'],
    ['/unknown', '/unknown is not this restaurant'],
    ['/failing', 'lookup: status 500'],
    ['/cut', 'the connection was closed'],
  ])('%s does not open: %s', async (path, reason) => {
    const problem = await problemOf(path);
    expect(problem).toEqual(expect.stringContaining(reason));
  });

  it('names why an address does not answer', async () => {
    const free = createServer();
    const port = await listenOnLocalhost(free, 0);
    await closeServer(free);
    const link = { heading: 'Nobody', url: `http://localhost:${String(port)}/`, file: 'a' };
    const [checked] = await checkLinks([link], { restaurantId: '1001', basename: '' }, findRestaurant);
    expect(checked?.problem).toBe('nothing answers at this address');
  });

  it('checks every link, in order', async () => {
    const links = Array.from({ length: 20 }, (_, index) => ({
      heading: `Table ${index}`,
      url: `${origin}/${index === 13 ? 'gone' : 'spice-garden'}/menu?table=${index}`,
      file: `table-${index}`,
    }));
    const restaurant = { restaurantId: '1001', basename: '/spice-garden' };
    const checked = await checkLinks(links, restaurant, findRestaurant);
    expect(checked.map(({ heading }) => heading)).toEqual(links.map(({ heading }) => heading));
    expect(checked.flatMap(({ heading, problem }) => (problem === null ? [] : [heading]))).toEqual([
      'Table 13',
    ]);
  });
});

it('checkTable prints a line for each link, free of control characters', () => {
  const url = 'https://order.example.com/a';
  const lines = checkTable([
    { heading: 'Table 4', url, file: 'a', problem: null },
    { heading: 'Naan\u001B[31m\nTable 9  opens', url: `${url}bc`, file: 'b', problem: 'status 404' },
  ]).split('\n');
  expect(lines).toEqual([
    'Table 4                   https://order.example.com/a    opens',
    'Naan [31m Table 9  opens  https://order.example.com/abc  does not open: status 404',
  ]);
});
