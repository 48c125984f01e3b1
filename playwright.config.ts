import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from './tools/chromium.ts';

const STORE = path.join(tmpdir(), 'storefront-e2e.json');

/** End to end: the built storefront on port 4000 against the sandbox on 4001, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One sandbox serves all tests, and some make its calls fail.
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4000',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, defaultBrowserType: 'chromium' },
    },
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
  ],
  webServer: {
    command: `node --import tsx tools/start.ts --built --fresh --store ${STORE}`,
    url: 'http://localhost:4001/',
    reuseExistingServer: false,
  },
});
