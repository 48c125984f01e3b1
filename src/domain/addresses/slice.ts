import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { m } from '@/texts';
import { toastRequested } from '../events';
import { createResource } from '../resource';
import { rootReducer } from '../root-reducer';
import { guardStaleRequest } from '../session/stale-request-guard';
import { loggedIn, sessionEnded } from '../session/types';
import type { AppDispatch, RootState } from '../state';
import { createAppThunk, isOutcomeUnknown } from '../thunk';
import * as api from './api';
import { findByFields, sortByLastUse } from './rules';
import {
  addressAdded,
  addressChosen,
  addressEdited,
  addressFound,
  DELETE_ADDRESS,
  initialState,
  type Address,
  type AddressToSave,
  type NewAddress,
} from './types';

/** Finds the address to choose when its id is unknown (just added) or has changed (just edited). */
function findChosen(list: readonly Address[], { addresses, checkout }: RootState): Address | undefined {
  const { addressWithoutId } = addresses;
  const { chosenAddressId: chosenId } = checkout;
  if (!addressWithoutId && list.some(({ id }) => id === chosenId)) return undefined;
  const address = addressWithoutId ?? addresses.list.data.find(({ id }) => id === chosenId);
  return address && findByFields(list, address);
}

/** The last used address is the first. Only a non-empty answer replaces the known list. */
const listResource = createResource({
  type: 'addresses/fetch',
  select: ({ addresses }) => addresses.list,
  call: async (_: undefined, { dispatch, getState, isLatest }) => {
    const { session, shop } = getState();
    const list = await api.fetchAddresses(session.phone, shop.restaurantId);
    const found = findChosen(list, getState());
    if (found && isLatest()) dispatch(addressFound(found));
    const { addresses, checkout } = getState();
    return list.length > 0 ? sortByLastUse(list, checkout.usedAddressIds) : addresses.list.data;
  },
  repeat: 'always',
  canFetch: ({ shop }) => shop.restaurantId !== '',
  failure: () => ({ display: 'inline', text: m.addresses_fetch_failed() }),
});

export const fetchAddresses = listResource.fetch;

/** A list that was requested before a change is outdated. */
function refetchIfPending(dispatch: AppDispatch, { addresses }: RootState): void {
  if (addresses.list.status === 'pending') void dispatch(fetchAddresses());
}

/** Looks the address up when the outcome is unknown: a retry could save it twice. @returns its id or ''. */
async function sendAddress(address: NewAddress, { session, shop }: RootState, throwIfStale: () => void) {
  try {
    return await api.addAddress(address, session.phone, shop.restaurantId);
  } catch (error) {
    throwIfStale();
    if (!isOutcomeUnknown(error)) throw error;
    const list = await api.fetchAddresses(session.phone, shop.restaurantId).catch(() => []);
    const saved = findByFields(list, address);
    if (!saved) throw error;
    return saved.id;
  }
}

/**
 * Chooses the saved address, unless the diner has chosen another one meanwhile. When the server omits its id,
 * no address is chosen until the list contains it (docs/behaviour.md 11.1).
 * @param pick may be slow. Null, or a logout meanwhile, saves nothing. @returns whether an address is chosen.
 */
export const addAddress = createAppThunk(
  'addresses/add',
  async (pick: () => Promise<AddressToSave | null>, { dispatch, getState, rejectWithValue }) => {
    const guard = guardStaleRequest('addAddress', getState);
    try {
      const picked = await pick();
      guard.throwIfStale();
      if (!picked) return rejectWithValue({ text: '', display: 'silent', outcomeUnknown: false });
      const { address, warning } = picked;
      if (warning) dispatch(toastRequested({ text: warning, tone: 'warning' }));
      const id = await sendAddress(address, getState(), guard.throwIfStale);
      guard.throwIfStale();
      dispatch(toastRequested({ text: m.addresses_saved(), tone: 'success' }));
      const { hasChosenSinceSave } = getState().addresses;
      if (id || !hasChosenSinceSave) dispatch(addressAdded({ address, id }));
      if (!id) await dispatch(fetchAddresses());
      else {
        if (!hasChosenSinceSave) dispatch(addressChosen(id));
        refetchIfPending(dispatch, getState());
      }
      guard.throwIfStale();
      return getState().checkout.chosenAddressId !== null;
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.addresses_save_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.savingRequestId === null },
);

/** Refetches the list, because servers may change the id of an edited address. */
export const editAddress = createAppThunk(
  'addresses/edit',
  async (address: Address, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    const guard = guardStaleRequest('editAddress', getState);
    try {
      await api.editAddress(address, session.phone, shop.restaurantId);
      guard.throwIfStale();
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.addresses_edit_failed()));
    }
    dispatch(toastRequested({ text: m.addresses_updated(), tone: 'success' }));
    dispatch(addressEdited(address));
    void dispatch(fetchAddresses());
  },
  { condition: (_, { getState }) => getState().addresses.savingRequestId === null },
);

async function isDeleted(addressId: string, { session, shop }: RootState): Promise<boolean> {
  try {
    const list = await api.fetchAddresses(session.phone, shop.restaurantId);
    return list.every(({ id }) => id !== addressId);
  } catch {
    return false;
  }
}

export const deleteAddress = createAppThunk(
  DELETE_ADDRESS,
  async (addressId: string, { dispatch, getState, rejectWithValue }) => {
    const guard = guardStaleRequest('deleteAddress', getState);
    const stateBefore = getState();
    try {
      await api.deleteAddress(addressId).catch(async (error: unknown) => {
        guard.throwIfStale();
        // The lost answer may have been a success, and a second delete would fail.
        if (!isOutcomeUnknown(error) || !(await isDeleted(addressId, stateBefore))) throw error;
      });
      guard.throwIfStale();
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.addresses_delete_failed()));
    }
    dispatch(toastRequested({ text: m.addresses_deleted(), tone: 'success' }));
    refetchIfPending(dispatch, getState());
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);

const isSavePending = isPending(addAddress, editAddress);
const isSaveSettled = isAnyOf(isFulfilled(addAddress, editAddress), isRejected(addAddress, editAddress));

const withFirst = (list: readonly Address[], first: Address) => [
  first,
  ...list.filter(({ id }) => id !== first.id),
];

const slice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    listResource.addCases(builder, (state) => state.list);
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(addressFound, (state, { payload: found }) => {
        state.addressWithoutId = null;
        state.list.data = withFirst(state.list.data, found);
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
        state.list.data = state.list.data.filter((address) => address.id !== meta.arg);
      })
      .addCase(deleteAddress.rejected, (state, { meta }) => {
        if (state.deletingId === meta.arg) state.deletingId = null;
      })
      .addCase(addressAdded, (state, { payload: { address, id } }) => {
        state.addressWithoutId = id ? null : address;
        if (id) state.list.data = withFirst(state.list.data, { ...address, id });
      })
      .addCase(addressEdited, (state, { payload }) => {
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
    selectHasAddressWithoutId: (state) => state.addressWithoutId !== null,
    selectAddress: (state, id: string) => state.list.data.find((address) => address.id === id),
    selectIsSavingAddress: (state) => state.savingRequestId !== null,
    selectDeletingAddressId: (state) => state.deletingId,
  },
});

export const {
  selectAddresses,
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
