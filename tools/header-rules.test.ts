import { expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules';
import { parseRedirectRules, ruleFor } from './redirect-rules';

it('header rules apply in order, with values that contain colons', () => {
  const rules = parseHeaderRules(`# comment
/*
  X-One: a: b
  Cache-Control: no-cache

/assets/*
  ! X-One
  cache-control: immutable
/exact.txt
  X-Two: 2
`);
  expect(Object.fromEntries(headersFor(rules, '/menu'))).toEqual({
    'x-one': 'a: b',
    'cache-control': 'no-cache',
  });
  expect(Object.fromEntries(headersFor(rules, '/assets/a.js'))).toEqual({ 'cache-control': 'immutable' });
  expect(headersFor(rules, '/exact.txt').get('x-two')).toBe('2');
  expect(headersFor(rules, '/exact_txt').has('x-two')).toBe(false);
});

it('invalid header and redirect rules are rejected with the line', () => {
  expect(() => parseHeaderRules('/*\n  nonsense')).toThrow("'nonsense' is not 'Name: value'");
  expect(() => parseHeaderRules('  X-One: 1')).toThrow('before any path');
  expect(() => parseRedirectRules('/old /new 301')).toThrow("'/old /new 301' is not");
});

it('the first redirect rule with the host, the path and the language applies; to a file only a forced one', () => {
  const rules = parseRedirectRules(`# comment
https://spice.in/ /spice.html 200!
/a%20b/* /below.html 200 Language=hi
/pay/* https://pay.example.com/:splat 200
/* /index.html 200
`);
  const targetOf = (pathname: string, more: object = {}) =>
    ruleFor(rules, { host: 'order.in', pathname, isFile: false, ...more })?.target;
  expect(targetOf('/', { host: 'spice.in', isFile: true })).toBe('/spice.html');
  expect(targetOf('/', { isFile: true })).toBeUndefined();
  expect(targetOf('/a b/c', { languages: 'hi-IN,en' })).toBe('/below.html');
  expect(targetOf('/a b/c', { languages: 'en,hi' })).toBe('/index.html');
  expect(targetOf('/pay/7')).toBe('/index.html');
});
