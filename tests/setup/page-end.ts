import { afterAll } from 'vitest';

/**
 * A browser forgets what a page waits for with the page. Node would run the timeouts of a test file on when its document is gone,
 * so that what waits (for a frame, for an idle moment) would meet a page that is no more.
 */
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
