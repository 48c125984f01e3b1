import type { Server } from 'node:http';

export interface Running {
  name: string;
  server: Server;
  close: () => Promise<void>;
}

/** The process exits after this, even when closing has not finished. */
const CLOSE_TIMEOUT_MS = 3000;

export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Stops all parts on Ctrl-C, SIGTERM or SIGHUP, or when one part ends. */
export function runTogether(parts: readonly Running[]): void {
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), CLOSE_TIMEOUT_MS).unref();
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
