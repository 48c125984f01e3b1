import { watchForInjection } from './injection';
import { PRIMARY, SANDBOX } from './origins';
import { placePaidOrder } from './paid-order';
import { BASE, openCart } from './shop';
import { expect, test } from './test';

const framed = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><h1>Tracking</h1><script>${script}</script>`,
});
const persistedCartId = () => localStorage.getItem('cartId:spice-garden');

test('a valid status message of the tracking page refetches the order; invalid and foreign messages change nothing', async ({
  page,
  request,
  sandbox,
}) => {
  const orderId = await placePaidOrder(request, [['v-butter-naan', 2]]);
  const watched = await watchForInjection(page);
  const cartId = await openCart(page);
  const order = JSON.stringify({ OrderId: orderId, Status: 'Out for delivery', Total: '90' });
  const other = SANDBOX.replace('localhost', 'forger.localhost');
  // A page of another origin inside the tracking page.
  await page.route(`${other}/**`, (route) =>
    route.fulfill(framed(`for (const to of [top, parent]) to.postMessage(${JSON.stringify(order)}, '*')`)),
  );
  await page.route(`${SANDBOX}/track?**`, (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200 })
      : route.fulfill(
          framed(`
            const post = (data) => parent.postMessage(data, '*');
            for (const data of [null, 7, '', '{', 'null', '[]', '{"OrderId":0}', '{"OrderId":"__proto__"}',
              '{"__proto__":{"polluted":1}}', { OrderId: {} }, [[[[]]]], new ArrayBuffer(9), new Map([[1, 2]])]) post(data);
            post({ OrderId: ${JSON.stringify(orderId)}, Status: 'x'.repeat(5e6) });
            post('"' + 'x'.repeat(2e7));
            for (let n = 0; n < 5000; n += 1) post({ type: 'resize', n });
            const frame = document.body.appendChild(document.createElement('iframe'));
            frame.src = ${JSON.stringify(`${other}/`)};
            frame.onload = () => post('over');
            addEventListener('message', ({ data }) => { if (data === 'post') post(${JSON.stringify(order)}); });
          `),
        ),
  );
  await page.addInitScript(() => {
    if (window !== top) return;
    addEventListener('message', ({ data }) => {
      if (data === 'over') document.documentElement.setAttribute('data-over', '');
    });
  });
  await page.goto(`${BASE}/orderInfo?OrderId=${orderId}`);
  await expect(page.locator('html[data-over]')).toHaveCount(1);
  // Messages from the page itself and from another window of the tracking page's origin.
  await page.evaluate((data) => {
    postMessage(data, '*');
    postMessage(JSON.parse(data), '*');
  }, order);
  await page.context().route(`${SANDBOX}/track-beside`, (route) => route.fulfill(framed('')));
  const beside = page.context().waitForEvent('page');
  await page.evaluate((url) => void window.open(url), `${SANDBOX}/track-beside`);
  const opened = await beside;
  await opened.waitForLoadState();
  await opened.evaluate((data) => {
    (opener as Window).postMessage(data, '*');
  }, order);
  await opened.close();

  expect(watched.incidents.filter((wrong) => !wrong.includes('track-beside'))).toEqual([]);
  expect(await page.evaluate(persistedCartId)).toBe(cartId);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(await sandbox.requests('Display/Order')).toHaveLength(1);

  await page.locator('iframe').evaluate((frame) => {
    (frame as HTMLIFrameElement).contentWindow?.postMessage('post', '*');
  });
  // A new status makes the page request the order.
  // The cart stays because the diner has not left it for payment.
  await expect.poll(async () => (await sandbox.requests('Display/Order')).length).toBe(2);
  expect(await page.evaluate(persistedCartId)).toBe(cartId);
});

test.describe('a malicious tracking page', () => {
  // The browser logs each blocked attempt.
  test.use({
    expectedErrors: [/^(Blocked opening|Unsafe attempt to initiate|Ignored call to|Permissions policy)/],
  });

  test('cannot open a dialog, read the position, or access the page that embeds it', async ({
    page,
    request,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    const orderId = await placePaidOrder(request, [['v-butter-naan', 2]]);
    const watched = await watchForInjection(page);
    await page.route(`${SANDBOX}/track?**`, (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ status: 200 })
        : route.fulfill(
            framed(`
            const done = [];
            const trying = (name, act) => { try { const got = act(); if (got) done.push(name); } catch { /* refused */ } };
            trying('the page around', () => { top.location = 'https://evil.example/'; return true; });
            trying('its storage', () => top.localStorage.length >= 0);
            trying('a dialog', () => prompt('Your code?') !== null);
            trying('its own storage', () => { localStorage.setItem('a', 'b'); return false; });
            navigator.geolocation.getCurrentPosition(() => say('the place'), () => say());
            function say(more) { document.body.append('Done: ' + [...done, more].filter(Boolean).join(', ') + '.'); }
          `),
          ),
    );
    await page.context().grantPermissions(['geolocation'], { origin: PRIMARY });
    await page.goto(`${BASE}/orderInfo?OrderId=${orderId}`);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('allow', '');
    await expect(page.frameLocator('iframe').getByText('Done: .')).toBeVisible();
    expect(watched.incidents).toEqual([]);
    expect(page.url()).toBe(`${BASE}/orderInfo?OrderId=${orderId}`);
    for (const attempt of ['Unsafe attempt to initiate navigation', "Ignored call to 'prompt"])
      expect(
        refused.filter((text) => text.includes(attempt)),
        attempt,
      ).toHaveLength(1);
  });
});
