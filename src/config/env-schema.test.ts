import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env-schema';

const complete = {
  VITE_API_HOST: 'https://api.example.com/',
  VITE_LOOKUP_HOST: 'https://lookup.example.com',
  VITE_PRIMARY_DOMAIN: 'www.Order.example.com',
  VITE_PAYMENT_URL: 'https://pay.example.com/checkout',
  VITE_TRACKING_URL: 'https://track.example.com/order',
};

describe('parseEnv', () => {
  it('reads the required values and has defaults for the others', () => {
    expect(parseEnv(complete)).toMatchObject({
      server: { apiHost: 'https://api.example.com', primaryDomain: 'order.example.com' },
      app: {
        mapsKey: '',
        mapsUrl: 'https://maps.googleapis.com',
        otpToken: 'web',
        hasCartSuggestions: true,
        clarityUrl: 'https://www.clarity.ms/tag/{id}',
        sentryDsn: '',
      },
    });
  });

  it('reads exactly the variables that .env.example lists', () => {
    const read = new Set<string>();
    const raw = new Proxy<Record<string, unknown>>(complete, {
      get: (target, name) => {
        read.add(String(name));
        return target[String(name)];
      },
    });
    parseEnv(raw);
    const explained = readFileSync('.env.example', 'utf8').match(/^VITE_\w+(?==)/gm);
    expect([...read].sort()).toEqual(explained?.sort());
  });

  it.each([
    ['on', true],
    ['', true],
    ['off', false],
    [' False ', false],
  ])('reads VITE_CART_SUGGESTIONS %o as %s', (value, expected) => {
    const { app } = parseEnv({ ...complete, VITE_CART_SUGGESTIONS: value });
    expect(app.hasCartSuggestions).toBe(expected);
  });

  it.each(Object.keys(complete))('throws a "missing" error that names %s when its value is blank', (name) => {
    expect(() => parseEnv({ ...complete, [name]: ' ' })).toThrow(`${name} is missing`);
  });

  it.each([
    ['VITE_API_HOST', 'api.example.com'],
    ['VITE_LOOKUP_HOST', 'https://lookup.example.com/?a=b'],
    ['VITE_PAYMENT_URL', 'javascript:alert(1)'],
    ['VITE_PRIMARY_DOMAIN', 'https://order.example.com'],
    ['VITE_PRIMARY_DOMAIN', 'localhost:4000'],
    ['VITE_CART_SUGGESTIONS', 'sometimes'],
    ['VITE_SENTRY_DSN', 'https://errors.example.com/1'],
  ])('throws an error that names %s when its value is malformed (%s)', (name, value) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(name);
  });
});
