import type { Catalogue } from './catalogue';
import type { State } from './state';

export interface Context {
  /** Do not store a reference: a reset replaces the object. */
  readonly state: State;
  readonly catalogue: Catalogue;
  now: () => Date;
  /** Must be called after every change, to persist it. */
  changed: () => void;
}
