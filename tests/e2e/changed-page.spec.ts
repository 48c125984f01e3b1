import type { Page } from '@playwright/test';
import { openBeforeCode, servePrerendered, type PrerenderedSite } from './prerendered-site';
import { expect, test } from './test';

let site: PrerenderedSite;

test.beforeAll(async ({ secondBuild }) => {
  // Prerendering builds the product once more, for Node.
  test.setTimeout(120_000);
  site = await servePrerendered(secondBuild, ['spice-garden']);
});
test.afterAll(() => site.close());

/** Like Chrome, replaces each text by two elements with another text, and then the page's language. */
function translate(language: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = language;
  document.documentElement.classList.add('translated-ltr');
}

/** Inserts an element with a button at the start and the end of each element. */
function insertInto(selector: string): void {
  for (const parent of document.querySelectorAll(selector)) {
    for (const position of ['afterbegin', 'beforeend'] as const)
      parent.insertAdjacentHTML(
        position,
        '<div class="extension"><button type="button">Coupons</button></div>',
      );
  }
}

function setAttributes(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    element.setAttribute('data-extension', 'on');
    element.setAttribute('style', 'outline: 1px solid');
    element.classList.add('extension');
  }
}

/** Wraps each price in an element. `addition` is added to its text. */
function wrapPrices(addition: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.startsWith('₹')) continue;
    const price = document.createElement('span');
    price.textContent = text.data + addition;
    text.replaceWith(price);
  }
}

const CHANGES = [
  { what: 'is unchanged', change: () => undefined, argument: '' },
  { what: 'is translated to a language of the product', change: translate, argument: 'hi' },
  { what: 'is translated to another language', change: translate, argument: 'ta' },
  { what: 'is translated with its lang attribute unchanged', change: translate, argument: 'en' },
  { what: 'has elements first and last in <body>', change: insertInto, argument: 'body' },
  { what: 'has elements first and last in #root', change: insertInto, argument: '#root' },
  { what: 'has elements first and last in <main>', change: insertInto, argument: 'main' },
  { what: 'has elements first and last in each dish', change: insertInto, argument: 'article' },
  { what: 'has elements first and last in each button', change: insertInto, argument: 'article button' },
  { what: 'has attributes on all controls', change: setAttributes, argument: 'input, button, a' },
  {
    what: 'has attributes on all controls and elements in each dish',
    change: insertInto,
    argument: 'article',
    changed: 'input, button, a',
  },
  { what: 'has attributes on its containers', change: setAttributes, argument: 'html, body, #root, main' },
  { what: 'has wrapped prices', change: wrapPrices, argument: '' },
  { what: 'has wrapped and converted prices', change: wrapPrices, argument: ' ($3)' },
];

const TAPPED = '[data-dish="d-chicken-65"] button:not(.extension > *)';
const texts = (page: Page) => page.locator('#root').innerText();
const cartOf = (page: Page) => page.getByRole('region', { name: 'Cart', exact: true });

for (const { what, change, argument, changed = '' } of CHANGES) {
  test.describe(`a prerendered page that ${what} before the code starts`, () => {
    // React reports markup that it replaces.
    test.use({ expectedErrors: [/Minified React error #418/] });

    test('works, contains nothing twice and replays the first tap', async ({ page, sandbox }) => {
      const release = await openBeforeCode(page, `${site.origin}/spice-garden/menu`);
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate(change, argument);
      if (changed) await page.evaluate(setAttributes, changed);
      await page.locator(TAPPED).last().click();
      release();
      const cart = cartOf(page);
      await expect(cart).toContainText('₹229');
      await expect.poll(() => sandbox.requests('cart/addItemTest')).toHaveLength(1);
      const naan = page.locator('[data-dish="d-butter-naan"]');
      await naan.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(cart).toContainText('₹274');
      await expect(naan).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      expect(await texts(page)).not.toContain('«');
    });
  });
}

/** Clicks an element's last match in the first task after React has received the page, before it is hydrated. */
function clickDuringHydration(selector: string): void {
  const root = document.getElementById('root') ?? document.body;
  const timer = setInterval(() => {
    if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
    clearInterval(timer);
    [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
  });
}

for (const { what, argument } of [
  { what: 'an unchanged', argument: '' },
  { what: 'a translated', argument: 'en' },
]) {
  test.describe(`while ${what} page hydrates`, () => {
    test.use({ expectedErrors: [/Minified React error #418/] });

    test('a tap counts once', async ({ page, sandbox }) => {
      const devtools = await page.context().newCDPSession(page);
      const release = await openBeforeCode(page, `${site.origin}/spice-garden/menu`);
      await page.waitForLoadState('domcontentloaded');
      if (argument) await page.evaluate(translate, argument);
      await page.evaluate(clickDuringHydration, TAPPED);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      release();
      await expect(cartOf(page)).toContainText('₹229', { timeout: 30_000 });
      // The page shows the addition before the server has it.
      await expect(page.getByText('Item added successfully!')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Chicken 65 quantity' })).toContainText('1');
      expect(await sandbox.requests('cart/addItemTest')).toHaveLength(1);
    });
  });
}
