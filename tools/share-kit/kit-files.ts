import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Content of each file of a kit, by its path in the kit's folder. */
export type KitFiles = Map<string, string | Buffer>;

/** Files that only some runs write: codes of tables and dishes, and previews. */
const OPTIONAL_FILES = [
  { folder: 'qr', names: /^(table|dish)(-.+)?\.svg$/ },
  { folder: '', names: /^preview(-dish(-.+)?)?\.jpg$/ },
];

/** Replaces the files of the previous run. Other files in the folder stay. */
export function writeKitFiles(folder: string, files: KitFiles): void {
  mkdirSync(path.join(folder, 'qr'), { recursive: true });
  for (const { folder: subfolder, names } of OPTIONAL_FILES) {
    for (const entry of readdirSync(path.join(folder, subfolder), { withFileTypes: true }))
      if (entry.isFile() && names.test(entry.name)) rmSync(path.join(folder, subfolder, entry.name));
  }
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
}
