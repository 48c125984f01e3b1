import { createAction } from '@reduxjs/toolkit';
import type { AddressDraft } from './draft';
import type { Address, NewAddress } from './types';

export const FETCH_ADDRESSES = 'addresses/fetch';

/** The fulfilled action of `fetchAddresses`, for listeners that run before its lazy code is loaded. */
export const addressesFetched = createAction<{ foundId?: string | undefined }>(
  `${FETCH_ADDRESSES}/fulfilled`,
);

/** Payload: address id. */
export const addressChosen = createAction<string>('addresses/chosen');

/** The draft of a new address changed, or was saved and is empty again. */
export const addressDraftChanged = createAction<AddressDraft>('addresses/draftChanged');

/** `id` is '' when the server omits it. */
export const addressAdded = createAction<{ address: NewAddress; id: string }>('addresses/added');

export const addressEdited = createAction<Address>('addresses/edited');
