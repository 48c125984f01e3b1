import type { Locator, Page } from '@playwright/test';
import { chooseLanguageOfVisit } from './browser-storage';
import { addToCart } from './paid-order';
import { openBeforeCode, servePrerendered, type PrerenderedSite } from './prerendered-site';
import { changeRestaurant, DINER, NAAN } from './shop';
import { expect, isPhone, test } from './test';
import { holdRequests } from './hold-requests';
import { passTime } from './not-started';
import { REWRITES, serveRewritten } from './rewriting-proxy';
import { watchShifts } from './layout-shifts';
import { watchTexts } from './watch-texts';

let site: PrerenderedSite;
let base = '';

test.beforeAll(async ({ secondBuild }) => {
  // Prerendering builds the product once more, for Node.
  test.setTimeout(120_000);
  site = await servePrerendered(secondBuild, ['spice-garden', 'nobody']);
  base = `${site.origin}/spice-garden`;
});
test.afterAll(() => site.close());

/** A dish of the first section, which the HTML contains: ₹229. */
const dish = (page: Page) => page.getByRole('article', { name: 'Chicken 65' });

test('an unknown restaurant is reported and fails the prerender run, which still prerenders the other restaurants', () => {
  expect(site.run.stderr).toContain('nobody: there is no such restaurant');
  expect(site.run.status).toBe(1);
});

test('the application hydrates a prerendered page without visible changes and then shows newer prices', async ({
  page,
  request,
}) => {
  await changeRestaurant(request, { prices: { 'v-chicken-65': { Price: 199, OfferPrice: 199 } } });
  const shifts = await watchShifts(page);
  const sheets: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') sheets.push(sent.url());
  });
  const arrive = await openBeforeCode(page, `${base}/menu`);
  await expect(dish(page)).toContainText('₹229');
  const picture = dish(page).getByRole('presentation').locator('..').first();
  await expect(picture).toHaveCSS('aspect-ratio', '1.33333 / 1');
  const differences = await watchTexts(page);
  arrive();
  await expect(dish(page)).toContainText('₹199');
  expect(await differences()).toMatchObject({ removed: [], changed: ['₹229'] });
  expect(await shifts()).toEqual([]);
  await dish(page).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹199');
  if (isPhone()) {
    await page.getByRole('button', { name: 'Browse menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(sheets).toEqual([]);
});

test('a tap before hydration is replayed once', async ({ page, sandbox }, { project }) => {
  const arrive = await openBeforeCode(page, `${base}/menu`);
  await dish(page).getByRole('button', { name: 'Add' }).click();
  arrive();
  const cart = page.getByRole('region', { name: 'Cart' });
  await expect(cart).toContainText('₹229');
  await expect(dish(page).getByRole('group', { name: 'Chicken 65 quantity' })).toContainText('1');
  await expect.poll(() => sandbox.requests('cart/addItemTest')).toHaveLength(1);

  // Clicks are no longer replayed: the next one counts once.
  const next = page.getByRole('article', { name: 'Crispy pepper corn' }).first();
  await next.getByRole('button', { name: 'Add' }).click();
  await expect(next.getByRole('group', { name: 'Crispy pepper corn quantity' })).toContainText('1');
  await expect.poll(() => sandbox.requests('cart/addItemTest')).toHaveLength(2);

  if (project.name !== 'phone') return;
  const arriveAgain = await openBeforeCode(page, `${base}/menu`);
  await page.getByRole('button', { name: 'Browse menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arriveAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sandbox.requests('cart/addItemTest')).toHaveLength(2);
});

test('a filter chosen before hydration shows as chosen only with its dishes, and a tap before it counts', async ({
  page,
}) => {
  const arrive = await openBeforeCode(page, `${base}/menu`);
  await dish(page).getByRole('button', { name: 'Add' }).click();
  await page.locator('label').filter({ hasText: /^Veg$/ }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  arrive();
  await expect(page.getByRole('radio', { name: 'Veg', exact: true })).toBeChecked();
  await expect(dish(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹229');
});

for (const { what, then } of [
  {
    what: 'its first picture has loaded',
    then: async (page: Page, arrive: () => void) => {
      const loaded = page.waitForEvent('load');
      arrive();
      await loaded;
      await page.clock.runFor(100);
    },
  },
  { what: 'the diner taps', then: (page: Page) => page.getByRole('banner').click() },
]) {
  test(`the home page requests neither code nor data until ${what}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/script|fetch|xhr/.test(request.resourceType())) requested.push(new URL(request.url()).pathname);
    });
    // On the paused clock, the page's time limits do not expire.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const arrive = await holdRequests(page, '**/pictures/banner/**');
    await page.goto(base, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
    await then(page, arrive);
    await expect.poll(() => requested).toContain('/restro_id_new/');
    expect(requested.filter((path) => /^\/assets\/index-/.test(path))).toHaveLength(1);
  });
}

test.describe('behind a proxy', () => {
  test.use({ expectedErrors: [/Content Security Policy|^Policy violated: script-src-elem inline/] });

  for (const { what, rewrite, startsPrerendered } of REWRITES) {
    test(`that ${what}, a prerendered page ${startsPrerendered ? 'starts' : 'says that it has not started'}`, async ({
      page,
    }) => {
      const proxy = await serveRewritten(site.origin, rewrite);
      await page.goto(`${proxy.origin}/spice-garden/menu`);
      await expect(dish(page)).toContainText('₹229');
      if (startsPrerendered) {
        await dish(page).getByRole('button', { name: 'Add' }).click();
        await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹229');
      } else {
        await passTime(page, 15_000);
        await expect(page.getByText('This page did not load completely.')).toBeVisible();
      }
      expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
      await proxy.close();
    });
  }
});

test.describe('when the code fails to load twice', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the next tap loads it', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    let failures = 0;
    page.on('requestfailed', (request) => (failures += /\/index-[^/]+\.js$/.test(request.url()) ? 1 : 0));
    await page.goto(`${base}/menu`);
    await expect.poll(() => failures).toBe(2);
    await page.unroute('**/assets/*.js');
    const cart = page.getByRole('region', { name: 'Cart' });
    await expect(async () => {
      await dish(page).getByRole('button', { name: 'Add' }).click({ timeout: 1000 });
      await expect(cart).toContainText('₹229', { timeout: 2000 });
    }).toPass();
  });
});

test('prerendered pages show the cart of a returning diner and open a shared dish', async ({
  page,
  request,
}) => {
  const cartId = await addToCart(request, [[NAAN, 2]]);
  await page.addInitScript(
    ([phone, id]) => {
      localStorage.setItem('userNumber', phone);
      localStorage.setItem('cartId:spice-garden', id);
    },
    [DINER, cartId] as const,
  );
  await page.goto(base);
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹90');
  await page.goto(`${base}/menu/Breads?dish=d-butter-naan`);
  await expect(page.getByRole('dialog', { name: 'Butter naan' })).toBeVisible();
});

test('a table’s link to a dish opens its popup on a prerendered page, and its choices leave the URL', async ({
  page,
}) => {
  await page.goto(`${base}/menu?dish=d-butter-naan&type=dinein&table=7`);
  await expect(page.getByRole('dialog', { name: 'Butter naan' })).toBeVisible();
  await expect(page).toHaveURL(`${base}/menu?dish=d-butter-naan`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${base}/menu`);
});

test.describe('for a diner with a Hindi browser', () => {
  test.use({ locale: 'hi-IN' });
  const add = (card: Locator) => card.getByRole('button', { name: 'जोड़ें' });

  const naan = {
    id: 'v-garlic-naan',
    prices: { Price: 66, OfferPrice: 60 },
    were: ['₹65', '₹59'],
    is: '₹60',
  };
  const chicken = { id: 'v-chicken-65', prices: { Price: 199, OfferPrice: 199 }, were: ['₹229'], is: '₹199' };
  for (const { name, path, dishName, id, prices, were, is } of [
    { name: 'home', path: '', dishName: 'Garlic naan', ...naan },
    { name: 'menu', path: '/menu', dishName: 'Chicken 65', ...chicken },
  ]) {
    test(`the ${name} page is prerendered in Hindi, hydrates without visible changes and then shows newer prices`, async ({
      page,
      request,
    }) => {
      await changeRestaurant(request, { prices: { [id]: prices } });
      const shifts = await watchShifts(page);
      const arrive = await holdRequests(page, '**/assets/*.js');
      const answer = await page.goto(`${base}${path}`, { waitUntil: 'commit' });
      expect(await answer?.text()).toContain('<html lang="hi"');
      const card = page.getByRole('article', { name: dishName }).first();
      await expect(add(card)).toBeVisible();
      const differences = await watchTexts(page);
      arrive();
      await expect(card).toContainText(is);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      const { removed, changed, added } = await differences();
      expect({ removed, changed: new Set(changed) }).toEqual({ removed: [], changed: new Set(were) });
      expect(added).toContain(is);
      expect(added.join('\n')).not.toMatch(/Add|Menu|Cart/);
      expect(await shifts()).toEqual([]);

      await add(card).click();
      await expect(page.getByRole('region', { name: 'कार्ट' })).toContainText(is);
    });
  }

  test('the menu page works in English while the Hindi texts load, and then switches to Hindi', async ({
    page,
  }) => {
    const arrive = await holdRequests(page, '**/assets/hi-*.js');
    await page.goto(`${base}/menu`);
    await expect(add(dish(page))).toBeVisible();
    await dish(page).getByRole('button', { name: 'Add' }).click({ timeout: 15_000 });
    await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹229');
    arrive();
    await expect(page.getByRole('region', { name: 'कार्ट' })).toContainText('₹229');
  });

  test.describe('when the Hindi texts fail to load', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('the menu page works in English and has lang="en"', async ({ page }) => {
      await page.route('**/assets/hi-*.js', (route) => route.abort());
      await page.goto(`${base}/menu`);
      await dish(page).getByRole('button', { name: 'Add' }).click({ timeout: 15_000 });
      await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹229');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('a page prerendered in Hindi switches to English chosen in this session and replays a tap made before hydration', async ({
    page,
  }) => {
    await chooseLanguageOfVisit(page, 'en');
    const arrive = await openBeforeCode(page, `${base}/menu`);
    await add(dish(page)).click();
    arrive();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹229');
    await expect(page.locator('main [data-part]').first()).not.toContainText('जोड़ें');
  });

  test('an English prerendered page switches to Hindi on a slow device without requestIdleCallback, and dishes can be added', async ({
    page,
  }) => {
    test.slow();
    const patiently = expect.configure({ timeout: 40_000 });
    await page.route(`${base}/menu`, async (route) => {
      await route.continue({ headers: { ...route.request().headers(), 'accept-language': 'en' } });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      // Safari has no requestIdleCallback.
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });
    const arrive = await openBeforeCode(page, `${base}/menu`);
    await patiently(dish(page).getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    arrive();
    await patiently(page.locator('html')).toHaveAttribute('lang', 'hi');
    await add(dish(page)).click();
    await patiently(page.getByRole('region', { name: 'कार्ट' })).toContainText('₹229');
    await patiently(page.locator('main [data-part]').first()).not.toContainText('Add');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prerendered pages show dishes and contain metadata for search engines and messengers', async ({
    page,
  }) => {
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const graph = async () => {
      const text = await page.locator('script[type="application/ld+json"]').textContent();
      return (JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
    };
    for (const url of [base, `${base}/menu`]) {
      await page.goto(url);
      await expect(page).toHaveTitle('Spice Garden');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
      await expect(meta('og:url')).toHaveAttribute('content', url);
      await expect(page.getByRole('article').first()).toBeVisible();
      const picture = await page.request.get((await meta('og:image').getAttribute('content')) ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      expect(await graph()).toMatchObject([{ '@type': 'Restaurant' }, { '@type': 'Menu' }]);
    }
    const sitemap = await page.request.get(`${base}/sitemap.xml`);
    expect(await sitemap.text()).toContain(`<loc>${base}/menu</loc>`);

    // Mapping the query to this file is the host's job.
    await page.goto(`${new URL(base).origin}/prerendered/localhost/spice-garden/dish/d-butter-naan.html`);
    await expect(meta('og:title')).toHaveAttribute('content', 'Butter naan · Spice Garden');
    await expect(meta('og:url')).toHaveAttribute('content', `${base}/menu?dish=d-butter-naan`);
    expect((await graph())[0]).toMatchObject({
      '@type': 'MenuItem',
      offers: [{ price: '45.00', priceCurrency: 'INR' }],
    });
  });
});

test('a prerendered page whose code never starts says so after 15 s, until the code starts', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const arrive = await openBeforeCode(page, `${base}/menu`);
  await expect(dish(page)).toBeVisible();
  const notice = page.getByText('This page did not load completely.');
  await expect(notice).toBeHidden();
  await passTime(page, 15_000);
  await expect(notice).toBeVisible();
  arrive();
  await expect(notice).toBeHidden();
  expect(await shifts()).toEqual([]);
});
