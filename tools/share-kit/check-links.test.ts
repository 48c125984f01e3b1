import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../close-server';
import { checkLinks, checkTable } from './check-links';

const STOREFRONT = '<!doctype html><div id="root"></div>';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = (location: string) => response.writeHead(301, { Location: location }).end();
    if (pathname === '/moved') redirect(`/menu${search}`);
    else if (pathname === '/forgetful') redirect('/menu');
    else if (pathname === '/parked') response.end('<p>This domain is for sale</p>');
    else if (pathname === '/gone') response.writeHead(404).end(STOREFRONT);
    else if (pathname === '/cut')
      response.writeHead(200, { 'Content-Length': 500 }).write('<', () => response.destroy());
    else response.end(STOREFRONT);
  });
  origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
});
afterAll(() => closeServer(server));

/** Knows the restaurant 1001 everywhere but below `/other` and `/unknown`. */
function findRestaurant({ pathname }: URL): Promise<string | null> {
  if (pathname === '/failing') return Promise.reject(new Error('lookup: status 500'));
  return Promise.resolve(pathname === '/other' ? '1002' : pathname === '/unknown' ? null : '1001');
}

async function problemOf(path: string): Promise<string | null | undefined> {
  const link = { heading: 'Table 4', url: `${origin}${path}`, file: 'table-4' };
  const [checked] = await checkLinks([link], '1001', findRestaurant);
  return checked?.problem;
}

it.each(['/menu?type=dinein&table=4', '/moved?type=dinein&table=4', '/'])('%s opens', async (path) => {
  expect(await problemOf(path)).toBeNull();
});

it.each([
  ['/gone', 'status 404'],
  ['/parked', '/parked is not the storefront'],
  ['/forgetful?type=dinein&table=4', '/menu has lost the query'],
  ['/other', '/other is not this restaurant'],
  ['/unknown', '/unknown is not this restaurant'],
  ['/failing', 'lookup: status 500'],
  ['/cut', ''],
])('%s does not open: %s', async (path, reason) => {
  const problem = await problemOf(path);
  expect(problem).toEqual(expect.stringContaining(reason));
});

it('names why an address does not answer', async () => {
  const free = createServer();
  const port = await listenOnLocalhost(free, 0);
  await closeServer(free);
  const links = [
    { heading: 'Nobody', url: `http://localhost:${String(port)}/`, file: 'a' },
    { heading: 'No domain', url: 'http://restaurant.invalid/', file: 'b' },
  ];
  const checked = await checkLinks(links, '1001', findRestaurant);
  expect(checked.map(({ problem }) => problem)).toEqual([
    'nothing answers at this address',
    'the domain is unknown',
  ]);
});

it('checks every link, in order', async () => {
  const links = Array.from({ length: 20 }, (_, index) => ({
    heading: `Table ${index}`,
    url: `${origin}${index === 13 ? '/gone' : '/menu'}?table=${index}`,
    file: `table-${index}`,
  }));
  const checked = await checkLinks(links, '1001', findRestaurant);
  expect(checked.map(({ heading }) => heading)).toEqual(links.map(({ heading }) => heading));
  expect(checked.flatMap(({ heading, problem }) => (problem === null ? [] : [heading]))).toEqual([
    'Table 13',
  ]);
});

it('prints a line for each link, free of control characters', () => {
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
