import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ServerEnv } from '../src/config/env-schema.ts';

const FOLDER = path.resolve(import.meta.dirname, '../src/unsupported');

/**
 * Redirects browsers below the minimum versions (`browserslist`). Runs before any other script, in ECMAScript 3 syntax.
 * CSSPropertyRule needs Chrome 85, Safari 16.4 or Firefox 128; `color-mix` needs Chrome 111.
 */
export const BROWSER_CHECK =
  "window.CSSPropertyRule&&CSS.supports('color','color-mix(in srgb,red,red)')||" +
  "location.replace('/unsupported.html?from='+encodeURIComponent(location.href))";

export function unsupportedPage(env: ServerEnv): Plugin {
  return {
    name: 'storefront-unsupported-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { 'data-cfasync': 'false' },
        children: BROWSER_CHECK,
        injectTo: 'head-prepend',
      },
    ],
    generateBundle() {
      for (const fileName of ['unsupported.html', 'unsupported.css', 'unsupported.js']) {
        const text = readFileSync(path.join(FOLDER, fileName), 'utf8');
        const source = text.replace('__SERVER_ENV__', JSON.stringify(env));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
