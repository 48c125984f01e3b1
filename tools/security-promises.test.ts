import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/security.md, which operators rely on, names code and tests that exist', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const files = [...text.matchAll(/`((?:src|sandbox|tests|tools)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
