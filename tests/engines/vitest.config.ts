/**
 * `npm run test:engines`: every scene in every engine, on a phone and on a desktop. In `npm test`: every scene in WebKit
 * on a phone, and the scenes of cart and checkout in Firefox on a desktop. The end-to-end tests use Chromium.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './ports.ts';
import { isCommonRun } from '../scope.ts';

/** `commonScenes`: files of scenes that `npm test` plays; null for none. */
const PROJECTS = [
  { engine: 'chromium', windowName: 'phone', commonScenes: null },
  { engine: 'chromium', windowName: 'desktop', commonScenes: null },
  { engine: 'firefox', windowName: 'phone', commonScenes: null },
  { engine: 'firefox', windowName: 'desktop', commonScenes: '{cart,checkout}' },
  { engine: 'webkit', windowName: 'phone', commonScenes: '*' },
  { engine: 'webkit', windowName: 'desktop', commonScenes: null },
] as const;
const played = PROJECTS.map((project) => ({
  ...project,
  scenes: isCommonRun ? project.commonScenes : '*',
})).filter(({ scenes }) => scenes !== null);

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/engines/build.ts',
    maxWorkers: WORKERS,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/engines.json' },
    projects: played.map(({ engine, windowName, scenes }) => ({
      root,
      test: {
        name: `${engine} ${windowName}`,
        include: [`tests/engines/scenes/${scenes}.scene.ts`],
        setupFiles: ['tests/setup/sandbox-answers.ts'],
        provide: { engine, windowName },
        testTimeout: 120_000,
        hookTimeout: 60_000,
        retry: process.env['CI'] ? 1 : 0,
      },
    })),
  },
});
