import { vi } from 'vitest';

/** More timers than any sequence sets. Beyond this the storefront loops endlessly. */
const TIMER_LIMIT = 5000;

const flushTasks = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

export class Clock {
  start(): void {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
  }

  stop(): void {
    vi.useRealTimers();
  }

  async advance(ms: number): Promise<void> {
    await this.until(
      new Promise<void>((resolve) => {
        setTimeout(resolve, ms);
      }),
    );
  }

  async until<T>(promise: Promise<T>): Promise<T> {
    const outcome = { isKnown: false };
    const settled = () => {
      outcome.isKnown = true;
    };
    promise.then(settled, settled);
    await flushTasks();
    for (let timers = 0; !outcome.isKnown; timers += 1) {
      if (vi.getTimerCount() === 0 || timers > TIMER_LIMIT) throw new Error('The promise does not settle');
      await this.nextTimer();
    }
    return promise;
  }

  async settle(): Promise<void> {
    await flushTasks();
    for (let timers = 0; vi.getTimerCount() > 0; timers += 1) {
      if (timers > TIMER_LIMIT) throw new Error('The storefront does not become idle');
      await this.nextTimer();
    }
  }

  /** Flushes microtasks and I/O, as between two taps of a diner. */
  async flush(): Promise<void> {
    await flushTasks();
  }

  async discardTimers(): Promise<void> {
    await flushTasks();
    vi.clearAllTimers();
  }

  private async nextTimer(): Promise<void> {
    vi.advanceTimersToNextTimer();
    await flushTasks();
  }
}
