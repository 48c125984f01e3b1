import fs from 'node:fs';
import path from 'node:path';
import { compileProject } from '@inlang/paraglide-js';
import { loadProjectFromDirectory } from '@inlang/sdk';
import type { Plugin } from 'vite';

const PROJECT = './project.inlang';
const GENERATED = path.resolve(import.meta.dirname, '../src/texts/generated');
const SOURCE = /\/src\/texts\/[\w-]+\/\w+\.json$/;

const MODULE = /^messages\/(?!_index)(\w+\.js)$/;
const RUNTIME = /import \{[^}]*\} from '\.\.\/runtime\.js';/;
/** How a compiled message tells languages apart: asks which one is set, then returns its text. */
const CHOICE =
  /const locale = .*\n\s*if \(locale === "en"\) return (en_(\w+))\(inputs\)\n(?:.*return \w+\(inputs\)\n)+/;

/** A message whose English is one text, and what the choice makes of it: most of them. */
const PLAIN =
  /const (en_(\w+)) = .*\(i?\) => \{\s*return (.*?);?\s*\};([^]*)\(\(inputs.*\) => \{\s*return \(loaded\.\2 \?\? \1\)\(inputs\)\s*\}\)/;

/** Has a compiled message ask the loaded language, and speak English without one. */
export function askLoadedLanguage(code: string): string {
  if (!RUNTIME.test(code) || !CHOICE.test(code)) throw new Error(`Not the message expected:\n${code}`);
  return (
    code
      .replace(RUNTIME, "import { loaded } from '../../loaded';")
      .replace(CHOICE, (_, english: string, key: string) => `return (loaded.${key} ?? ${english})(inputs)\n`)
      // One function instead of two, a hundred times over.
      .replace(
        PLAIN,
        (_, _english, key: string, text: string, between: string) =>
          `${between}((i) => loaded.${key}?.(i) ?? ${text})`,
      )
  );
}

/**
 * The texts of all languages as modules: one a message (`messages/`), so that each part of the page brings
 * its own English texts along, and one a language (`languages/`), which is loaded when it is chosen.
 */
async function compiled(): Promise<Record<string, string>> {
  const project = await loadProjectFromDirectory({ path: PROJECT, fs });
  const compile = (outputStructure: 'message-modules' | 'locale-modules') =>
    compileProject({
      project,
      projectPath: PROJECT,
      compilerOptions: { outputStructure, strategy: ['baseLocale'], emitReadme: false },
    });
  const [byMessage, byLanguage] = [await compile('message-modules'), await compile('locale-modules')];
  await project.close();

  const messages = Object.entries(byMessage).map(([file, code]) => [
    file,
    MODULE.test(file) ? askLoadedLanguage(code) : code,
  ]);
  const languages = Object.entries(byLanguage)
    .filter(([file]) => MODULE.test(file))
    .map(([file, code]) => [file.replace(MODULE, 'languages/$1'), code]);
  return Object.fromEntries([...messages, ...languages]) as Record<string, string>;
}

/** Files that stand as they are stay untouched: a build that runs at the same time may be reading them. */
async function writeChanged(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    const fresh = `${file}.new-${String(process.pid)}`;
    await fs.promises.mkdir(path.dirname(file), { recursive: true });
    await fs.promises.writeFile(fresh, text);
    await fs.promises.rename(fresh, file);
  }
}

async function removeOthers(folder: string, files: Record<string, string>): Promise<void> {
  const present = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
  const others = present
    .filter((entry) => entry.isFile() && !entry.name.includes('.new-'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !(path.relative(folder, file) in files));
  await Promise.all(others.map((file) => fs.promises.rm(file, { force: true })));
}

/** Compiles `src/texts/<language>/*.json` into `src/texts/generated/`. */
export async function compileTexts(): Promise<void> {
  const files = await compiled();
  await writeChanged(GENERATED, files);
  await removeOthers(GENERATED, files);
}

/** Compiles the texts with each build, and anew when one of them changes. */
export function texts(): Plugin {
  return {
    name: 'storefront-texts',
    enforce: 'pre',
    buildStart: compileTexts,
    async watchChange(file) {
      if (SOURCE.test(file)) await compileTexts();
    },
  };
}
