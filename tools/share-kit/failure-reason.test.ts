import { expect, it } from 'vitest';
import { reasonOf } from './failure-reason';

const fetchFailed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`getaddrinfo ${code}`), { code }) });

it.each([
  ['ENOTFOUND', 'the domain is unknown'],
  ['EAI_AGAIN', 'the name server did not answer'],
  ['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED'],
])('the reason for %s is: %s', (code, reason) => {
  expect(reasonOf(fetchFailed(code))).toBe(reason);
});

it('the reason for another error is its message', () => {
  expect(reasonOf(new Error('status 500'))).toBe('status 500');
});
