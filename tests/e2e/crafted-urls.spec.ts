import { EVIL_HOST, expectNoInjection, watchForInjection } from './injection';
import { hostOf, PRIMARY } from './origins';
import { expect, test } from './test';

// Unknown restaurants, and URLs too long for the server.
test.use({ expectedErrors: [/Failed to load resource/] });

const LONG = 'x'.repeat(6000);
const SCRIPT = encodeURIComponent('"><script>ran(1)</script>');

const below = [
  '//evil.example',
  '//evil.example/%2e%2e/menu',
  '/\\evil.example',
  '/..%2f..%2fevil',
  '/%2F%2Fevil.example/menu',
  '/https://evil.example/',
  '/javascript:ran(1)',
  '/menu/__proto__',
  '/menu/constructor',
  '/menu/%00',
  '/menu/%E0%A4%A',
  '/menu/%252e%252e%252f',
  '/menu/%2F%2Fevil.example',
  `/menu/${SCRIPT}`,
  `/menu/${LONG}`,
  '/menu?dish=__proto__',
  '/menu?dish=constructor&dish=toString',
  `/menu?dish=${SCRIPT}`,
  '/order-history/order-details/__proto__',
  '/order-history/order-details/%2e%2e%2f%2e%2e',
  `/order-history/order-details/${SCRIPT}`,
  '/orderInfo?OrderId=__proto__',
  '/orderInfo?OrderId=%2F%2Fevil.example&trackingUrl=https://evil.example/',
  '/orderInfo?OrderId=7&fromTrackButton=true#https://evil.example',
  `/search?q=${LONG}`,
  `/search?q=${SCRIPT}&q=constructor`,
  `/cart?type=__proto__&table=${SCRIPT}&car[]=1`,
];

const slugs = [
  '//evil.example/menu',
  '/%2F%2Fevil.example/menu',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2fspice-garden/menu',
  '/__proto__/menu',
  '/constructor/cart',
  '/toString',
  '/%00/menu',
  '/%E0%A4%A/menu',
  '/%20/menu',
  '/@evil.example/menu',
  '/spice-garden%2Fmenu',
  `/${SCRIPT}/cart`,
  `/${LONG}/menu`,
];

for (const { kind, addresses } of [
  { kind: 'under a restaurant’s slug', addresses: below.map((path) => `${PRIMARY}/spice-garden${path}`) },
  // A careless router reads a path with two leading slashes as another host.
  {
    kind: 'on a restaurant’s own host',
    addresses: below.slice(0, 6).map((path) => `${hostOf('spice-garden')}${path}`),
  },
  { kind: 'with an invalid slug', addresses: slugs.map((path) => `${PRIMARY}${path}`) },
]) {
  test(`a crafted URL ${kind} does not leave the site, inject code or break the page`, async ({ page }) => {
    test.setTimeout(90_000);
    const watched = await watchForInjection(page);
    for (const address of addresses) {
      const where = address.slice(0, 120);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('main').first(), where).toBeVisible();
      await expectNoInjection(page, watched, where);
      expect(new URL(page.url()).origin, where).toBe(new URL(address).origin);
      const frames = page.frames().map((frame) => frame.url());
      expect(
        frames.filter((url) => new URL(url, PRIMARY).hostname === EVIL_HOST),
        where,
      ).toEqual([]);
      expect(await page.evaluate(() => 'polluted' in {}), where).toBe(false);
    }
  });
}
