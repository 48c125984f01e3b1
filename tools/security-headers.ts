import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { StorefrontEnv } from '../src/config/env-schema.ts';

const GOOGLE_MAPS = 'https://maps.googleapis.com';

function origin(url: string): string {
  return new URL(url.replace('{id}', 'id')).origin;
}

/** What the maps service needs beyond the page's own policy; nothing when the build has no maps key. */
function mapsSources(env: StorefrontEnv) {
  if (!env.mapsKey) return { script: [], connect: [], style: [], font: [] };
  // The maps script writes style elements and attributes that no hash of ours can foresee, and a static
  // page has no nonce to give it: inline styles (never scripts) are allowed where a map is.
  const style = ["'unsafe-inline'"];
  if (origin(env.mapsUrl) !== GOOGLE_MAPS) {
    return { script: [origin(env.mapsUrl)], connect: [origin(env.mapsUrl)], style, font: [] };
  }
  return {
    script: ['https://*.googleapis.com', 'https://*.gstatic.com'],
    connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
    style: [...style, 'https://fonts.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
  };
}

/** The two optional analytics: their script's origin, and where the public ones report to. */
function analyticsSources(env: StorefrontEnv) {
  const clarity = origin(env.clarityUrl);
  const pixel = origin(env.pixelUrl);
  return {
    script: [clarity, pixel, ...(clarity === 'https://www.clarity.ms' ? ['https://*.clarity.ms'] : [])],
    connect: [
      clarity,
      pixel,
      ...(clarity === 'https://www.clarity.ms' ? ['https://*.clarity.ms', 'https://c.bing.com'] : []),
      ...(pixel === 'https://connect.facebook.net' ? ['https://www.facebook.com'] : []),
    ],
  };
}

/**
 * The Content-Security-Policy of a page, made from the configuration so that it never drifts from it.
 * @param inlineScripts the bodies of the page's own inline scripts, allowed by their hash.
 */
export function contentSecurityPolicy(env: StorefrontEnv, inlineScripts: readonly string[]): string {
  const maps = mapsSources(env);
  const analytics = analyticsSources(env);
  const hashes = inlineScripts.map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...maps.script, ...analytics.script],
    'style-src': ["'self'", ...maps.style],
    // A restaurant's pictures stand wherever it keeps them.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'", ...maps.font],
    'connect-src': [
      "'self'",
      origin(env.apiHost),
      origin(env.lookupHost),
      ...maps.connect,
      ...analytics.connect,
    ],
    // An order's tracking address is the server's to choose; the page embeds http(s) only.
    'frame-src': ['https:', 'http:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The response headers of every page, beside the policy itself. */
const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};

function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

/**
 * Writes the policy into the built page (so that it holds on any static host) and, with the headers that
 * a page cannot carry itself, into `_headers` for hosts and servers that read it.
 */
export function securityHeaders(env: StorefrontEnv): Plugin {
  return {
    name: 'storefront-security-headers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const policy = contentSecurityPolicy(env, inlineScriptsOf(html));
      page.source = html.replace(
        /<meta charset="[^"]*"\s*\/?>/i,
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      );
      const lines = Object.entries({
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        ...HEADERS,
      }).map(([name, value]) => `  ${name}: ${value}`);
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: [
          '/*',
          ...lines,
          '  Cache-Control: no-cache',
          '/assets/*',
          '  ! Cache-Control',
          '  Cache-Control: public, max-age=31536000, immutable',
          '',
        ].join('\n'),
      });
    },
  };
}
