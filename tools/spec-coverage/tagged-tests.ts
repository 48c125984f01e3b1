import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface TaggedTest {
  file: string;
  title: string;
  ids: string[];
}

interface Tags {
  tests: TaggedTest[];
  /** Tags without a test, as 'file:line'. */
  stray: string[];
}

/** `// spec: 4-cart-1, 8-2`, on one or more lines of their own above the test. */
const TAG = /^\s*\/\/ spec: *(.*)$/;

const RUNNERS = ['describe', 'it', 'test'];
const SKIPPED = ['skip', 'todo', 'fixme'];

function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : '';
}

/** Returns the title in the source, placeholders included; undefined for other statements and skipped tests. */
function titleOf(statement: ts.Node): string | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return undefined;
  const { expression, arguments: parameters } = statement.expression;
  const [title] = parameters;
  if (!RUNNERS.includes(rootOf(expression)) || parameters.length < 2 || !title) return undefined;
  if (ts.isPropertyAccessExpression(expression) && SKIPPED.includes(expression.name.text)) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function idsAbove(statement: ts.Node, source: ts.SourceFile): string[] {
  const comments = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => {
    const tag = TAG.exec(source.text.slice(pos, end));
    return tag ? (tag[1] ?? '').split(',').map((id) => id.trim()) : [];
  });
}

export function tagsIn(file: string, text: string): Tags {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tests: TaggedTest[] = [];
  const taggedLines = new Set<number>();
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    const ids = title === undefined ? [] : idsAbove(node, source);
    if (title !== undefined && ids.length > 0) {
      tests.push({ file, title, ids });
      const first = source.getLineAndCharacterOfPosition(node.getFullStart()).line;
      const last = source.getLineAndCharacterOfPosition(node.getStart()).line;
      for (let line = first; line < last; line += 1) taggedLines.add(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const stray = text
    .split('\n')
    .flatMap((line, index) =>
      TAG.test(line) && !taggedLines.has(index) ? [`${file}:${String(index + 1)}`] : [],
    );
  return { tests, stray };
}

const FOLDERS = ['src', 'sandbox', 'service-worker', 'tests', 'tools'];

export function allTags(): Tags {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  );
  const tags = files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .map((file) => tagsIn(file, readFileSync(file, 'utf8')));
  return { tests: tags.flatMap(({ tests }) => tests), stray: tags.flatMap(({ stray }) => stray) };
}
