import { m } from '@/texts';
import { noticeRaised } from '../notices/notices';
import { createAppThunk, refusal } from '../thunk';
import * as api from './api';
import type { Address, AddressDraft } from './types';

/** The diner's saved addresses; asked for when a phone is known. */
export const fetchAddresses = createAppThunk(
  'addresses/fetch',
  async (_: undefined, { getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      return await api.fetchAddresses(session.phone, shop.restaurantId);
    } catch (error) {
      return rejectWithValue(refusal(error, 'toast', m.addresses_fetch_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.list.status !== 'pending' },
);

/** Saves a new address and chooses it; further taps while saving are ignored. @returns its id or ''. */
export const addAddress = createAppThunk(
  'addresses/add',
  async (draft: AddressDraft, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      const id = await api.addAddress(draft, session.phone, shop.restaurantId);
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      await dispatch(fetchAddresses());
      return id;
    } catch (error) {
      return rejectWithValue(refusal(error, 'toast', m.addresses_save_failed()));
    }
  },
  { condition: (_, { getState }) => !getState().addresses.saving },
);

export const editAddress = createAppThunk(
  'addresses/edit',
  async (address: Address, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      await api.editAddress(address, session.phone, shop.restaurantId);
      dispatch(noticeRaised({ text: m.addresses_updated(), tone: 'success' }));
      await dispatch(fetchAddresses());
    } catch (error) {
      return rejectWithValue(refusal(error, 'toast', m.addresses_edit_failed()));
    }
  },
  { condition: (_, { getState }) => !getState().addresses.saving },
);

export const deleteAddress = createAppThunk(
  'addresses/delete',
  async (addressId: string, { dispatch, rejectWithValue }) => {
    try {
      await api.deleteAddress(addressId);
      dispatch(noticeRaised({ text: m.addresses_deleted(), tone: 'success' }));
    } catch (error) {
      return rejectWithValue(refusal(error, 'toast', m.addresses_delete_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);
