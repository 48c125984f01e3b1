import { lateReducer } from '../late-reducer';
import { idle, type Loadable } from '../loadable';
import type { Address } from './types';

export interface AddressesState {
  list: Loadable<readonly Address[]>;
  /** The fetch whose answer counts: one that was asked for before a login or logout does not. */
  fetchId: string;
  /** The failed fetch's text, for the place of the list. */
  failure: string;
  /** Where this order goes; null: none chosen in this visit. */
  chosenId: string | null;
  /** The request that saves an address; null: none does. */
  saving: string | null;
  deletingId: string | null;
}

export const initialState: AddressesState = {
  list: idle([]),
  fetchId: '',
  failure: '',
  chosenId: null,
  saving: null,
  deletingId: null,
};

export const addressesReducer = lateReducer(initialState);
