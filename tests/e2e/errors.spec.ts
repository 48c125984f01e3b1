import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Page } from '@playwright/test';
import { mapsFolderOf } from '../../tools/source-maps';
import { DINER, openCart } from './shop';
import { expect, test } from './test';

interface StackFrame {
  filename: string;
  lineno: number;
  colno: number;
}

interface ErrorEvent {
  release: string;
  exception: { values: { type: string; value: string; stacktrace: { frames: StackFrame[] } }[] };
  tags: { page: string; source: string };
  request: { headers: Record<string, string>; url?: string };
}

interface MetricItem {
  items: { name: string; value: number; attributes: { page: { value: string } } }[];
}

/** Breaks an API that the wallet of every page's top bar needs. */
async function breakPages(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Number.prototype, 'toFixed', { value: undefined }));
}

function sourceOf(buildFolder: string, { filename, lineno, colno }: StackFrame): string {
  const map = path.join(mapsFolderOf(buildFolder), filename.replace('app:///', '') + '.map');
  const trace = new TraceMap(readFileSync(map, 'utf8'));
  const { source } = originalPositionFor(trace, { line: lineno, column: colno - 1 });
  return (source ?? '').replace(/^.*\/(?=src\/)/, '');
}

test.describe('a render error', () => {
  test.use({ expectedErrors: [/toFixed.* is not a function/] });

  test('is reported once, with release, route pattern and browser, and without personal data', async ({
    page,
    sandbox,
    secondBuild,
  }) => {
    const base = `${secondBuild.origin}/spice-garden`;
    const cartId = await openCart(page, { base });
    await breakPages(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/envelope/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(`${base}/menu/Breads?note=Asha%20Ramanujan`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();

    await expect.poll(() => sandbox.reports('event')).toHaveLength(1);
    const [event] = (await sandbox.reports('event')) as [ErrorEvent];
    expect(event.release).toBe(readFileSync(path.join(mapsFolderOf(secondBuild.folder), 'release'), 'utf8'));
    expect(event.tags).toEqual({ page: '/menu/:category', source: 'render' });
    expect(event.request).toEqual({
      headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
    });

    const error = event.exception.values.at(-1);
    expect(error).toMatchObject({ type: 'TypeError', value: 'is not a function' });
    expect(sourceOf(secondBuild.folder, error!.stacktrace.frames.at(-1)!)).toBe('src/lib/format-number.ts');

    const secrets = [DINER, cartId, 'Asha', 'Ramanujan', 'Defence Colony', 'Breads', 'spice-garden'];
    expect(secrets.filter((secret) => sent.join('\n').includes(secret))).toEqual([]);
  });
});

test('an API response that is not JSON is reported with the name of its request', async ({
  page,
  sandbox,
  secondBuild,
}) => {
  await sandbox.fail({ call: 'Daily/Timing', kind: 'html' });
  await page.goto(`${secondBuild.origin}/spice-garden/menu`);
  await expect.poll(() => sandbox.reports('event')).not.toHaveLength(0);
  const [event] = (await sandbox.reports('event')) as [ErrorEvent];
  expect(event.tags).toEqual({ page: '/menu', source: 'api' });
  expect(event.exception.values[0]?.value).toBe('timing: answer (not JSON)');
});

test('Core Web Vitals are sent with the route pattern when the page is hidden', async ({
  page,
  sandbox,
  secondBuild,
}) => {
  const measuringCode = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto(`${secondBuild.origin}/spice-garden/menu`);
  await measuringCode;
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 2, y: 2 } });
  await page.goto('about:blank');
  await expect.poll(() => sandbox.reports('trace_metric')).not.toHaveLength(0);
  const metrics = (await sandbox.reports('trace_metric')) as MetricItem[];
  const vitals = metrics.flatMap(({ items }) => items);
  expect(vitals.map(({ name }) => name)).toContain('web_vital.lcp');
  expect(new Set(vitals.map(({ attributes }) => attributes.page.value))).toEqual(new Set(['/menu']));
});

test.describe('a build without a Sentry DSN', () => {
  test.use({ expectedErrors: [/toFixed.* is not a function/] });

  test('logs a render error to the console once, does not load Sentry and sends no report', async ({
    page,
    errors,
    sandbox,
  }) => {
    await breakPages(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/spice-garden/menu');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.locator('#not-started')).toHaveCSS('display', 'none');
    await expect.poll(() => scripts.some((script) => script.startsWith('/assets/web-vitals-'))).toBe(true);
    expect(errors.filter((text) => /toFixed.* is not a function/.test(text))).toHaveLength(1);
    expect(scripts.filter((script) => /\/(assets\/)?sentry/.test(script))).toEqual([]);
    expect(await sandbox.reports('event')).toEqual([]);
  });
});
