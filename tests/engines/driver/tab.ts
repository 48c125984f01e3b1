/** What every engine has to be able to do, so that scenes need not know which one they run in. */

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** px from the window's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Delete' | 'End';

/** How a browser is started. */
export interface BrowserOptions {
  /** CSS px. */
  width: number;
  height: number;
  /** Taps and swipes come from fingers, in engines whose driver has them; otherwise from a mouse. */
  hasTouch: boolean;
  language: 'en-US' | 'hi-IN';
  colorScheme: 'light' | 'dark';
}

/** One page of a browser. */
export interface Tab {
  /** Resolves when the page has loaded. */
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates a JavaScript expression in the page; waits for it if it is a promise. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Has the tab drawn and given what is pressed and typed; one behind another may stand still. */
  bringToFront: () => Promise<void>;
  tap: (at: Point) => Promise<void>;
  swipe: (from: Point, to: Point) => Promise<void>;
  hover: (at: Point) => Promise<void>;
  wheel: (at: Point, deltaY: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The text of the first frame in the page, which may be of another origin. */
  frameText: () => Promise<string>;
  screenshot: (file: `${string}.png`) => Promise<void>;
}

/** Goes back in a moment, as nobody does in the very frame in which something is drawn. */
export const BACK = 'void requestAnimationFrame(() => setTimeout(() => history.back()))';

/** Tabs that share their storage with each other and with no other session. */
export interface Session {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Browser {
  newSession: () => Promise<Session>;
  close: () => Promise<void>;
}

/** Time limit of one driver call in ms. Drivers may hang, for example while a dialog is open. */
export const CALL_TIMEOUT_MS = 15_000;

export async function withTimeLimit<T>(call: string, running: Promise<T>): Promise<T> {
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
