import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '../compress';
import { redirectLines, type PrerenderTarget } from './target';

/** Replaces all of a restaurant's files or none. @param site folder of the build @returns the restaurant's folder */
export function writePrerendered(
  site: string,
  place: PrerenderTarget,
  files: ReadonlyMap<string, string>,
): string {
  const folder = path.join(site, 'prerendered', place.folder);
  const [fresh, former] = ['new', 'old'].map((state) => `${folder}.${state}-${process.pid}`) as [
    string,
    string,
  ];
  try {
    for (const [name, text] of files) {
      const file = path.join(fresh, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    compressFolder(fresh);
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
  writeRedirects(path.join(site, '_redirects'), redirectLines(place, files.keys()));
  return folder;
}

/** Puts the lines first: the build's last rule matches every path. */
function writeRedirects(file: string, lines: readonly string[]): void {
  const others = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !lines.includes(line));
  const fresh = `${file}.new-${process.pid}`;
  writeFileSync(fresh, [...lines, ...others].join('\n'));
  renameSync(fresh, file);
}
