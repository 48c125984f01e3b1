import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Puts a command's findings between its marks, `<!-- NAME -->` and `<!-- /NAME -->`, in a Markdown document; what
 * stands around them is written by hand. @throws Error when the document has no such marks.
 */
export async function writeMarkedSection(document: string, name: string, found: string): Promise<void> {
  const file = path.resolve(document);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [before, rest] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || rest === undefined) throw new Error(`${document} has no place for '${name}'`);
  const style = await resolveConfig(file);
  const written = `${before}${begin}\n\n${found}\n\n${end}${rest}`;
  writeFileSync(file, await format(written, { ...style, parser: 'markdown' }));
}
