import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '../src/config/limits';
import type { Texts } from './check-texts';

const TEXTS = 'src/texts/en';
/** Pages outside the application, with texts of their own. */
const OTHER_PAGES = ['index.html', 'src/unsupported/unsupported.html'];

const document = readFileSync('docs/behaviour.md', 'utf8');

function codeIn(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The English texts; of plural forms the one for 'other'. */
function englishTexts(): Set<string> {
  const files = readdirSync(TEXTS).map(
    (file) => JSON.parse(readFileSync(`${TEXTS}/${file}`, 'utf8')) as Texts,
  );
  const texts = files.flatMap((file) => Object.values(file));
  return new Set(
    texts.map((text) =>
      typeof text === 'string'
        ? text
        : (Object.entries(text[0].match).find(([form]) => form.endsWith('other'))?.[1] ?? ''),
    ),
  );
}

const quotedTexts = () => new Set([...document.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text));

it('docs/behaviour.md contains every English text', () => {
  const quoted = quotedTexts();
  expect([...englishTexts()].filter((text) => !quoted.has(text))).toEqual([]);
});

it('docs/behaviour.md quotes only texts that are shown', () => {
  const texts = englishTexts();
  const otherPages = OTHER_PAGES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unknown = [...quotedTexts()].filter((text) => !texts.has(text) && !otherPages.includes(`>${text}<`));
  expect(unknown).toEqual([]);
});

/** '150', '15000, 15000' or a pattern's source. */
function valueText(value: unknown): string {
  return value instanceof RegExp ? value.source : [value].flat().join(', ');
}

it('docs/behaviour.md lists every limit of src/config/limits.ts with its value', () => {
  const expected = Object.entries(limits).flatMap(([name, value]) =>
    value instanceof RegExp || Array.isArray(value) || typeof value === 'number'
      ? [[name, valueText(value)]]
      : Object.entries(value).map(([part, each]) => [`${name}.${part}`, valueText(each)]),
  );
  const [, table = ''] = document.split(/^### 20\.[12] /m);
  const rows = [...table.matchAll(/^\| `([A-Z_]+(?:\.\w+)?)` \| `?(.+?)`?(?: (?:ms|px|%))? \|/gm)];
  expect(rows.map(([, name, value]) => [name, value])).toEqual(expected);
});

/** '15 * 60_000' → '900000' */
function constantText(source: string): string {
  const numbers = source.replaceAll('_', '').split('*').map(Number);
  return String(numbers.reduce((product, number) => product * number, 1));
}

it('docs/behaviour.md names other limits as the code declares them', () => {
  const others = document.slice(document.indexOf('\n### 20.2 '));
  const listed = [...others.matchAll(/`(\w+)` (\d[\d.]*\d|\d)/g)].map(
    ([, name = '', value = '']) => `${name} ${value}`,
  );
  const code = codeIn(['src', 'service-worker']);
  const declared = new Set(
    [...code.matchAll(/\b(\w+)(?: =|:) (\d[\d_.]*(?: \* \d[\d_.]*)*)[;,]/g)].map(
      ([, name = '', value = '']) => `${name} ${constantText(value)}`,
    ),
  );
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((each) => !declared.has(each))).toEqual([]);
});

it('each chapter of docs/behaviour.md names its tests, and all files that it names exist', () => {
  const chapters = document.split(/^## (?=\d)/m).slice(1);
  expect(chapters.filter((chapter) => !chapter.includes('\nTests: '))).toEqual([]);
  const files = [...document.matchAll(/`((?:src|tests|tools|service-worker)\/[^`{]+)`/g)];
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});

it('sections of docs/behaviour.md that it or a comment points to exist', () => {
  const sections = new Set([...document.matchAll(/^###? (\d+(?:\.\d+)?) /gm)].map(([, number]) => number));
  const code = codeIn(['src', 'tests', 'tools', 'sandbox', 'service-worker']);
  const targets = [
    ...document.matchAll(/[( ]([1-9]\d*\.\d+)(?=[,)])/g),
    ...code.matchAll(/behaviour\.md (\d+(?:\.\d+)?)/g),
  ].map(([, number]) => number);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((number) => !sections.has(number))).toEqual([]);
});
