import { defineConfig, devices } from '@playwright/test';
import { storefrontPort } from './tests/e2e/origins.ts';
import { chromiumPath, CHROMIUM_FLAGS } from './tools/chromium.ts';

const WORKERS = 2;
const isAll = process.env['E2E_RUNS'] === 'all';

/** What is laid out otherwise on a desktop, or gone through with its keys; the rest is run there in the run of everything. */
const ON_DESKTOP = [
  'accessibility',
  'connectivity-notice',
  'desktop-cart',
  'dish',
  'focus',
  'home',
  'journey',
  'keyboard',
  'menu',
  'top-bar',
].map((name) => `**/${name}.spec.ts`);

/**
 * Of a browser's own surface the suggestions below its address bar are pages too, drawn anew for each test and seen by
 * none. Chromium takes the last such list alone, so the runner's (of 1.65, but Windows' and Edge's) is said again.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
  // A process kept ready for a next page, of which a test has none.
  'SpareRendererForSitePerProcess',
];

/** End to end, in a real Chromium: for each worker the built storefront on port 4000 (4002 …) against a sandbox of its own beside it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  workers: WORKERS,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A worker answers in place of the server, and unseen by the runner: only the tests of it let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, `--disable-features=${WITHOUT.join()}`],
    },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      ...(!isAll && { grepInvert: /@desktop/ }),
      testIgnore: '**/desktop-cart.spec.ts',
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        defaultBrowserType: 'chromium',
        // Nothing is laid out by it, and a fine screen takes seven times as long to paint without a graphics card.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      ...(!isAll && { testMatch: ON_DESKTOP, grepInvert: /@phone/ }),
      use: { viewport: { width: 1366, height: 768 } },
    },
  ],
  webServer: {
    command: `node --import tsx tests/e2e/serve.ts ${String(WORKERS)}`,
    url: `http://localhost:${String(storefrontPort(WORKERS - 1) + 1)}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
