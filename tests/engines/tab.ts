/** What a scenario needs of a browser. Each driver implements it. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface Point {
  x: number;
  y: number;
}

/** CSS px. Input is touch where the driver supports it, and a mouse otherwise. */
export interface WindowOptions {
  width: number;
  height: number;
  hasTouch: boolean;
}

export interface Tab {
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Waits for promises. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Background tabs may be paused. */
  bringToFront: () => Promise<unknown>;
  tap: (at: Point) => Promise<unknown>;
  swipe: (from: Point, to: Point) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  /** Text of the first frame in the page, including cross-origin frames. */
  frameText: () => Promise<unknown>;
}

export interface Session {
  newTab: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

export interface Browser {
  newSession: () => Promise<Session>;
  close: () => Promise<unknown>;
}

export const CALL_TIMEOUT_MS = 30_000;
/**
 * A script never answers if its page enters the back/forward cache while it runs. This is much shorter than a
 * locator's wait, so that the locator looks again in the page that is shown then.
 */
export const EVALUATE_TIMEOUT_MS = 8000;

export async function withTimeout<T>(running: Promise<T>, timeout = CALL_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer from the browser in ${String(timeout)} ms`)),
      timeout,
    );
  });
  try {
    return await Promise.race([running, limit]);
  } finally {
    clearTimeout(timer);
  }
}
