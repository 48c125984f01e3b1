import { vi } from 'vitest';

/** More timers than any sequence sets: what runs on beyond it would run for ever. */
const TIMER_LIMIT = 5000;

/** Lets everything happen that waits for no timer. */
const breathe = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Time that passes only when told to. Durations are in milliseconds. */
export class Clock {
  /** @param within what each moment happens in: React's `act` where there is a page. */
  constructor(
    private readonly within: (moment: () => Promise<void>) => Promise<void> = (moment) => moment(),
  ) {}

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

  /** Lets time pass until a promise is settled, and gives its value. */
  async until<T>(promise: Promise<T>): Promise<T> {
    const outcome = { isKnown: false };
    const settled = () => {
      outcome.isKnown = true;
    };
    promise.then(settled, settled);
    await this.within(breathe);
    for (let timers = 0; !outcome.isKnown; timers += 1) {
      if (vi.getTimerCount() === 0 || timers > TIMER_LIMIT) throw new Error('What is waited for never comes');
      await this.nextTimer();
    }
    return promise;
  }

  /** Lets time pass until nothing is going to happen any more. */
  async settle(): Promise<void> {
    await this.within(breathe);
    for (let timers = 0; vi.getTimerCount() > 0; timers += 1) {
      if (timers > TIMER_LIMIT) throw new Error('The shop does not come to rest');
      await this.nextTimer();
    }
  }

  /** Lets everything happen that waits for no timer: the moment that is between any two taps of a diner. */
  async moment(): Promise<void> {
    await this.within(breathe);
  }

  /** Forgets what was to happen, as a closed page does. */
  async forget(): Promise<void> {
    await this.within(breathe);
    vi.clearAllTimers();
  }

  private async nextTimer(): Promise<void> {
    await this.within(async () => {
      vi.advanceTimersToNextTimer();
      await breathe();
    });
  }
}
