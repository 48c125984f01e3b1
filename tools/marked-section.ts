import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Replaces the section between `<!-- NAME -->` and `<!-- /NAME -->`. @throws Error when the markers are missing */
export async function writeMarkedSection(document: string, name: string, content: string): Promise<void> {
  const file = path.resolve(document);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [before, rest] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || rest === undefined) throw new Error(`${document} has no place for '${name}'`);
  const style = await resolveConfig(file);
  const updated = `${before}${begin}\n\n${content}\n\n${end}${rest}`;
  writeFileSync(file, await format(updated, { ...style, parser: 'markdown' }));
}
