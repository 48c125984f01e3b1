/** `npm run test:engines`: every scene in every engine, on a phone and on a desktop. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './ports.ts';
import { TableReporter } from './table-reporter.ts';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
const WINDOWS = ['phone', 'desktop'] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/engines/build.ts',
    maxWorkers: WORKERS,
    reporters: ['default', new TableReporter()],
    projects: ENGINES.flatMap((engine) =>
      WINDOWS.map((windowName) => ({
        root,
        test: {
          name: `${engine} ${windowName}`,
          include: ['tests/engines/scenes/*.scene.ts'],
          provide: { engine, windowName },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: process.env['CI'] ? 1 : 0,
        },
      })),
    ),
  },
});
