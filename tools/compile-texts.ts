/**
 * `npm run texts`: compiles the texts for tests, type checks and editors, unless the compiled ones are newer. Builds
 * compile them themselves.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { textsOptions } from './texts';

const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const sources = [
  'project.inlang/settings.json',
  'tools/texts.ts',
  ...readdirSync('src/texts', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join('src/texts', name)),
];
const compiledAt = changedAt(path.join(textsOptions.outdir, 'messages.js'));

if (sources.some((file) => changedAt(file) > compiledAt)) {
  const { compile } = await import('@inlang/paraglide-js');
  await compile(textsOptions);
}
