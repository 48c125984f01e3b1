import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  promise: string;
  implementedIn: string;
  tests: string;
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(-{3}|The promise\b)/.test(line))
    .map((line) => {
      const [, promise = '', implementedIn = '', tests = ''] = line.split(/(?<!\\)\|/);
      return { promise: promise.trim(), implementedIn: implementedIn.trim(), tests: tests.trim() };
    });
}

function filesOf(cell: string): string[] {
  return [...cell.matchAll(/`((?:src|sandbox|tests|tools)\/[^`]+)`/g)].map(([, file = '']) => file);
}

function testsOf(cell: string): { file: string; titles: string[] }[] {
  return cell.split('<br>').map((part) => ({
    file: filesOf(part)[0] ?? '',
    titles: [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));
}

/** Finds test titles: strings before a function as a call's first argument. */
function titlesIn(source: string): Set<string> {
  const titles = source.matchAll(
    /\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,\s*(?:async\b|\(|function\b|\{)/g,
  );
  return new Set([...titles].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')));
}

describe('the tables of promises in docs/security.md', () => {
  const rows = rowsOf(readFileSync('docs/security.md', 'utf8'));

  it('have a file and a test for each promise', () => {
    expect(rows.length).toBeGreaterThan(15);
    const blank = rows.filter(
      ({ promise, implementedIn, tests }) =>
        promise === '' ||
        filesOf(implementedIn).length === 0 ||
        testsOf(tests).some(({ file, titles }) => file === '' || titles.length === 0),
    );
    expect(blank).toEqual([]);
  });

  it('name only files that exist', () => {
    const named = rows.flatMap(({ implementedIn, tests }) => filesOf(implementedIn + tests));
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('name only tests that exist', () => {
    const known = new Map<string, Set<string>>();
    const titlesOf = (file: string) => {
      const titles = known.get(file) ?? titlesIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
      known.set(file, titles);
      return titles;
    };
    const lost = rows.flatMap(({ promise, tests }) =>
      testsOf(tests).flatMap(({ file, titles }) =>
        titles.filter((title) => !titlesOf(file).has(title)).map((title) => ({ promise, file, title })),
      ),
    );
    expect(lost).toEqual([]);
  });
});
