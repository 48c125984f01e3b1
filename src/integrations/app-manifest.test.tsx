import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManifest } from './web-app';

const ICON = 'https://cdn.example.com/logo.png';
const SHOP = { name: 'Spice Garden', about: '', address: '', imageUrl: ICON };
const FILE = 'http://spice-garden.localhost:4000/spice-garden/manifest.webmanifest';

const server = setupServer();
/** The last manifest that was made in the page. */
let made: Blob | undefined;

function answerFile(status: number, type: string) {
  server.use(http.head(FILE, () => new HttpResponse(null, { status, headers: { 'Content-Type': type } })));
}

/** @param isControlled whether the service worker has answered for the page */
function setWorker(isControlled: boolean) {
  Object.assign(navigator, { serviceWorker: { controller: isControlled ? {} : null } });
}

function setLogo(side: number) {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = side;
      naturalHeight = side;
      decode = () => Promise.resolve();
    },
  );
}

/** jsdom's Blob has no text(). */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

const hrefOf = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const add = () => addManifest(SHOP, '/spice-garden', new AbortController().signal);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  document.head.replaceChildren();
  made = undefined;
  setLogo(512);
  setWorker(true);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:manifest';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  document.head.replaceChildren();
  server.close();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['the type of a manifest', 'application/manifest+json'],
  ['no type of its own', 'application/octet-stream'],
])('the page of the service worker gets a link to the manifest file, also with %s', async (_, type) => {
  answerFile(200, type);
  await add();
  expect(hrefOf('manifest')).toBe('/spice-garden/manifest.webmanifest');
  expect(hrefOf('apple-touch-icon')).toBe(ICON);
});

it.each([
  ['answers with the page', 200, 'text/html; charset=utf-8'],
  ['has no such file', 404, 'text/plain'],
])('the manifest is made in the page when the host %s', async (_, status, type) => {
  answerFile(status, type);
  await add();
  expect(hrefOf('manifest')).toBe('blob:manifest');
});

it('the manifest is made in the page without a request when the network has answered for the page', async () => {
  setWorker(false);
  await add();
  expect(hrefOf('manifest')).toBe('blob:manifest');
});

it('the manifest is made in the page when the network is down', async () => {
  server.use(http.head(FILE, () => HttpResponse.error()));
  await add();
  expect(hrefOf('manifest')).toBe('blob:manifest');
});

it.each([
  [143, ['any']],
  [144, ['144x144']],
  [1024, ['1024x1024']],
  [1080, ['1080x1080', 'any']],
  [2000, ['2000x2000', 'any']],
])('a square logo of %s px gives icons of the sizes %s', async (side, sizes) => {
  answerFile(200, 'text/html');
  setLogo(side);
  await add();
  const { icons } = JSON.parse(await readText(made!)) as { icons: { sizes: string }[] };
  expect(icons.map((icon) => icon.sizes)).toEqual(sizes);
});
