import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '../compress';
import { redirectLines, type PrerenderTarget } from './target';

/** Replaces a restaurant's files, all or none. @param out folder of the build @returns the restaurant's folder */
export function writePrerendered(
  out: string,
  target: PrerenderTarget,
  files: ReadonlyMap<string, string>,
): string {
  const folder = path.join(out, 'prerendered', target.folder);
  const [newFolder, oldFolder] = ['new', 'old'].map((state) => `${folder}.${state}-${process.pid}`) as [
    string,
    string,
  ];
  try {
    for (const [name, text] of files) {
      const file = path.join(newFolder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    compressFolder(newFolder);
    if (existsSync(folder)) renameSync(folder, oldFolder);
    renameSync(newFolder, folder);
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
    rmSync(oldFolder, { recursive: true, force: true });
  }
  writeRedirects(path.join(out, '_redirects'), redirectLines(target, files.keys()));
  return folder;
}

/** Puts the lines first: the build's last rule matches every path. */
function writeRedirects(file: string, lines: readonly string[]): void {
  const others = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !lines.includes(line));
  const newFile = `${file}.new-${process.pid}`;
  writeFileSync(newFile, [...lines, ...others].join('\n'));
  renameSync(newFile, file);
}
