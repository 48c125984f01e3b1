import { createAction } from '@reduxjs/toolkit';
import type { AddressDraft } from './draft';
import type { Address, NewAddress } from './types';

export const FETCH_ADDRESSES = 'addresses/fetch';

/** The fulfilled action of `fetchAddresses`, for reducers that are loaded before its lazy code. */
export const addressesFetched = createAction<{ foundId?: string | undefined }>(
  `${FETCH_ADDRESSES}/fulfilled`,
);

export const DELETE_ADDRESS = 'addresses/delete';

/** The fulfilled action of `deleteAddress`. Its argument is the address id. */
export const addressDeleted = createAction(`${DELETE_ADDRESS}/fulfilled`, (arg: string) => ({
  payload: undefined,
  meta: { arg },
}));

/** Payload: address id. */
export const addressChosen = createAction<string>('addresses/chosen');

/** The draft of a new address changed, or was saved and is empty again. */
export const addressDraftChanged = createAction<AddressDraft>('addresses/draftChanged');

/** `id` is '' when the server omits it. */
export const addressAdded = createAction<{ address: NewAddress; id: string }>('addresses/added');

export const addressEdited = createAction<Address>('addresses/edited');
