import { expect, it } from 'vitest';
import { isInPath } from './path-scope';

it.each([
  ['/pay', '/pay', true],
  ['/pay/', '/pay', true],
  ['/pay/card/3ds', '/pay', true],
  ['/pay', '/pay/', true],
  ['/payments', '/pay', false],
  ['/spice-garden/pay', '/pay', false],
  ['/PAY', '/pay', false],
  ['/', '/pay', false],
  ['/', '/', true],
  ['/menu', '/', false],
])("isInPath('%s', '%s') returns %s", (pathname, page, does) => {
  expect(isInPath(pathname, page)).toBe(does);
});
