import { describe, expect, it } from 'vitest';

import { headersFor, parseHeaderRules } from './header-rules';

describe('header rules', () => {
  const rules = parseHeaderRules(`# comment
/*
  X-One: a: b
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  cache-control: immutable
/exact.txt
  X-Two: 2
`);

  it('apply in order, with values that contain colons', () => {
    expect([...headersFor(rules, '/menu')]).toEqual([
      ['x-one', 'a: b'],
      ['cache-control', 'no-cache'],
    ]);
    expect(headersFor(rules, '/assets/a.js').get('cache-control')).toBe('immutable');
    expect(headersFor(rules, '/exact.txt').get('x-two')).toBe('2');
    expect(headersFor(rules, '/exact_txt').has('x-two')).toBe(false);
  });

  it('are rejected with the invalid line', () => {
    expect(() => parseHeaderRules('/*\n  nonsense')).toThrow("'nonsense' is not 'Name: value'");
    expect(() => parseHeaderRules('  X-One: 1')).toThrow('before any path');
  });
});
