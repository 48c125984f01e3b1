import { tmpdir } from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { loneText } from './lone-text.js';

/** Outside the repository, whose types take long to load. */
const folder = tmpdir();
const linter = new Linter({ cwd: folder });
const config: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.tsx'], defaultProject: path.resolve('tsconfig.json') },
      tsconfigRootDir: folder,
    },
  },
  plugins: { local: { rules: { 'lone-text': loneText } } },
  rules: { 'local/lone-text': 'error' },
};

const declarations = `
  declare namespace JSX {
    interface Element { type: unknown }
    interface IntrinsicElements { [name: string]: unknown }
  }
  type Elements = JSX.Element | false | readonly Elements[];
  declare const busy: boolean, label: string, count: number, labels: string[];
  declare const icon: JSX.Element | undefined, children: JSX.Element | string, parts: Elements;
`;

/** @returns the ids of the rule's messages. */
function messagesOf(code: string) {
  const messages = linter.verify(declarations + code, [config], path.join(folder, 'example.tsx'));
  return messages.map(({ messageId, message }) => messageId ?? message);
}

it.each([
  ['a text', '<p>{label}</p>'],
  ['alternating texts', "<p>{busy ? label : 'Save'}</p>"],
  ['a text or an element', '<p>{icon ?? count}</p>'],
  ['a text of a component', '<Title>{label}</Title>; declare const Title: () => JSX.Element'],
  ['elements', '<p>{busy && <i />}<b>{label}</b>{labels.map((text) => <i key={text}>{text}</i>)}</p>'],
  ['elements of props', '<p>{icon}{parts}<b>{children}</b></p>'],
  ['a space between elements', "<p><b>{label}</b>{' '}<i>{count}</i></p>"],
  ['an element after an empty text', '<p>{label && <i />}<b /></p>'],
  ['a component without texts', 'function Part() { return busy ? <i>{label}</i> : null; }'],
  ['a function that is no component', 'const nameOf = () => label;'],
])('%s alone in its element passes', (_, code) => {
  expect(messagesOf(code)).toEqual([]);
});

it.each([
  ['a text beside a condition', '<p>{busy && <i />}Save</p>', ['siblings']],
  ['an expression beside an element', '<p><i />{label}</p>', ['siblings']],
  ['two texts', '<p>{label} {count}</p>', ['siblings', 'siblings']],
  ['an alternating text', '<p>{icon ?? label}<b /></p>', ['siblings']],
  ['a list of texts', '<p>{labels}</p>', ['siblings']],
  ['a text of a fragment', '<>{busy && label}</>', ['siblings']],
  ['children that may be a text', '<p>{busy && <i />}{children}</p>', ['siblings']],
  ['a component that returns a text', 'function Name() { return label; }', ['component']],
  ['a component that may return a text', 'const Name = () => icon ?? label;', ['component']],
])('%s is reported', (_, code, expected) => {
  expect(messagesOf(code)).toEqual(expected);
});
