import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from './tools/chromium.ts';

const WORKERS = 2;

/** End to end, in a real Chromium: for each worker the built storefront on port 4000 (4002 …) against a sandbox of its own beside it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: WORKERS,
  retries: process.env['CI'] ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, defaultBrowserType: 'chromium' },
    },
    {
      // What is laid out or works differently there; the rest is the same page.
      name: 'desktop',
      testMatch: /(accessibility|cart-lines|dish|home|journey)\.spec\.ts/,
      use: { viewport: { width: 1366, height: 768 } },
    },
  ],
  webServer: {
    command: `node --import tsx tests/e2e/serve.ts ${String(WORKERS)}`,
    url: `http://localhost:${String(4000 + 2 * WORKERS - 1)}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
