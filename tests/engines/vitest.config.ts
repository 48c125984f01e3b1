/**
 * `npm run test:engines`: every scenario in every engine, on a phone and on a desktop. In `npm test`: every scenario in
 * WebKit on a phone, and those of cart and checkout in Firefox on a desktop. The end-to-end tests use Chromium.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './ports.ts';
import { isCommonRun } from '../test-scope.ts';

/** `commonScenarios`: files of scenarios that `npm test` runs; null for none. */
const PROJECTS = [
  { engine: 'chromium', windowName: 'phone', commonScenarios: null },
  { engine: 'chromium', windowName: 'desktop', commonScenarios: null },
  { engine: 'firefox', windowName: 'phone', commonScenarios: null },
  { engine: 'firefox', windowName: 'desktop', commonScenarios: '{cart,checkout}' },
  { engine: 'webkit', windowName: 'phone', commonScenarios: '*' },
  { engine: 'webkit', windowName: 'desktop', commonScenarios: null },
] as const;
const selected = PROJECTS.map((project) => ({
  ...project,
  scenarios: isCommonRun ? project.commonScenarios : '*',
})).filter(({ scenarios }) => scenarios !== null);

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/engines/build.ts',
    maxWorkers: WORKERS,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/engines.json' },
    projects: selected.map(({ engine, windowName, scenarios }) => ({
      root,
      test: {
        name: `${engine} ${windowName}`,
        include: [`tests/engines/scenarios/${scenarios}.scenario.ts`],
        setupFiles: ['tests/setup/sandbox-answers.ts'],
        provide: { engine, windowName },
        testTimeout: 120_000,
        hookTimeout: 60_000,
        retry: process.env['CI'] ? 1 : 0,
      },
    })),
  },
});
