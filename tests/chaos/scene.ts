import type { screen } from '@testing-library/react';
import type { renderShop } from '../render-shop';
import type { useSandbox } from '../sandbox';

export type Shop = ReturnType<typeof renderShop>;
export type Sandbox = ReturnType<typeof useSandbox>;

export interface Stage {
  sandbox: Sandbox;
  open: (path: string) => Shop['user'];
  user: () => Shop['user'];
  store: () => Shop['store'];
  page: typeof screen;
  /** Starts the faults, for scenes with calls that must succeed first. */
  err: () => void;
}

/** A call on a screen: its trigger, and the expectations before and after recovery. */
export interface Scene {
  screen: string;
  call: string;
  /** Whether `reach` calls `err` itself. Otherwise faults start at once. */
  isLate?: true;
  reach: (stage: Stage) => unknown;
  /** Passes when the page shows the answered call. */
  done: (stage: Stage) => unknown;
  /** Error text from the specification. */
  said?: string;
  /** Any 2xx is success, whatever its body (contract §4). */
  takesAnyAnswer?: true;
  /** Recovery once the fault is gone; taps 'Try again' by default. */
  goOn?: (stage: Stage) => unknown;
}
