import { createAction } from '@reduxjs/toolkit';
import type { Address, AddressDraft } from './types';

/** A new address is saved. `id` is '' when the server omits it. */
export const addressAdded = createAction<{ draft: AddressDraft; id: string }>('addresses/added');

export const addressEdited = createAction<Address>('addresses/edited');
