import { idle, type Loadable } from '../loadable';
import type { Address, AddressDraft } from './types';

export interface AddressesState {
  list: Loadable<readonly Address[]>;
  /** Id of the current fetch; older answers are ignored. */
  fetchId: string;
  /** Number of additions, edits and deletions. A list requested before the last one is outdated. */
  changes: number;
  failure: string;
  /** Delivery address of this order; null until one is chosen in this visit. */
  chosenId: string | null;
  /** Saved address with an unknown id. It is chosen as soon as a list contains it. */
  unlisted: AddressDraft | null;
  saving: string | null;
  deletingId: string | null;
}

export const initialState: AddressesState = {
  list: idle([]),
  fetchId: '',
  changes: 0,
  failure: '',
  chosenId: null,
  unlisted: null,
  saving: null,
  deletingId: null,
};
