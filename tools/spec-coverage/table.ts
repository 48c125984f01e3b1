import specification from './specification.json';
import type { TaggedTest } from './tagged-tests';

interface Sentence {
  id: string;
  /** '' before a section's first heading. */
  heading: string;
  words: string;
  /** How the storefront fills a gap in the sentence. */
  note?: string;
}

interface Section {
  /** '' before the first title. */
  title: string;
  sentences: Sentence[];
}

export const sections: readonly Section[] = specification;

const INTRODUCTION = `# Tests for the specification

For every sentence of the specification: the tests that fail when the product breaks it. Rows are in the order of the specification. A row is named by its heading and its first words; a call, a route or a role by its row of the specification's table. Sentences that leave something open say what the product does there.

\`npm run spec-coverage\` writes this page from tags: a line \`// spec: 4-cart-2\` above a test names the sentences that the test covers. \`tools/spec-coverage/specification.json\` lists the sentences. \`%s\`, \`%i\`, \`%o\`, \`%j\` and \`\${…}\` in a title stand for the cases that the test runs with.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function testsCell(tests: readonly TaggedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({ title }) => `“${title}”`);
      return `\`${file}\`: ${[...new Set(titles)].join(', ')}`;
    })
    .join('<br>');
}

function row({ id, heading, words, note }: Sentence, tests: readonly TaggedTest[]): string {
  const covering = testsCell(tests.filter(({ ids }) => ids.includes(id)));
  const sentence = `${heading && `**${heading}**: `}${words}${note ? `<br>_${note}_` : ''}`;
  return `| ${id} | ${cell(sentence)} | ${cell(covering)} |`;
}

export function coveragePage(tests: readonly TaggedTest[]): string {
  const tables = sections.map(({ title, sentences }) =>
    [
      ...(title ? [`## ${title}\n`] : []),
      '| Tag | The specification | Tests |',
      '| --- | --- | --- |',
      ...sentences.map((sentence) => row(sentence, tests)),
    ].join('\n'),
  );
  return [
    INTRODUCTION,
    '<!-- prettier-ignore-start -->\n',
    `${tables.join('\n\n')}\n`,
    '<!-- prettier-ignore-end -->\n',
  ].join('\n');
}
