/** Interface of every engine, so that scenarios do not depend on one. */

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Delete' | 'End';

export interface BrowserOptions {
  /** CSS px. */
  width: number;
  height: number;
  /** Input is touch where the driver supports it, and a mouse otherwise. */
  hasTouch: boolean;
  language: 'en-US' | 'hi-IN';
  colorScheme: 'light' | 'dark';
}

export interface Tab {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Background tabs may be paused. */
  bringToFront: () => Promise<void>;
  tap: (at: Point) => Promise<void>;
  swipe: (from: Point, to: Point) => Promise<void>;
  hover: (at: Point) => Promise<void>;
  wheel: (at: Point, deltaY: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Text of the first frame in the page, including cross-origin frames. */
  frameText: () => Promise<string>;
  screenshot: (file: `${string}.png`) => Promise<void>;
}

/** Goes back after the next frame: a diner cannot act in the frame that draws a page. */
export const GO_BACK = 'void requestAnimationFrame(() => setTimeout(() => history.back()))';

export interface Session {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Browser {
  newSession: () => Promise<Session>;
  close: () => Promise<void>;
}

/** Drivers may hang, for example while a dialog is open. */
export const CALL_TIMEOUT_MS = 15_000;

export async function withTimeout<T>(call: string, running: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${call}: no answer from the browser`)), CALL_TIMEOUT_MS);
  });
  try {
    return await Promise.race([running, limit]);
  } finally {
    clearTimeout(timer);
  }
}
