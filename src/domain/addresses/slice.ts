import { createSlice, isAnyOf, isFulfilled, isPending, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../session/events';
import { idle, type Loadable } from '../loadable';
import type { Address } from './types';
import { addAddress, deleteAddress, editAddress, fetchAddresses } from './thunks';

interface AddressesState {
  list: Loadable<readonly Address[]>;
  /** The failed fetch's text, for the place of the list. */
  failure: string;
  /** Where this order goes; null: none chosen in this visit. */
  chosenId: string | null;
  saving: boolean;
  deletingId: string | null;
}

const initialState: AddressesState = {
  list: idle([]),
  failure: '',
  chosenId: null,
  saving: false,
  deletingId: null,
};

const slice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressChosen: (state, action: PayloadAction<string>) => {
      state.chosenId = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(fetchAddresses.pending, (state) => {
        state.list.status = 'pending';
      })
      .addCase(fetchAddresses.fulfilled, (state, action) => {
        state.list.status = 'ready';
        state.failure = '';
        // Only a non-empty answer replaces what is known (spec, section 7).
        if (action.payload.length > 0) state.list.data = action.payload;
      })
      .addCase(fetchAddresses.rejected, (state, action) => {
        state.list.status = 'failed';
        state.failure = action.payload?.text ?? '';
      })
      .addCase(deleteAddress.pending, (state, action) => {
        state.deletingId = action.meta.arg;
      })
      .addCase(deleteAddress.fulfilled, (state, action) => {
        state.deletingId = null;
        state.list.data = state.list.data.filter((address) => address.id !== action.meta.arg);
        if (state.chosenId === action.meta.arg) state.chosenId = null;
      })
      .addCase(deleteAddress.rejected, (state) => {
        state.deletingId = null;
      })
      .addCase(addAddress.fulfilled, (state, action) => {
        if (action.payload) state.chosenId = action.payload;
      })
      .addMatcher(isPending(addAddress, editAddress), (state) => {
        state.saving = true;
      })
      .addMatcher(isAnyOf(isFulfilled(addAddress, editAddress), isRejected(addAddress, editAddress)), (state) => {
        state.saving = false;
      });
  },
  selectors: {
    selectAddresses: (state) => state.list,
    selectAddressesFailure: (state) => state.failure,
    selectChosenAddress: (state): Address | null =>
      state.list.data.find((address) => address.id === state.chosenId) ?? null,
    selectAddress: (state, id: string) => state.list.data.find((address) => address.id === id),
    selectIsSavingAddress: (state) => state.saving,
    selectDeletingAddressId: (state) => state.deletingId,
  },
});

export const { addressChosen } = slice.actions;
export const {
  selectAddresses,
  selectAddressesFailure,
  selectChosenAddress,
  selectAddress,
  selectIsSavingAddress,
  selectDeletingAddressId,
} = slice.selectors;
export const addressesReducer = slice.reducer;
