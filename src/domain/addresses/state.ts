import { idle, type Loadable } from '../loadable';
import type { Address, AddressDraft } from './types';

export interface AddressesState {
  list: Loadable<readonly Address[]>;
  /** The fetch whose answer counts: one that was asked for before a login or logout does not. */
  fetchId: string;
  /** How often an address was added, edited or deleted here: a list requested before the last time is outdated. */
  changes: number;
  /** The failed fetch's text, for the place of the list. */
  failure: string;
  /** Where this order goes; null: none chosen in this visit. */
  chosenId: string | null;
  /** A new address that is saved but whose id is unknown: chosen as soon as a list shows it. */
  unlisted: AddressDraft | null;
  /** The request that saves an address; null: none does. */
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
