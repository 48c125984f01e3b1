import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import jsQR from 'jsqr';
import { expect, it, onTestFinished } from 'vitest';
import { cardTexts, fetchCatalogue, publicShop } from '../../src/prerender/public-shop';
import { useSandbox } from '../../tests/sandbox';
import { cardsHtml } from './cards';
import { readShareKitOptions } from './options';
import { writeKit } from './write-kit';

useSandbox();

const renderer = { fetchCatalogue, publicShop, cardTexts };

const HOME = 'http://localhost:4000/spice-garden';
const HOSTILE = '</style></title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;$&';

function optionsOf(...args: string[]) {
  const out = mkdtempSync(path.join(tmpdir(), 'share-kit-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const sandbox = ['--mode', 'sandbox', '--origin', 'http://localhost:4000', '--out', out];
  return readShareKitOptions(['spice-garden', ...sandbox, ...args])!;
}

/** Draws the lines of a code's path (`M4 4.5h7m2 0h1…`) and reads the picture. */
function decode(svg: string): string | undefined {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const width = modules * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, first, second] of svg.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const start = x;
    x = command === 'M' ? Number(first) : x + Number(first);
    if (command === 'M') y = Number(second);
    if (command === 'm') y += Number(second);
    if (command !== 'h') continue;
    for (let row = Math.floor(y) * scale; row < Math.floor(y + 1) * scale; row += 1)
      for (let column = start * scale; column < x * scale; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return jsQR(pixels, width, width)?.data;
}

it('writes the codes of a restaurant and a page of cards', async () => {
  const cards = await writeKit(
    'spice-garden',
    optionsOf('--tables', '1-2', '--dish', 'Butter naan'),
    renderer,
  );
  const folder = path.dirname(cards);
  const codes = readdirSync(path.join(folder, 'qr')).map((file) => [
    file,
    decode(readFileSync(path.join(folder, 'qr', file), 'utf8')),
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    'shop.svg': HOME,
    'take-away.svg': `${HOME}/menu?type=takeaway`,
    'table-1.svg': `${HOME}/menu?type=dinein&table=1`,
    'table-2.svg': `${HOME}/menu?type=dinein&table=2`,
    'dish-butter-naan.svg': `${HOME}/menu?dish=d-butter-naan`,
  });
  const { document } = new JSDOM(readFileSync(cards, 'utf8')).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textsOf('h1')).toEqual(['Order online', 'Take Away', 'Table 1', 'Table 2', 'Butter naan']);
  expect(new Set(textsOf('header'))).toEqual(new Set(['Spice Garden']));
  expect(textsOf('.address')[2]).toBe('localhost:4000/spice-garden/menu?type=dinein&table=1');
  const inCards = [...document.querySelectorAll('svg')].map(({ outerHTML }) => decode(outerHTML));
  expect(new Set(inCards)).toEqual(new Set(codes.map(([, url]) => url)));
  expect(document.querySelectorAll('header img[src^="http://localhost:4001/"]')).toHaveLength(5);
});

it('refuses a restaurant that does not exist', async () => {
  await expect(writeKit('nobody', optionsOf(), renderer)).rejects.toThrow('there is no such restaurant');
});

it('shows texts of a restaurant only as texts', async () => {
  const card = { heading: HOSTILE, url: 'https://order.example.com/?x=<b>', file: 'x' };
  const brand = { name: HOSTILE, logo: undefined, accent: '#D73721' };
  const { document } = new JSDOM(await cardsHtml([card], brand, cardTexts(), 'en')).window;
  expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
  expect([document.title, document.querySelector('h1')?.textContent]).toEqual([HOSTILE, HOSTILE]);
  expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});
