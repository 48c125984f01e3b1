import { idle, type Loadable } from '../loadable';
import type { Address, NewAddress } from './types';

export interface AddressesState {
  list: Loadable<readonly Address[]>;
  /** Id of the current fetch; older answers are ignored. */
  requestId: string;
  /** Number of additions, edits and deletions. A list requested before the last one is outdated. */
  changeCount: number;
  errorText: string;
  /** Saved address with an unknown id. It is chosen as soon as a list contains it. */
  addressWithoutId: NewAddress | null;
  savingRequestId: string | null;
  hasChosenSinceSave: boolean;
  deletingId: string | null;
}

export const initialState: AddressesState = {
  list: idle([]),
  requestId: '',
  changeCount: 0,
  errorText: '',
  addressWithoutId: null,
  savingRequestId: null,
  hasChosenSinceSave: false,
  deletingId: null,
};
