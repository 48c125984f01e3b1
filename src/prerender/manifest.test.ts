import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchIcons } from './manifest';

const HOME = 'https://order.example.com/spice-garden';
const PNG = readFileSync('public/icon-192.png');
/** A PNG's width is at byte 16, its height at 20. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const FILES: Readonly<Record<string, Buffer | undefined>> = {
  'square.png': pngOf(512, 512),
  'just-enough': PNG,
  'large.png': pngOf(1024, 1024),
  'too-large.png': pngOf(2000, 2000),
  'small.png': pngOf(191, 191),
  'wide.png': pngOf(512, 256),
  'logo.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>'),
  'empty.png': Buffer.from(''),
};

const server = setupServer(
  http.get('https://cdn.example.com/down.png', () => HttpResponse.error()),
  http.get('https://cdn.example.com/:name', ({ params }) => {
    const file = FILES[String(params['name'])];
    return file
      ? HttpResponse.arrayBuffer(new Uint8Array(file).buffer)
      : new HttpResponse(PNG, { status: 404 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('fetchIcons', () => {
  it.each([
    ['square.png', '512x512'],
    ['just-enough', '192x192'],
    ['large.png', '1024x1024'],
  ])('returns a logo that is a square PNG of at least 192 px: %s', async (name, sizes) => {
    const src = `https://cdn.example.com/${name}`;
    expect(await fetchIcons(src, HOME)).toEqual([{ src, sizes, type: 'image/png' }]);
  });

  it('adds the product’s own icons to a logo that is too large for desktops', async () => {
    const icons = await fetchIcons('https://cdn.example.com/too-large.png', HOME);
    expect(icons.map(({ sizes }) => sizes)).toEqual(['2000x2000', '192x192', '512x512']);
  });

  it.each(['small.png', 'wide.png', 'logo.svg', 'empty.png', 'gone.png', 'down.png'])(
    'returns the product’s own icons instead of %s',
    async (name) => {
      expect(await fetchIcons(`https://cdn.example.com/${name}`, HOME)).toEqual([
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ]);
    },
  );

  it('returns the product’s own icons for a restaurant without a logo', async () => {
    expect((await fetchIcons(null, HOME))[0]?.src).toBe('/icon-192.png');
  });

  it.each([192, 512])('the product’s own icon of %s px has this size', (side) => {
    const icon = readFileSync(`public/icon-${String(side)}.png`);
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([side, side]);
  });
});
