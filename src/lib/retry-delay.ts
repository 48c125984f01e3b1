/** At most this part of a delay is added to it, so that many devices do not ask at the same moment. */
const SPREAD = 0.2;

/** Returns the delay in ms before a repeated call; the last delay repeats. @param attempt 0 for the first one */
export function retryDelay(delaysMs: readonly number[], attempt: number): number {
  const delay = delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 0;
  return delay * (1 + Math.random() * SPREAD);
}
