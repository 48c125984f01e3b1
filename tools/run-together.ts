import type { Server } from 'node:http';

/** Something that runs until it is closed. */
export interface Running {
  name: string;
  server: Server;
  close: () => Promise<void>;
}

/** Milliseconds that closing may take before the process ends regardless. */
const CLOSING_MS = 3000;

/** Says what went wrong in one line, without a stack, and ends. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * Keeps everything in one process running together: Ctrl-C, SIGTERM, a hang-up of the terminal, or the
 * end of any one part ends all.
 */
export function runTogether(parts: readonly Running[]): void {
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), CLOSING_MS).unref();
    void Promise.allSettled(parts.map((part) => part.close())).then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const part of parts) {
    part.server.on('close', () => {
      if (!isEnding) console.error(`${part.name} has ended`);
      end(1);
    });
  }
  process.on('uncaughtException', (error) => {
    console.error(error);
    end(1);
  });
}
