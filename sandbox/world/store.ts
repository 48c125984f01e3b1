import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { emptyState, type State } from './state';

const VERSION = 3;

/** Reads the state a former run left; undefined when there is none, or none that can be read. */
export function readState(storePath: string, log: (line: string) => void): State | undefined {
  if (!existsSync(storePath)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(storePath, 'utf8')) as { version?: unknown; state?: unknown };
    if (stored.version !== VERSION || typeof stored.state !== 'object' || stored.state === null) {
      log(`${storePath} is of another version of the sandbox: starting fresh`);
      return undefined;
    }
    return { ...emptyState(), ...(stored.state as Partial<State>) };
  } catch (error) {
    log(`${storePath} cannot be read (${String(error)}): starting fresh`);
    return undefined;
  }
}

/** Writes the state whole, by renaming, so that a kill in the middle leaves the former file. */
export function writeState(storePath: string, state: State): void {
  mkdirSync(path.dirname(storePath), { recursive: true });
  const unfinished = `${storePath}.${String(process.pid)}.tmp`;
  writeFileSync(unfinished, JSON.stringify({ version: VERSION, state }));
  renameSync(unfinished, storePath);
}

/** Forgets what former runs left. */
export function dropState(storePath: string): void {
  rmSync(storePath, { force: true });
}
