import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnv } from './src/config/env-schema.ts';
import { securityHeaders } from './tools/security-headers.ts';

export default defineConfig(({ mode }) => {
  // Tests run against the sandbox, as `npm start` does.
  const env = parseEnv(loadEnv(mode === 'test' ? 'sandbox' : mode, import.meta.dirname));
  return {
    define: { __STOREFRONT_ENV__: JSON.stringify(env) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    plugins: [
      // Tests take the texts as `npm run texts` compiled them: the compiler would keep their process alive.
      mode !== 'test' &&
        paraglideVitePlugin({
          project: './project.inlang',
          outdir: './src/texts/generated',
          strategy: ['globalVariable', 'baseLocale'],
        }),
      react(),
      tailwindcss(),
      securityHeaders(env),
    ],
    build: { target: 'es2022', modulePreload: { polyfill: false } },
    server: { port: 4000, strictPort: true },
    test: {
      restoreMocks: true,
      // A machine that does other work at the same time may be too slow for a debounce or a lazy part once.
      retry: process.env['CI'] ? 2 : 0,
      projects: [
        {
          extends: true,
          test: {
            name: 'product',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://spice-garden.localhost:4000/' } },
            setupFiles: ['./tests/setup/vitest.ts'],
            testTimeout: 30_000,
            include: [
              'src/**/*.test.{ts,tsx}',
              'tests/integration/**/*.test.{ts,tsx}',
              'tests/model/**/*.test.{ts,tsx}',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'surroundings',
            environment: 'node',
            include: ['sandbox/**/*.test.ts', 'tools/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
