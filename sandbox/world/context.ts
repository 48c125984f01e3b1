import type { Catalogue } from './catalogue';
import type { State } from './state';

/** What every part of the world works with. */
export interface Context {
  /** The present state; another object after a reset, so never keep it. */
  readonly state: State;
  readonly catalogue: Catalogue;
  now: () => Date;
  /** Call after every change, so that it is written to the store. */
  changed: () => void;
}
