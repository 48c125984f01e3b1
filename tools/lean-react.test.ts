import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutUnused } from './lean-react';

const client = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

it('React comes without what the product does not use, and says so where it is used all the same', () => {
  const whole = readFileSync(client, 'utf8');
  const lean = withoutUnused(client, whole);
  expect(lean.length).toBeLessThan(whole.length * 0.95);
  expect(lean).not.toContain('FragmentInstance.prototype.focus');
  expect(lean).toMatch(/function startViewTransition\([^)]*\) \{ throw Error\(/);
  expect(lean).toMatch(/function commitNestedViewTransitions\(\w+\) \{\}/);
  expect(lean).toContain('exports.hydrateRoot');
});

it('of everything else nothing is left out', () => {
  expect(withoutUnused('/node_modules/other.js', 'function preload() { go() }')).toContain('go()');
});

it('another React, in which a part is called otherwise, stops the build', () => {
  expect(() => withoutUnused(client, 'function startViewTransition() {}')).toThrow(/has no .*getResource/);
});
