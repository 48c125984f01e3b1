import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The tables of what holds the specification, and what is promised of security, must not name what is gone. */
const SPECIFICATION = 'docs/spec-coverage.md';
const SECURITY = 'docs/security.md';

interface Row {
  sentence: string;
  implementedIn: string;
  heldBy: string;
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(-{3}|The specification\b|The promise\b)/.test(line))
    .map((line) => {
      const [, sentence = '', implementedIn = '', heldBy = ''] = line.split(/(?<!\\)\|/);
      return { sentence: sentence.trim(), implementedIn: implementedIn.trim(), heldBy: heldBy.trim() };
    });
}

/** The files that stand in a cell as `code`. */
function filesOf(cell: string): string[] {
  return [...cell.matchAll(/`((?:src|sandbox|tests|tools)\/[^`]+)`/g)].map(([, file = '']) => file);
}

/** The tests that a cell names: each file followed by its titles in “quotes”. */
function testsOf(cell: string): { file: string; titles: string[] }[] {
  return cell.split('<br>').map((part) => ({
    file: filesOf(part)[0] ?? '',
    titles: [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));
}

/** What a test file calls its tests: the texts that stand before a function as a call's first argument. */
function titlesIn(source: string): Set<string> {
  const titles = source.matchAll(
    /\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,\s*(?:async\b|\(|function\b|\{)/g,
  );
  return new Set([...titles].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')));
}

describe.each([
  // Route, role, call and message tables included, the specification has a little over 200 sentences.
  { table: SPECIFICATION, least: 200 },
  { table: SECURITY, least: 15 },
])('the table of what holds what is said in $table', ({ table, least }) => {
  const rows = rowsOf(readFileSync(table, 'utf8'));

  it('has a row for each sentence, with no cell empty', () => {
    expect(rows.length).toBeGreaterThan(least);
    const blank = rows.filter(
      ({ sentence, implementedIn, heldBy }) =>
        sentence === '' ||
        filesOf(implementedIn).length === 0 ||
        testsOf(heldBy).some(({ file, titles }) => file === '' || titles.length === 0),
    );
    expect(blank).toEqual([]);
  });

  it('names only files that are there', () => {
    const named = rows.flatMap(({ implementedIn, heldBy }) => filesOf(implementedIn + heldBy));
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names only tests that their files have', () => {
    const known = new Map<string, Set<string>>();
    const titlesOf = (file: string) => {
      const titles = known.get(file) ?? titlesIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
      known.set(file, titles);
      return titles;
    };
    const lost = rows.flatMap(({ sentence, heldBy }) =>
      testsOf(heldBy).flatMap(({ file, titles }) =>
        titles.filter((title) => !titlesOf(file).has(title)).map((title) => ({ sentence, file, title })),
      ),
    );
    expect(lost).toEqual([]);
  });
});
