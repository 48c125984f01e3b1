import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';
import type { AppEnv, StorefrontEnv } from '../src/config/env-schema.ts';

const GOOGLE_MAPS = 'https://maps.googleapis.com';

/** Phone, message, payment and map links. */
const APP_LINK_SCHEMES = [
  ...['tel:', 'sms:', 'mailto:', 'whatsapp:'],
  ...['upi:', 'gpay:', 'tez:', 'phonepe:', 'paytmmp:'],
  ...['geo:', 'maps:', 'comgooglemaps:', 'google.navigation:', 'intent:'],
];

function origin(url: string): string {
  return new URL(url.replace('{id}', 'id')).origin;
}

function mapsSources(env: AppEnv) {
  if (!env.mapsKey) return { script: [], connect: [], style: [], font: [], generated: [] };
  // Google's script adds inline styles without predictable hashes, and a static page has no nonce.
  const style = ["'unsafe-inline'"];
  // The maps script creates tiles and workers in the page.
  const generated = ['data:', 'blob:'];
  if (origin(env.mapsUrl) !== GOOGLE_MAPS) {
    return { script: [origin(env.mapsUrl)], connect: [origin(env.mapsUrl)], style, font: [], generated };
  }
  return {
    script: ['https://*.googleapis.com', 'https://*.gstatic.com'],
    connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
    style: [...style, 'https://fonts.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
    generated,
  };
}

function analyticsSources(env: AppEnv) {
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
 * @param inlineScripts allowed by their hash
 * @param styles style sheets that prerendered pages inline
 */
export function contentSecurityPolicy(
  { app, server }: StorefrontEnv,
  inlineScripts: readonly string[],
  styles: readonly string[] = [],
): string {
  const maps = mapsSources(app);
  const analytics = analyticsSources(app);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // A hash would disable 'unsafe-inline', which the map needs.
  const styleHashes = maps.style.length > 0 ? [] : styles.map(hashOf);
  const directives: Record<string, string[]> = {
    // For the manifest only: WebKitGTK does not support manifest-src. All other directives are set below.
    'default-src': ["'self'", 'blob:'],
    'script-src': ["'self'", ...inlineScripts.map(hashOf), ...maps.script, ...analytics.script],
    'style-src': ["'self'", ...styleHashes, ...maps.style],
    // Prerendered markup has style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    // Restaurants host their pictures anywhere.
    'img-src': ["'self'", 'https:', 'http:', ...maps.generated],
    'font-src': ["'self'", ...maps.font],
    'connect-src': [
      "'self'",
      origin(server.apiHost),
      origin(server.lookupHost),
      ...maps.connect,
      ...analytics.connect,
      ...(app.sentryDsn ? [origin(app.sentryDsn)] : []),
    ],
    // The server chooses an order's tracking URL; the page embeds http(s) only. The tracking page's links open other apps.
    'frame-src': ['https:', 'http:', ...APP_LINK_SCHEMES],
    'worker-src': ["'self'", ...maps.generated.filter((scheme) => scheme === 'blob:')],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};

/** The service worker fetches the site's files and loads no script. */
const WORKER_HEADERS = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

function stylesOf(html: string, bundle: Rollup.OutputBundle): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*\bhref="\/([^"]+)"/g)].map(([, file = '']) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}, which its page names`);
    return Buffer.from(sheet.source).toString();
  });
}

/** Writes the policy into the page, and all headers into `_headers` and a file for nginx. */
export function securityHeaders(env: StorefrontEnv): Plugin {
  return {
    name: 'storefront-security-headers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const policy = contentSecurityPolicy(env, inlineScriptsOf(html), stylesOf(html, bundle));
      page.source = html.replace(
        /<meta charset="[^"]*"\s*\/?>/i,
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      );
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...HEADERS };
      emit('_headers', headersFile(headers));
      emit('_nginx/headers.conf', nginxHeaders(headers));
      emit('_nginx/worker-headers.conf', nginxHeaders({ ...headers, ...WORKER_HEADERS }));
    },
  };
}

type Headers = Readonly<Record<string, string>>;

function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

function headersFile(headers: Headers): string {
  return [
    '/*',
    ...headerLines(headers),
    '  Cache-Control: no-cache',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sw.js',
    ...Object.keys(WORKER_HEADERS).map((name) => `  ! ${name}`),
    ...headerLines(WORKER_HEADERS),
    '',
  ].join('\n');
}

/** Returns an include for `deploy/nginx.conf`, which has its own cache rules. */
function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [...lines, ''].join('\n');
}
