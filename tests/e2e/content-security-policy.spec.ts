import { PRIMARY } from './origins';
import { BASE, DINER, login } from './shop';
import { expect, test } from './test';

test.describe('the content security policy', () => {
  // In all other tests, a violation fails the test.
  test.use({ expectedErrors: [/./] });

  test(
    'blocks forbidden content and reports every violation as an error of the test',
    { tag: '@core' },
    async ({ page, errors }) => {
      await page.goto(BASE);
      await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
      await page.evaluate(() => {
        const add = (name: string, attributes: Record<string, string>, text = '') => {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
          element.textContent = text;
          document.body.append(element);
          return element;
        };
        const ran = 'document.documentElement.setAttribute("data-ran", "")';
        add('script', {}, ran);
        add('script', { src: 'https://evil.example/a.js' });
        add('button', { onclick: ran }).click();
        add('a', { href: `javascript:${ran}` }).click();
        add('object', { data: 'https://evil.example/a' });
        add('iframe', { src: `data:text/html,<script>top.${ran}</script>` });
        add('video', { src: 'https://evil.example/a.mp4' });
        const base = document.head.appendChild(document.createElement('base'));
        base.href = 'https://evil.example/';
        (add('form', { action: 'https://evil.example/' }) as HTMLFormElement).submit();
        // A string callback runs like eval().
        Reflect.apply(setTimeout, window, [ran]);
        void fetch('https://evil.example/').catch(() => undefined);
      });
      for (const directive of [
        ...['script-src-elem inline', 'script-src-elem https://evil.example/a.js', 'script-src-attr inline'],
        ...['script-src eval', 'object-src https://evil.example', 'frame-src', 'base-uri'],
        ...['media-src https://evil.example/a.mp4', 'form-action', 'connect-src https://evil.example/'],
      ])
        await expect.poll(() => errors.join('\n'), directive).toContain(`Policy violated: ${directive}`);
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false);
      expect(page.url()).toBe(`${BASE}/`);
    },
  );

  test('reports violations in a second tab and in a popup, like console errors and exceptions', async ({
    page,
    errors,
  }) => {
    const tab = await page.context().newPage();
    await tab.goto(BASE);
    const opened = tab.waitForEvent('popup');
    await tab.evaluate((address) => void window.open(address), `${BASE}/offer`);
    for (const [name, window] of Object.entries({ tab, popup: await opened })) {
      await expect(window.getByRole('contentinfo')).toBeVisible();
      expect(errors.splice(0), name).toEqual([]);
      await window.evaluate(() => {
        const script = document.body.appendChild(document.createElement('script'));
        script.src = 'https://evil.example/a.js';
        console.error('said');
        queueMicrotask(() => {
          throw new Error('thrown');
        });
      });
      for (const message of ['Policy violated: script-src-elem https://evil.example/a.js', 'said', 'thrown'])
        await expect.poll(() => errors, name).toContain(message);
      errors.splice(0);
    }
  });

  test('prevents another site from framing the page', async ({ page }) => {
    const other = PRIMARY.replace('localhost', 'framer.localhost');
    await page.route(`${other}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${BASE}"></iframe>` }),
    );
    await page.goto(`${other}/`);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  });
});

test('a diner orders in a build without a map, under the strictest content security policy', async ({
  page,
  sandbox,
  secondBuild,
}) => {
  const base = `${secondBuild.origin}/spice-garden`;
  const answer = await page.goto(`${base}/menu`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/; style-src 'self' 'sha256-[^' ]+'; style-src-attr /);
  expect(policy).toMatch(/; img-src 'self' https: http:; .*; worker-src 'self'; /);

  const dish = (name: string) => page.getByRole('article', { name, exact: true }).first();
  await dish('Butter naan').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Item added successfully!').first()).toBeVisible();
  await dish('Paneer butter masala').getByRole('button', { name: 'Add' }).click();
  const popup = page.getByRole('dialog', { name: 'Paneer butter masala' });
  await popup.getByRole('checkbox', { name: /Butter on top/ }).check();
  await popup.getByRole('button', { name: /^Add/ }).click();
  await expect(popup).toBeHidden();
  const bar = page.getByRole('region', { name: 'Cart' });
  await expect(bar).toContainText('2 items');
  await bar.getByRole('button', { name: 'Checkout' }).click();

  await page.getByRole('button', { name: 'Select address' }).click();
  await login(page, sandbox, DINER);
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  await sheet.getByRole('button', { name: 'Add address' }).click();
  const picker = page.getByRole('dialog', { name: 'Select delivery location' });
  await picker.getByLabel('House No *').fill('Flat 304');
  await picker.getByLabel('Street Address 1').fill('8th Cross');
  await picker.getByLabel('City').fill('Bengaluru');
  await picker.getByLabel('Pin Code').fill('560038');
  await expect(picker.getByRole('region', { name: 'Map' })).toHaveCount(0);
  await picker.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();

  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(`${secondBuild.origin}/pay**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${base}/orderInfo?OrderId=*`);
  const orderId = new URL(page.url()).searchParams.get('OrderId') ?? '';
  await expect(page.frameLocator('iframe').getByText(orderId).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();
});
