import { afterAll } from 'vitest';

/** Clears timeouts with the document, like a browser. Node would run them against a missing page. */
const { setTimeout: begin, clearTimeout: end } = globalThis;
const pending = new Set<NodeJS.Timeout>();
let hasEnded = false;

globalThis.setTimeout = Object.assign(
  (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = begin(() => {
      pending.delete(timer);
      act(...args);
    }, ms);
    pending.add(timer);
    if (hasEnded) end(timer);
    return timer;
  },
  begin,
) as typeof setTimeout;

afterAll(() => {
  hasEnded = true;
  pending.forEach(end);
});
