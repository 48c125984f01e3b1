import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from '../sandbox/listen';
import { demoRestaurants } from '../sandbox/restaurants';
import { startSandbox, type RunningSandbox } from '../sandbox/server';
import { cardTexts } from '../src/prerender/card-texts';
import { ACCENT } from '../tailwind.config';
import { openQrCodeReader, type QrCodeReader } from '../tests/qr-code-reader';
import { chromiumPath, CHROMIUM_FLAGS } from './chromium';
import { closeServer } from './close-server';
import { createStaticServer } from './serve-static';
import { cardsHtml } from './share-kit/cards';
import { qrCodeSvg } from './share-kit/qr-code';

/** The tool builds `src/prerender` for Node. */
const RUN_TIMEOUT_MS = 180_000;
/** In points. */
const A6 = { width: 297.6, height: 419.5 };
/** A point of the panel, beside the code. */
const BESIDE_CODE = { x: 0.1, y: 0.5 };

const folder = mkdtempSync(path.join(tmpdir(), 'share-kit-'));
const site = path.join(folder, 'site');
const kit = path.join(folder, 'out/spice-garden');

let sandbox: RunningSandbox;
let server: Server;
let browser: Browser;
let reader: QrCodeReader;
let origin = '';
let run: { code: number | null; stdout: string; stderr: string };

function runShareKit(args: string[]): Promise<typeof run> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_API_HOST: sandbox.origin,
    VITE_LOOKUP_HOST: sandbox.origin,
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/share-kit.ts', ...args],
      { env },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  sandbox = await startSandbox({ restaurants: demoRestaurants, port: 0, fresh: true });
  cpSync(path.resolve('public'), site, { recursive: true });
  cpSync(path.resolve('index.html'), path.join(site, 'index.html'));
  writeFileSync(path.join(site, '_headers'), '');
  server = createStaticServer(site);
  origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  reader = await openQrCodeReader(browser);
  // Files of an earlier run, and the owner's own files.
  for (const name of ['qr/table-9.svg', 'preview-dish-gone.jpg', 'qr/wifi.svg']) {
    mkdirSync(path.join(kit, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(kit, name), '');
  }
  run = await runShareKit([
    ...['spice-garden', 'nobody', '--tables', '1-3,Terrace', '--dish', 'Butter naan', '--dish', 'Unicorn'],
    ...['--out', path.join(folder, 'out'), '--mode', 'sandbox', '--origin', origin],
  ]);
}, RUN_TIMEOUT_MS);
afterAll(async () => {
  await browser.close();
  await closeServer(server);
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

function expectedUrls() {
  const home = `${origin}/spice-garden`;
  return new Map([
    ['shop', home],
    ['take-away', `${home}/menu?type=takeaway`],
    ['table-1', `${home}/menu?type=dinein&table=1`],
    ['table-2', `${home}/menu?type=dinein&table=2`],
    ['table-3', `${home}/menu?type=dinein&table=3`],
    ['table-terrace', `${home}/menu?type=dinein&table=Terrace`],
    ['dish-butter-naan', `${home}/menu?dish=d-butter-naan`],
  ]);
}

async function openCards(html: string | URL): Promise<Page> {
  const page = await browser.newPage({ offline: true, deviceScaleFactor: 2 });
  await page.emulateMedia({ media: 'print' });
  if (html instanceof URL) await page.goto(html.href);
  else await page.setContent(html);
  return page;
}

async function decodeCards(page: Page): Promise<(string | undefined)[]> {
  const texts: (string | undefined)[] = [];
  for (const card of await page.locator('.card').all())
    texts.push(await reader.decode(await card.screenshot(), 'image/png'));
  return texts;
}

/** Prints cards without backgrounds, as print dialogs do unless the styles ask for them, and reads the pages. */
async function printCards(page: Page): ReturnType<QrCodeReader['readPdf']> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  return reader.readPdf(pdf, BESIDE_CODE);
}

describe('the kit of a demo restaurant', () => {
  it('has its files, none of a previous run, and the files of its owner', () => {
    const files = readdirSync(kit, { recursive: true }).map(String).sort();
    const codes = [...expectedUrls().keys()].map((name) => `qr/${name}.svg`);
    expect(files).toEqual(
      ['cards.html', 'preview.jpg', 'preview-dish-butter-naan.jpg', 'qr', 'qr/wifi.svg', ...codes].sort(),
    );
    expect(readdirSync(path.join(folder, 'out'))).toEqual(['spice-garden']);
  });

  it('has codes that lead to the links, even with a stain', async () => {
    for (const [name, url] of expectedUrls()) {
      const svg = readFileSync(path.join(kit, `qr/${name}.svg`));
      expect(await reader.decode(svg, 'image/svg+xml'), name).toBe(url);
      expect(await reader.decode(svg, 'image/svg+xml', 0.2), `${name} with a stain`).toBe(url);
    }
  });

  it('has a card for each link, without a network', async () => {
    const page = await openCards(pathToFileURL(path.join(kit, 'cards.html')));
    expect(await decodeCards(page)).toEqual([...expectedUrls().values()]);
    const headings = await page.locator('h1').allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Order online', 'Take Away', 'Table 1']);
    expect(await page.locator('.name').allTextContents()).toEqual(headings.map(() => 'Spice Garden'));
    const addresses = await page.locator('.address').allTextContents();
    expect(addresses.map((address) => `http://${address}`)).toEqual([...expectedUrls().values()]);
    const logos = page.locator('img.logo');
    expect(
      await logos.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth)),
    ).toEqual(headings.map(() => 192));

    await page.close();
  });

  it('prints each card to an A6 page of a PDF, with a readable code and the accent', async () => {
    const page = await openCards(pathToFileURL(path.join(kit, 'cards.html')));
    const pages = await printCards(page);
    expect(pages.map(({ code }) => code)).toEqual([...expectedUrls().values()]);
    expect(pages.map(({ colour }) => colour)).toEqual(pages.map(() => ACCENT));
    for (const { width, height } of pages) {
      expect(Math.abs(width - A6.width)).toBeLessThan(1);
      expect(Math.abs(height - A6.height)).toBeLessThan(1);
    }
    await page.close();
  });

  it.each(['preview.jpg', 'preview-dish-butter-naan.jpg'])(
    'has the picture card %s of 1200 × 630 px',
    async (name) => {
      const picture = readFileSync(path.join(kit, name)).toString('base64');
      const page = await browser.newPage();
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return [image.width, image.height];
      }, `data:image/jpeg;base64,${picture}`);
      expect(size).toEqual([1200, 630]);
      await page.close();
    },
  );
});

describe('the run', () => {
  it('says of every link that it opens', () => {
    const lines = run.stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^spice-garden: 7 cards in .*cards\.html$/);
    expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(1))).toEqual(
      [...expectedUrls().values()].map((url) => [url, 'opens']),
    );
  });

  it('reports what does not exist, and fails', () => {
    expect(run.stderr).toContain("spice-garden: --dish: there is no 'Unicorn' on the menu\n");
    expect(run.stderr).toContain('nobody: there is no such restaurant\n');
    expect(run.code).toBe(1);
  });
});

describe('a card', () => {
  const url = 'https://order.example.com/spice-garden/menu?type=dinein&table=4';
  const long = 'Shree Mahalaxmi Pure Vegetarian Family Restaurant, Caterers and Sweets of Indiranagar';

  it.each([
    ['with the longest texts', long, long, `${url}&x=${'long-address-'.repeat(12)}`, '#D73721', 'en'],
    ['in one long word', 'x'.repeat(120), 'y'.repeat(120), url, '#D73721', 'en'],
    ['in Hindi', 'श्री महालक्ष्मी शुद्ध शाकाहारी भोजनालय', 'टेबल 4', url, '#0B7A3B', 'hi'],
    ['with a light accent', 'Spice Garden', 'Table 4', url, '#FFF3B0', 'en'],
  ])('%s keeps its parts apart and its code readable', async (_, name, heading, link, accent, language) => {
    const card = { heading, url: link, file: 'x', qrCode: await qrCodeSvg(link) };
    const page = await openCards(cardsHtml([card], { name, logo: null, accent }, cardTexts(), language));
    expect(await decodeCards(page)).toEqual([link]);
    const parts = ['.card', '.panel', 'header', 'h1', '.code', 'footer', '.scan', '.hint', '.address'];
    const boxes = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const { left, right, top, bottom } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { selector, left, right, top, bottom };
        }),
      parts,
    );
    const [cardBox] = boxes;
    const box = (selector: string) => boxes.find((each) => each.selector === selector)!;
    for (const each of boxes) {
      expect(each.left, each.selector).toBeGreaterThanOrEqual(cardBox!.left);
      expect(each.right, each.selector).toBeLessThanOrEqual(cardBox!.right);
      expect(each.bottom, each.selector).toBeLessThanOrEqual(cardBox!.bottom);
    }
    // The edge that printers leave white.
    expect(box('.address').bottom).toBeLessThan(cardBox!.bottom - 15);
    const below = ['header', 'h1', '.code', '.scan', '.hint', '.address'];
    for (const [index, selector] of below.slice(1).entries())
      expect(box(selector).top, selector).toBeGreaterThanOrEqual(box(below[index]!).bottom);
    const printed = await printCards(page);
    expect(printed.map(({ code, colour }) => ({ code, colour }))).toEqual([{ code: link, colour: accent }]);
    await page.close();
  });
});
