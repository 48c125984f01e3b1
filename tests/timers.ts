import { setTimeout as task } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** With `shouldAdvanceTime`, fake timeouts also pass in real time, which user events and asynchronous queries need. */
export function fakeTimeouts({ shouldAdvanceTime = true } = {}): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime });
  onTestFinished(() => void vi.useRealTimers());
}

export function advanceTimers(ms: number): Promise<unknown> {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Resolves after pending tasks, and so after mutation observers and messages. */
export function flushTasks(): Promise<void> {
  return act(() => task());
}

/** Resolves after pending history navigations. jsdom runs them in order, each in two tasks. */
export async function flushHistory(): Promise<void> {
  await act(async () => {
    await task();
    await task();
  });
}
