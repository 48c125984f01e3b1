import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { rootReducer } from '../root-reducer';
import { loggedIn, sessionEnded } from '../session/events';
import type { RootState } from '../state';
import { addressAdded, addressChosen, addressEdited } from './events';
import { initialState } from './state';
import type { Address } from './types';
import { addAddress, deleteAddress, editAddress, fetchAddresses } from './thunks';

const isSavePending = isPending(addAddress, editAddress);
const isSaveSettled = isAnyOf(isFulfilled(addAddress, editAddress), isRejected(addAddress, editAddress));

const slice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(fetchAddresses.pending, (state, { meta }) => {
        state.list.status = 'pending';
        state.requestId = meta.requestId;
      })
      .addCase(fetchAddresses.fulfilled, (state, { meta, payload }) => {
        if (meta.requestId !== state.requestId) return;
        state.list.status = 'ready';
        state.errorText = '';
        // Only a non-empty answer replaces the known list (spec §7).
        if (payload.list.length > 0) state.list.data = payload.list;
        if (payload.foundId) state.addressWithoutId = null;
      })
      .addCase(fetchAddresses.rejected, (state, { meta, payload }) => {
        if (meta.requestId !== state.requestId) return;
        state.list.status = 'failed';
        state.errorText = payload?.text ?? '';
      })
      .addCase(addressChosen, (state) => {
        state.addressWithoutId = null;
        state.hasChosenSinceSave = true;
      })
      .addCase(deleteAddress.pending, (state, { meta }) => {
        state.deletingId = meta.arg;
      })
      .addCase(deleteAddress.fulfilled, (state, { meta }) => {
        state.deletingId = null;
        state.changeCount += 1;
        state.list.data = state.list.data.filter((address) => address.id !== meta.arg);
      })
      .addCase(deleteAddress.rejected, (state, { meta }) => {
        if (state.deletingId === meta.arg) state.deletingId = null;
      })
      .addCase(addressAdded, (state, { payload: { address, id } }) => {
        state.changeCount += 1;
        state.addressWithoutId = id ? null : address;
        if (id) state.list.data = [{ ...address, id }, ...state.list.data.filter((other) => other.id !== id)];
      })
      .addCase(addressEdited, (state, { payload }) => {
        state.changeCount += 1;
        state.list.data = state.list.data.map((address) => (address.id === payload.id ? payload : address));
      })
      .addMatcher(isSavePending, (state, { meta }) => {
        state.savingRequestId = meta.requestId;
        state.hasChosenSinceSave = false;
      })
      .addMatcher(isSaveSettled, (state, { meta }) => {
        // After a change of diner, `savingRequestId` may belong to a newer request.
        if (state.savingRequestId === meta.requestId) state.savingRequestId = null;
      });
  },
  selectors: {
    selectAddresses: (state) => state.list,
    selectAddressesErrorText: (state) => state.errorText,
    selectHasAddressWithoutId: (state) => state.addressWithoutId !== null,
    selectAddress: (state, id: string) => state.list.data.find((address) => address.id === id),
    selectIsSavingAddress: (state) => state.savingRequestId !== null,
    selectDeletingAddressId: (state) => state.deletingId,
  },
});

export const {
  selectAddresses,
  selectAddressesErrorText,
  selectHasAddressWithoutId,
  selectAddress,
  selectIsSavingAddress,
  selectDeletingAddressId,
} = slice.selectors;

/** Returns null until the list has the chosen address. */
export function selectChosenAddress({ addresses, checkout }: RootState): Address | null {
  return addresses.list.data.find((address) => address.id === checkout.chosenAddressId) ?? null;
}

rootReducer.inject(slice, { overrideExisting: true });
