import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../src/config/env-schema';
import { contentSecurityPolicy } from './security-headers';

const raw = {
  VITE_API_HOST: 'https://api.example.com/v1',
  VITE_LOOKUP_HOST: 'https://lookup.example.com',
  VITE_PRIMARY_DOMAIN: 'order.example.com',
  VITE_PAYMENT_URL: 'https://pay.example.com',
  VITE_TRACKING_URL: 'https://track.example.com',
};

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  it('never allows inline scripts or eval, with or without a map', () => {
    for (const key of ['', 'key']) {
      const policy = contentSecurityPolicy(parseEnv({ ...raw, VITE_GOOGLE_MAPS_KEY: key }), []);
      expect(directive(policy, 'script-src')).not.toContain("'unsafe-inline'");
      expect(policy).not.toContain('unsafe-eval');
    }
  });

  it('allows the page’s own inline script only by its hash', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const policy = contentSecurityPolicy(parseEnv(raw), ['start()']);
    expect(directive(policy, 'script-src')).toContain(`'sha256-${hash}'`);
  });

  it('allows style elements only in a build with a map, and style attributes in every build', () => {
    expect(directive(contentSecurityPolicy(parseEnv(raw), []), 'style-src')).toEqual(["'self'"]);
    const withMap = contentSecurityPolicy(parseEnv({ ...raw, VITE_GOOGLE_MAPS_KEY: 'key' }), []);
    expect(directive(withMap, 'style-src')).toContain("'unsafe-inline'");
    expect(directive(contentSecurityPolicy(parseEnv(raw), []), 'style-src-attr')).toEqual([
      "'unsafe-inline'",
    ]);
  });

  it('allows the style sheet in prerendered pages only by its hash, in a build without a map', () => {
    const hash = `'sha256-${createHash('sha256').update('a{}').digest('base64')}'`;
    expect(directive(contentSecurityPolicy(parseEnv(raw), [], ['a{}']), 'style-src')).toEqual([
      "'self'",
      hash,
    ]);
    const withMap = contentSecurityPolicy(parseEnv({ ...raw, VITE_GOOGLE_MAPS_KEY: 'key' }), [], ['a{}']);
    expect(directive(withMap, 'style-src')).not.toContain(hash);
  });

  it('allows requests to the configured API and lookup, and not to the tracking service', () => {
    const connect = directive(contentSecurityPolicy(parseEnv(raw), []), 'connect-src');
    expect(connect).toEqual(
      expect.arrayContaining(['https://api.example.com', 'https://lookup.example.com']),
    );
    expect(connect).not.toContain('https://track.example.com');
  });

  it('allows error reports to the origin of the DSN only in a build with a DSN', () => {
    const dsn = 'https://key@errors.example.com/1';
    const policy = contentSecurityPolicy(parseEnv({ ...raw, VITE_SENTRY_DSN: dsn }), []);
    expect(directive(policy, 'connect-src')).toContain('https://errors.example.com');
    expect(contentSecurityPolicy(parseEnv(raw), [])).not.toContain('errors.example.com');
  });

  it('allows the manifest through default-src, because WebKitGTK rejects manifest-src', () => {
    const policy = contentSecurityPolicy(parseEnv(raw), []);
    expect(directive(policy, 'default-src')).toEqual(["'self'", 'blob:']);
    expect(policy).not.toContain('manifest-src');
  });

  it('allows only the sources that it names, and no generated picture or worker in a build without a map', () => {
    const policy = contentSecurityPolicy(parseEnv(raw), []);
    for (const name of ['media-src', 'object-src', 'base-uri', 'form-action'])
      expect(directive(policy, name), name).toEqual(["'none'"]);
    expect(policy).not.toContain('data:');
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'https:', 'http:']);
    expect(directive(policy, 'worker-src')).toEqual(["'self'"]);
    expect(directive(policy, 'frame-src')).toEqual(
      expect.arrayContaining(['https:', 'http:', 'tel:', 'upi:']),
    );
    const withMap = contentSecurityPolicy(parseEnv({ ...raw, VITE_GOOGLE_MAPS_KEY: 'key' }), []);
    expect(directive(withMap, 'img-src')).toEqual(["'self'", 'https:', 'http:', 'data:', 'blob:']);
    expect(directive(withMap, 'worker-src')).toEqual(["'self'", 'blob:']);
  });
});
