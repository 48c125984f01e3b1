import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongRunsFirst } from './tests/setup/long-runs-first.ts';
import { parseEnv } from './src/config/env-schema.ts';
import { bootScript } from './tools/boot-script.ts';
import { compressed } from './tools/compress.ts';
import { firstLoadReport } from './tools/first-load.ts';
import { generatedLanguage } from './tools/generated-language.ts';
import { buildTarget } from './tools/minimum-browsers.ts';
import { securityHeaders } from './tools/security-headers.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { separateSourceMaps } from './tools/source-maps.ts';
import { textsOptions } from './tools/texts.ts';
import { unsupportedPage } from './tools/unsupported-page.ts';

/** Only the legal pages need these modules. */
const LEGAL =
  /\/src\/(features\/legal|routes\/(privacy-policy|refund-policy|term-and-condition)|texts\/(en\/legal|legal|uncompiled-text))[./]/;

/** Home and menu share these, and what they import. */
const DISHES =
  /\/src\/(features\/(dish\/dish-item|menu\/(browse-menu-button|section-label))|ui\/(controls\/radio-group|list\/card-skeletons|scroll\/(scroll-behavior|use-scroll-restoration)))\.[jt]sx?$/;
/** Home shares these with later pages, which would otherwise load its chunk. */
const FROM_HOME = /\/src\/lib\/phone\.ts$|\/icons\/(chevron-right|phone)\.mjs$/;

/** Few chunks, so that a page needs few requests: shared code, then home and menu, then the rest. */
const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'dishes',
    test: (id: string) => DISHES.test(id) || FROM_HOME.test(id),
    priority: 3,
  },
  { name: 'home', test: /\/src\/routes\/home\.tsx$/, priority: 2 },
  { name: 'menu', test: /\/src\/routes\/menu\.tsx$/, priority: 2 },
  // Small modules that other pages share, in one chunk.
  {
    name: 'parts',
    test: (id: string) => !LEGAL.test(id),
    minShareCount: 2,
    maxModuleSize: 10_000,
    priority: 1,
  },
  { name: 'legal', test: LEGAL, priority: 0 },
];

export default defineConfig(({ mode }) => {
  // Tests use the sandbox's configuration, like `npm start`.
  const env = parseEnv(loadEnv(mode === 'test' ? 'sandbox' : mode, import.meta.dirname));
  return {
    // Vitest would set the variables of .env for the tests.
    envDir: mode === 'test' ? false : undefined,
    define: { __APP_ENV__: JSON.stringify(env.app), __SERVER_ENV__: JSON.stringify(env.server) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    plugins: [
      // Tests compile the texts in tests/setup/compile-texts.ts.
      mode !== 'test' && paraglideVitePlugin(textsOptions),
      mode !== 'production' && generatedLanguage(),
      react(),
      tailwindcss(),
      bootScript(env.server),
      unsupportedPage(env.server),
      securityHeaders(env),
      serviceWorker(env),
      firstLoadReport(),
      separateSourceMaps(),
      compressed(),
    ],
    build: {
      target: buildTarget(),
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // Slow machines would warn about the slowest plugins.
        checks: { bundlerTimings: false },
        output: {
          // Short hashes: the first script lists all files, and hashes do not compress.
          chunkFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: { groups: chunks },
        },
      },
    },
    server: { port: 4000, strictPort: true },
    test: {
      restoreMocks: true,
      testTimeout: 30_000,
      globalSetup: './tests/setup/compile-texts.ts',
      // Files share their worker's modules: loading them again for each file took longer than the tests. So no test calls
      // `vi.resetModules()`: a store of an earlier file, whose timers still run, would meet errors of other classes.
      isolate: false,
      sequence: { sequencer: LongRunsFirst },
      // More workers than cores, because tests wait a third of their time.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            setupFiles: ['./tests/setup/every-test.ts', './tests/setup/node.ts'],
            include: ['src', 'sandbox', 'service-worker', 'tools', 'tests'].map(
              (folder) => `${folder}/**/*.test.ts`,
            ),
            exclude: ['tools/check-api/run.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'node',
            isolate: true,
            setupFiles: ['./tests/setup/every-test.ts', './tests/setup/node.ts'],
            // It configures the API client, which the modules of a shared worker have created.
            include: ['tools/check-api/run.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://spice-garden.localhost:4000/' } },
            setupFiles: ['./tests/setup/every-test.ts', './tests/setup/jsdom.ts'],
            include: ['src', 'tests'].map((folder) => `${folder}/**/*.test.tsx`),
          },
        },
      ],
    },
  };
});
