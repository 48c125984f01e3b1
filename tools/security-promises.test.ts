/** Checks that docs/security.md, which operators rely on, names code and tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Row {
  promise: string;
  code: string;
  tests: string;
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(-{3}|The promise\b)/.test(line))
    .map((line) => {
      const [, promise = '', code = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { promise, code, tests };
    });
}

const filesOf = (cell: string): string[] =>
  [...cell.matchAll(/`((?:src|sandbox|tests|tools)\/[^`]+)`/g)].map(([, file = '']) => file);

/** Titles are strings before a function or an object as a call's first argument. */
function hasTest(file: string, title: string): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const titles = source.matchAll(
    /\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,\s*(?:async\b|\(|function\b|\{)/g,
  );
  return [...titles].some(([, , text = '']) => text.replaceAll(/\\(['"`])/g, '$1') === title);
}

const rows = rowsOf(readFileSync('docs/security.md', 'utf8'));

it('each promise of docs/security.md names files that exist', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ promise, code }) => promise === '' || filesOf(code).length === 0)).toEqual([]);
  const named = rows.flatMap(({ code, tests }) => filesOf(code + tests));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('each promise of docs/security.md names tests that exist', () => {
  for (const { promise, tests } of rows)
    for (const part of tests.split('<br>')) {
      const [file = ''] = filesOf(part);
      const titles = [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
      expect(titles, promise).not.toEqual([]);
      expect(
        titles.filter((title) => !hasTest(file, title)),
        promise,
      ).toEqual([]);
    }
});
