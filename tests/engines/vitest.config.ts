/** `npm run test:engines`: every scenario in every engine, on a phone and on a desktop. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engines = ['chromium', 'firefox', 'webkit'] as const;
const windowNames = ['phone', 'desktop'] as const;

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/engines/build.ts',
    maxWorkers: WORKERS,
    projects: engines.flatMap((engine) =>
      windowNames.map((windowName) => ({
        root,
        test: {
          name: `${engine} ${windowName}`,
          include: ['tests/engines/scenarios/*.scenario.ts'],
          provide: { engine, windowName },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A driver of WebKit or Firefox may lose an answer.
          retry: process.env['CI'] ? 1 : 0,
        },
      })),
    ),
  },
});
