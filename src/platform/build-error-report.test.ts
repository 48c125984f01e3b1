import { defaultStackParser } from '@sentry/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { toErrorReport, type CaughtError } from './build-error-report';

const HOST = 'spice-garden.localhost:4000';
const BUILT = `http://${HOST}/assets/cart-DWVn7u.js`;

const reportOf = (caught: Partial<CaughtError>) =>
  toErrorReport({ error: new Error(), source: 'window', page: '/cart', ...caught }, defaultStackParser, HOST);

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('an error report', () => {
  it('contains the error’s name, its message without the property name, and its frames in the built files', () => {
    const message = "Cannot read properties of undefined (reading 'price')";
    const stack = `TypeError: ${message}\n    at Bill (${BUILT}:1:2345)\n    at r (${BUILT}?v=1:2:7)`;
    const { name, message: reported, frames } = reportOf({ error: thrown(message, stack) });
    expect(name).toBe('TypeError');
    expect(reported).toBe('Cannot read properties of undefined');
    expect(frames.at(-1)).toEqual({
      filename: 'app:///assets/cart-DWVn7u.js',
      function: 'Bill',
      lineno: 1,
      colno: 2345,
      in_app: true,
    });
  });

  it('contains the frames of Firefox and Safari stacks', () => {
    const { frames } = reportOf({ error: thrown('x is undefined', `Bill@${BUILT}:1:2345\n`) });
    expect(frames).toMatchObject([{ function: 'Bill', colno: 2345 }]);
  });

  it('reduces page URLs to app:///page and URLs of other hosts to their origin', () => {
    const stack = [
      'Error',
      `    at a (http://${HOST}/order-history/order-details/77012?OrderId=77012:1:5)`,
      '    at b (https://maps.example.com/geocode/Flat-9B/main.js?address=Flat+9B:1:5)',
    ].join('\n');
    const files = reportOf({ error: thrown('', stack) }).frames.map(({ filename }) => filename);
    expect(files).toEqual(['https://maps.example.com/', 'app:///page']);
  });

  it('contains the message of an unreadable API answer, but not the text that a promise rejects with', () => {
    const error = new ApiFailure('answer', 'cart', 'not a list').message;
    expect(reportOf({ error, source: 'api' }).message).toBe('cart: answer (not a list)');
    expect(reportOf({ error: 'cart of Asha', source: 'promise' }).message).toBe('');
  });
});

/** Personal data: a phone, an order or cart id, a name, an address. */
const secret = fc.oneof(
  fc.stringMatching(/^[6-9]\d{9}$/),
  fc.stringMatching(/^c-[a-z0-9]{12}$/),
  fc.stringMatching(/^Zq[a-z]{3,10} Xv[a-z]{3,10}$/),
  fc.stringMatching(/^Flat \d{2,3}[A-Z], Zq[a-z]{4,12}$/),
);

const wordings: ((value: string) => string)[] = [
  (value) => value,
  (value) => `Cannot read properties of undefined (reading '${value}')`,
  (value) => `Unexpected token 'A', "${value}" is not valid JSON`,
  (value) => `Failed to fetch dynamically imported module: http://${HOST}/menu/${value}`,
  (value) => `Minified React error #418; visit https://react.dev/errors/418?args[]=${value}`,
  (value) => `broken\n    at ${value} (http://${HOST}/assets/${value}.js:1:1)`,
  (value) => `broken\n${value}@https://${encodeURIComponent(value)}.example.com/:1:1`,
];

describe('personal data', () => {
  it('is absent from an error report, wherever it occurs in the error', () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...wordings), (value, wording) => {
        const message = wording(value);
        const frame = `    at Cart (http://${HOST}/spice-garden/cart?phone=${encodeURIComponent(value)}:1:2)`;
        const error = Object.assign(thrown(message, `TypeError: ${message}\n${frame}`, value), {
          cause: new Error(value),
          phone: value,
        });
        for (const caught of [error, message, { message: value, name: value, toString: () => value }]) {
          const report = JSON.stringify(reportOf({ error: caught }));
          expect(decodeURIComponent(report)).not.toContain(value);
        }
      }),
    );
  });

  it('is absent from the report of a failed API call', () => {
    fc.assert(
      fc.property(secret, (value) => {
        const error = new ApiFailure('status', 'cart', '', 500, value);
        expect(JSON.stringify(reportOf({ error }))).not.toContain(value);
      }),
    );
  });
});
