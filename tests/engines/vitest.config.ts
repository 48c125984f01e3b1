/**
 * `npm run test:engines`: every scene in every engine, on a phone and on a desktop. With `ENGINE_WINDOWS=common`, as in
 * `npm test`, in the window that most diners of Firefox and WebKit have; the end-to-end tests use Chromium.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './ports.ts';
import { TableReporter } from './table-reporter.ts';

const PROJECTS = [
  { engine: 'chromium', windowName: 'phone', isCommon: false },
  { engine: 'chromium', windowName: 'desktop', isCommon: false },
  { engine: 'firefox', windowName: 'phone', isCommon: false },
  { engine: 'firefox', windowName: 'desktop', isCommon: true },
  { engine: 'webkit', windowName: 'phone', isCommon: true },
  { engine: 'webkit', windowName: 'desktop', isCommon: false },
] as const;
const playsAll = process.env['ENGINE_WINDOWS'] !== 'common';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/engines/build.ts',
    maxWorkers: WORKERS,
    reporters: ['default', new TableReporter()],
    projects: PROJECTS.filter(({ isCommon }) => isCommon || playsAll).map(({ engine, windowName }) => ({
      root,
      test: {
        name: `${engine} ${windowName}`,
        include: ['tests/engines/scenes/*.scene.ts'],
        setupFiles: ['tests/setup/sandbox-answers.ts'],
        provide: { engine, windowName },
        testTimeout: 120_000,
        hookTimeout: 60_000,
        retry: process.env['CI'] ? 1 : 0,
      },
    })),
  },
});
