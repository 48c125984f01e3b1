/** `npm run screenshots`: both windows in light and dark. */
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

const schemes = ['light', 'dark'] as const;

export default defineConfig({
  ...browserTests,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
  projects: browserTests.projects?.flatMap(({ name, use }) =>
    schemes.map((colorScheme) => ({ name: `${name}-${colorScheme}`, use: { ...use, colorScheme } })),
  ),
});
