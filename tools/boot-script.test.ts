import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../src/config/env-schema';
import { bundleBootScript, pageFiles } from './boot-script';

const env = parseEnv({
  VITE_API_HOST: 'https://api.example.com/v1',
  VITE_LOOKUP_HOST: 'https://lookup.example.com',
  VITE_PRIMARY_DOMAIN: 'order.example.com',
  VITE_PAYMENT_URL: 'https://pay.example.com',
  VITE_TRACKING_URL: 'https://track.example.com',
});

const chunk = (fileName: string, more: object) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  moduleIds: [],
  ...more,
});

describe('the boot script', () => {
  it('is small and self-contained, and holds only the configuration that it needs', async () => {
    const code = await bundleBootScript(env.server, { home: ['/assets/browse.js'] });
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/\bimport\b|<\/script/i);
    expect(code).toContain('https://api.example.com/v1');
    expect(code).toContain('/assets/browse.js');
    expect(code).toContain('/order-history/order-details/:orderId');
    // The table's other options are left out.
    expect(code).not.toContain('isPrecached');
    expect(code).not.toContain('__APP_ENV__');
  });

  it('lists the files that each page loads besides the application', () => {
    const bundle = {
      'index.js': chunk('index.js', { isEntry: true, imports: ['react.js'] }),
      'react.js': chunk('react.js', {}),
      'browse.js': chunk('browse.js', {
        moduleIds: ['/src/routes/home.tsx', '/src/routes/menu.tsx'],
        imports: ['react.js', 'parts.js'],
      }),
      'parts.js': chunk('parts.js', { viteMetadata: { importedCss: new Set(['parts.css']) } }),
    };
    const files = ['/browse.js', '/parts.js', '/parts.css'];
    expect(pageFiles(bundle as never)).toEqual({ home: files, menu: files });
  });
});
