import { createAction } from '@reduxjs/toolkit';
import { idle, type Resource } from '../server/resource-state';

/** A saved delivery address. */
export interface Address {
  id: string;
  houseNumber: string;
  streetAddress1: string;
  streetAddress2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  /** Degrees as the server stores them; '0' when the address was typed. */
  longitude: string;
  latitude: string;
}

export type NewAddress = Omit<Address, 'id'>;

/** `warning` is shown when the lookup of the address was incomplete. */
export interface AddressToSave {
  address: NewAddress;
  warning?: string | undefined;
}

export type AddressDraft = Omit<NewAddress, 'longitude' | 'latitude'>;

export const EMPTY_ADDRESS: AddressDraft = {
  houseNumber: '',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
};

export interface AddressesState {
  list: Resource<readonly Address[]>;
  /** Saved address with an unknown id. It is chosen as soon as a list contains it. */
  addressWithoutId: NewAddress | null;
  hasChosenSinceSave: boolean;
}

export const initialState: AddressesState = {
  list: idle([]),
  addressWithoutId: null,
  hasChosenSinceSave: false,
};

/** Payload: address id. */
export const addressDeleted = createAction<string>('addresses/deleted');

/** A list has the address whose id was unknown (just added) or has changed (just edited). It is chosen. */
export const addressFound = createAction<Address>('addresses/found');

/** Payload: address id. */
export const addressChosen = createAction<string>('addresses/chosen');

/** The draft of a new address changed, or was saved and is empty again. */
export const addressDraftChanged = createAction<AddressDraft>('addresses/draftChanged');

/** `id` is '' when the server omits it. */
export const addressAdded = createAction<{ address: NewAddress; id: string }>('addresses/added');

export const addressEdited = createAction<Address>('addresses/edited');
