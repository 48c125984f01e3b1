import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveragePage, sections } from './spec-coverage/table';
import { allTags, tagsIn } from './spec-coverage/tagged-tests';

const { tests, stray } = allTags();
const sentences = sections.flatMap((section) => section.sentences);
const known = new Set(sentences.map(({ id }) => id));
const covered = new Set(tests.flatMap(({ ids }) => ids));

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\(.*\)|'|\?/g, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-');

describe('the table of tests for the specification', () => {
  it('has ids made of section, heading and place', () => {
    const places = new Map<string, number>();
    const expected = sections.flatMap(({ title, sentences: own }) =>
      own.map(({ heading }) => {
        const prefix = [title.split('.')[0] || '0', ...(heading ? [slug(heading)] : [])].join('-');
        places.set(prefix, (places.get(prefix) ?? 0) + 1);
        return `${prefix}-${String(places.get(prefix))}`;
      }),
    );
    expect(sentences.map(({ id }) => id)).toEqual(expected);
    // Including table rows, the specification has a little over 200 sentences.
    expect(known.size).toBeGreaterThan(200);
  });

  it('has a test for every sentence', () => {
    expect(sentences.filter(({ id }) => !covered.has(id))).toEqual([]);
  });

  it('has a sentence for every tag', () => {
    expect([...covered].filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a test below every tag', () => {
    expect(stray).toEqual([]);
  });

  it('matches docs/spec-coverage.md (npm run spec-coverage)', () => {
    expect(readFileSync('docs/spec-coverage.md', 'utf8')).toBe(coveragePage(tests));
  });
});

describe('a spec tag', () => {
  const tagged = (...lines: string[]) => tagsIn('a.test.ts', lines.join('\n'));

  it('belongs to the test below it, among other comments', () => {
    const { tests: found, stray: lost } = tagged(
      '// spec: 1-1',
      "describe('a block', () => {",
      '  // spec: 4-cart-1, 8-2',
      '  // eslint-disable-next-line no-rule',
      "  it.each([['%s']])('is %s', () => undefined);",
      '  /** Why. */',
      '  // spec: 8-3',
      '  test.describe(`of ${place}`, () => undefined);',
      "  it('is not tagged', () => undefined);",
      '});',
    );
    expect(found).toEqual([
      { file: 'a.test.ts', title: 'a block', ids: ['1-1'] },
      { file: 'a.test.ts', title: 'is %s', ids: ['4-cart-1', '8-2'] },
      { file: 'a.test.ts', title: 'of ${place}', ids: ['8-3'] },
    ]);
    expect(lost).toEqual([]);
  });

  it.each(['const rows = [];', "it.skip('does not run', () => undefined);"])('is stray above %s', (line) => {
    expect(tagged('// spec: 1-1', line, "it('is', () => undefined);")).toEqual({
      tests: [],
      stray: ['a.test.ts:1'],
    });
  });
});
