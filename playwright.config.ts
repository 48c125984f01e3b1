import { defineConfig, devices } from '@playwright/test';
import { storefrontPort } from './tests/e2e/origins.ts';
import { isCoreRun, isRestRun } from './tests/test-scope.ts';
import { CHROMIUM_FLAGS, findChromium, installChromium, MISSING_CHROMIUM } from './tools/chromium.ts';

installChromium();
const executablePath = findChromium();
// Not an error: knip reads this file, also where no browser is installed.
if (executablePath === undefined) console.warn(MISSING_CHROMIUM);

const WORKERS = 2;
const specFile = (name: string) => `**/${name}.spec.ts`;

/** Specs with a desktop layout or keyboard use of their own. */
const DESKTOP_SPECS = [
  'accessibility',
  'connectivity-notice',
  'desktop-cart',
  'dish',
  'focus',
  'home',
  'journey',
  'keyboard',
  'menu',
  'returning-diners',
  'server-quirks',
  'top-bar',
].map(specFile);

/**
 * Tests run in the phone's window, those of DESKTOP_SPECS in both. The tags `@phone` and `@desktop` limit a test to one.
 * `@core` marks the tests of `npm test`; in its run, only those with `@desktop` use the desktop's window.
 */
const CORE = /@core/;
const CORE_ON_DESKTOP = /(?=.*@core)(?=.*@desktop)/;

/**
 * Chromium honours only the last `--disable-features`, so this repeats Playwright 1.65's (without Windows and Edge).
 * The first three disable the address-bar suggestions, which Chromium renders as hidden pages for every test.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
  // Keeps a spare renderer process for the next page, which tests do not need.
  'SpareRendererForSitePerProcess',
];

/** Each worker serves the built storefront on its own port (4000, 4002 …), beside a sandbox. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  workers: WORKERS,
  // Other runs have files that build a release or prerender before their tests.
  fullyParallel: isCoreRun,
  // The tests of `npm test` are never retried. CI's other tests are, and are then reported as flaky.
  retries: process.env['CI'] && !isCoreRun ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Playwright does not see requests answered by a service worker. Only the service worker tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...CHROMIUM_FLAGS, `--disable-features=${DISABLED_FEATURES.join()}`],
    },
    trace: 'on-first-retry',
  },
  projects: [
    // First: its only test of `npm test` is long. At the end, one worker would wait for the other.
    {
      name: 'desktop',
      testMatch: DESKTOP_SPECS,
      grepInvert: [/@phone/, ...(isRestRun ? [CORE_ON_DESKTOP] : [])],
      ...(isCoreRun && { grep: CORE_ON_DESKTOP }),
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      grepInvert: [/@desktop/, ...(isRestRun ? [CORE] : [])],
      ...(isCoreRun && { grep: CORE }),
      testIgnore: specFile('desktop-cart'),
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        defaultBrowserType: 'chromium',
        // The layout does not depend on it. At a higher factor, painting without a GPU takes seven times as long.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    cwd: import.meta.dirname,
    command: `node --import tsx tests/e2e/serve.ts ${String(WORKERS)}`,
    url: `http://localhost:${String(storefrontPort(WORKERS - 1) + 1)}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
