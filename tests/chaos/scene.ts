import type { screen } from '@testing-library/react';
import type { renderShop } from '../render-shop';
import type { useSandbox } from '../sandbox';

export type Shop = ReturnType<typeof renderShop>;
export type Sandbox = ReturnType<typeof useSandbox>;

/** What a scene plays on. */
export interface Stage {
  sandbox: Sandbox;
  /** Opens a page of the restaurant; what a diner does there follows. */
  open: (path: string) => Shop['user'];
  /** The diner's hands, once a page is open. */
  user: () => Shop['user'];
  store: () => Shop['store'];
  page: typeof screen;
  /** Has the server err from now on: for calls that have to be answered before. */
  err: () => void;
}

/** A call on a screen that uses it: how a diner comes to make it, and how things go on. */
export interface Scene {
  screen: string;
  /** As the contract names it. */
  call: string;
  /** Whether `reach` says itself from when on the server errs; from the start unless given. */
  isLate?: true;
  /** Goes to where the call is made, and does what makes it. */
  reach: (stage: Stage) => unknown;
  /** Holds (or throws) when the page is as it should be with the call answered. */
  done: (stage: Stage) => unknown;
  /** What the specification has the page say of a failure. */
  said?: string;
  /** Any 2xx is success, whatever it holds (contract, section 4). */
  takesAnyAnswer?: true;
  /** What the diner does once the fault is lifted; taps 'Try again' unless given. */
  goOn?: (stage: Stage) => unknown;
}
