/** Writes one picture of five screens for each window and colour scheme to docs/images. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { overlays, screens } from '../e2e/screens';
import { EVENING } from '../e2e/shop';
import { test } from '../e2e/test';

const IMAGES = path.resolve(import.meta.dirname, '../../docs/images');
const QUALITY = 70;
/** The cart is first: it logs the diner in and fills the cart for the others. */
const OPENED = ['cart', 'home', 'menu', 'dish', 'order details'];
const SHOWN = ['home', 'menu', 'dish', 'cart', 'order details'];

/** A row of phones, or the first desktop above the others at half its size. */
const LAYOUTS = {
  phone: 'main { grid: auto / repeat(5, 360px) }',
  desktop: 'main { grid: auto / repeat(2, 683px) } img:first-child { grid-column: span 2 }',
};

const STYLE = `
  :root { color-scheme: light dark; background: light-dark(#d4d4d4, #404040) }
  body { margin: 0 }
  main { display: inline-grid; gap: 16px; padding: 16px }
  img { width: 100% }`;

test('screenshots', async ({ page, context, sandbox, request }) => {
  const { name } = test.info().project;
  const pictures = new Map<string, string>();
  await page.clock.setFixedTime(EVENING);
  for (const screen of OPENED) {
    const open = [...screens, ...overlays].find((each) => each.name === screen)?.open;
    if (!open) throw new Error(`tests/e2e/screens.ts has no '${screen}'`);
    await open({ page, sandbox, request });
    // Pictures and the wallet load after the first screen.
    await page.waitForLoadState('networkidle');
    pictures.set(screen, (await page.screenshot({ animations: 'disabled' })).toString('base64'));
  }

  const sheet = await context.newPage();
  const images = SHOWN.map((screen) => `<img src="data:image/png;base64,${pictures.get(screen) ?? ''}">`);
  const layout = LAYOUTS[name.startsWith('phone') ? 'phone' : 'desktop'];
  await sheet.setContent(`<style>${STYLE}${layout}</style><main>${images.join('')}</main>`);
  const clip = await sheet.locator('main').boundingBox();
  if (!clip) throw new Error('The pictures have no size');
  // Playwright writes no WebP.
  const devTools = await context.newCDPSession(sheet);
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  writeFileSync(path.join(IMAGES, `${name}.webp`), Buffer.from(data, 'base64'));
});
