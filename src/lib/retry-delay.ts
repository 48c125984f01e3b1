/** Returns the delay in ms before a retry; the last delay repeats. @param attempt 0 for the first retry */
export function retryDelay(delaysMs: readonly number[], attempt: number): number {
  return delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 0;
}
