import { PRIMARY } from './origins';
import { BASE } from './shop';
import { expect, test } from './test';

test.describe('the content security policy', () => {
  // Each of these fails every other test.
  test.use({ expectedErrors: [/./] });

  test('what the policy forbids is refused, and would fail the test that it happens in', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await page.goto(BASE);
    await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
    expect(said).toEqual([]);
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
      // As a page would that takes a text for a program.
      Reflect.apply(setTimeout, window, [ran]);
      void fetch('https://evil.example/').catch(() => undefined);
    });
    for (const directive of [
      ...['script-src-elem inline', 'script-src-elem https://evil.example/a.js', 'script-src-attr inline'],
      ...['script-src eval', 'object-src https://evil.example', 'frame-src', 'base-uri'],
      ...['media-src https://evil.example/a.mp4', 'form-action', 'connect-src https://evil.example/'],
    ])
      await expect.poll(() => said.join('\n'), directive).toContain(`Policy violated: ${directive}`);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false);
    expect(page.url()).toBe(BASE);
  });

  test('no other site may frame the page', async ({ page }) => {
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
