import { defineConfig, devices } from '@playwright/test';
import { storefrontPort } from './tests/e2e/origins.ts';
import { isCommonRun, isFullRun } from './tests/test-scope.ts';
import { chromiumPath, CHROMIUM_FLAGS } from './tools/chromium.ts';

const WORKERS = 2;
const specFile = (name: string) => `**/${name}.spec.ts`;

/** Left to `npm run test:full` and to a direct run. */
const RARE_SPECS = [
  'broken-words',
  'content-security-policy',
  'crafted-urls',
  'forged-messages',
  'hostile-restaurant',
  'minimum-browsers',
  'outage',
  'preferences',
  'releases',
  'server-quirks',
  'tampered-storage',
].map(specFile);
/** Likewise, because on the desktop they take long and differ little from the phone. */
const RARE_DESKTOP_SPECS = ['accessibility', 'connectivity-notice', 'focus', 'returning-diners'].map(
  specFile,
);

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
 * Tags of tests that a run leaves out of a project. `@phone` and `@desktop` limit a test to one window, except in a full
 * run. `@rare` marks tests of a rule that unit tests cover, too: `npm test` leaves them out.
 */
function excludedTags(otherWindow: RegExp): RegExp[] {
  return [...(isFullRun ? [] : [otherWindow]), ...(isCommonRun ? [/@rare/] : [])];
}

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
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Playwright does not see requests answered by a service worker. Only the service worker tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, `--disable-features=${DISABLED_FEATURES.join()}`],
    },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: excludedTags(/@desktop/),
      testIgnore: [specFile('desktop-cart'), ...(isCommonRun ? RARE_SPECS : [])],
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 360, height: 740 },
        defaultBrowserType: 'chromium',
        // The layout does not depend on it. At a higher factor, painting without a GPU takes seven times as long.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      ...(!isFullRun && { testMatch: DESKTOP_SPECS }),
      grepInvert: excludedTags(/@phone/),
      ...(isCommonRun && { testIgnore: [...RARE_SPECS, ...RARE_DESKTOP_SPECS] }),
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
