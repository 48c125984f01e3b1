import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { emptyState, type State } from './state';

const VERSION = 5;

/** Returns undefined when the state is missing or unreadable. */
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

/** Writes the state and renames the file, so that a kill leaves the previous file intact. */
export function writeState(storePath: string, state: State): void {
  mkdirSync(path.dirname(storePath), { recursive: true });
  const temporary = `${storePath}.${String(process.pid)}.tmp`;
  writeFileSync(temporary, JSON.stringify({ version: VERSION, state }));
  renameSync(temporary, storePath);
}

export function dropState(storePath: string): void {
  rmSync(storePath, { force: true });
}
