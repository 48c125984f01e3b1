import { createSlice } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { DEBOUNCE_MS } from '@/config/limits';
import { m } from '@/texts';
import { toastRequested } from '../events';
import { rootReducer, type RootState, type StoreLike } from '../root-reducer';
import { createCommand, selectIsRunning, selectSubject } from '../server/command';
import { isOutcomeUnknown, type FailureDisplay } from '../server/failure';
import { createResource } from '../server/resource';
import { isLoggedInPhone, loggedIn, sessionEnded } from '../session/types';
import * as api from './api';
import { findByFields, sortByLastUse } from './rules';
import {
  addressAdded,
  addressChosen,
  addressDeleted,
  addressEdited,
  addressFound,
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

const loadList = ({ session, shop }: RootState) => api.fetchAddresses(session.phone, shop.restaurantId);

/** The last used address is the first. Only a non-empty answer replaces the known list. */
export const addressList = createResource<readonly Address[]>({
  type: 'addresses/fetch',
  select: ({ addresses }) => addresses.list,
  call: async (_, { dispatch, getState, isLatest }) => {
    const list = await loadList(getState());
    const found = findChosen(list, getState());
    if (found && isLatest()) dispatch(addressFound(found));
    const { addresses, checkout } = getState();
    return list.length > 0 ? sortByLastUse(list, checkout.usedAddressIds) : addresses.list.data;
  },
  repeat: 'latest',
  retry: 'timer',
  debounceMs: DEBOUNCE_MS.addressFetch,
  canFetch: ({ session, shop }) => isLoggedInPhone(session.phone) && shop.restaurantId !== '',
  failure: () => ({ display: 'inline', text: { key: 'addresses_fetch_failed' } }),
});
export const fetchAddresses = addressList.fetch;

/** A list that was requested before a change is outdated. */
function refetchIfPending({ dispatch, getState }: StoreLike): void {
  if (getState().addresses.list.status === 'pending') void dispatch(fetchAddresses());
}

const SAVING = 'addresses/save';
const DELETING = 'addresses/delete';

const failed =
  (key: 'addresses_save_failed' | 'addresses_edit_failed' | 'addresses_delete_failed') =>
  (): FailureDisplay => ({ display: 'toast', text: { key } });

/** Looks the address up when the outcome is unknown: a retry could save it twice. @returns its id or ''. */
async function sendAddress(address: NewAddress, state: RootState, throwIfStale: () => void): Promise<string> {
  const { session, shop } = state;
  try {
    return await api.addAddress(address, session.phone, shop.restaurantId);
  } catch (error) {
    throwIfStale();
    if (!isOutcomeUnknown(error)) throw error;
    const saved = findByFields(await loadList(state).catch(() => []), address);
    if (!saved) throw error;
    return saved.id;
  }
}

/**
 * Chooses the saved address, unless the diner has chosen another one meanwhile. When the server omits its id,
 * no address is chosen until the list contains it (docs/behaviour.md 11.1).
 * The argument may be slow. Null, or a logout meanwhile, saves nothing. @returns whether an address is chosen.
 */
export const addAddress = createCommand<() => Promise<AddressToSave | null>, boolean>({
  type: 'addresses/add',
  call: 'addAddress',
  owner: 'session',
  lock: SAVING,
  failure: failed('addresses_save_failed'),
  run: async (pick, { dispatch, getState, throwIfStale }) => {
    const picked = await pick();
    throwIfStale();
    if (!picked) throw new ApiFailure('cancelled', 'addAddress');
    const { address, warning } = picked;
    if (warning) dispatch(toastRequested({ text: warning, tone: 'warning' }));
    const id = await sendAddress(address, getState(), throwIfStale);
    throwIfStale();
    dispatch(toastRequested({ text: m.addresses_saved(), tone: 'success' }));
    const { hasChosenSinceSave } = getState().addresses;
    if (id || !hasChosenSinceSave) dispatch(addressAdded({ address, id }));
    if (!id) await dispatch(fetchAddresses());
    else {
      if (!hasChosenSinceSave) dispatch(addressChosen(id));
      refetchIfPending({ dispatch, getState });
    }
    return getState().checkout.chosenAddressId !== null;
  },
});

/** Refetches the list, because servers may change the id of an edited address. */
export const editAddress = createCommand<Address>({
  type: 'addresses/edit',
  call: 'editAddress',
  owner: 'session',
  lock: SAVING,
  failure: failed('addresses_edit_failed'),
  run: (address, { getState }) => {
    const { session, shop } = getState();
    return api.editAddress(address, session.phone, shop.restaurantId);
  },
  onSuccess: (_, address, { dispatch }) => {
    dispatch(addressEdited(address));
    void dispatch(fetchAddresses());
  },
  successText: () => m.addresses_updated(),
});

export const deleteAddress = createCommand<string>({
  type: 'addresses/delete',
  call: 'deleteAddress',
  owner: 'session',
  lock: DELETING,
  subjectOf: (addressId) => addressId,
  failure: failed('addresses_delete_failed'),
  run: async (addressId, { getState, throwIfStale }) => {
    const stateBefore = getState();
    try {
      await api.deleteAddress(addressId);
    } catch (error) {
      throwIfStale();
      // The lost answer may have been a success, and a second delete would fail.
      const list = isOutcomeUnknown(error) ? await loadList(stateBefore).catch(() => null) : null;
      if (!list || list.some(({ id }) => id === addressId)) throw error;
    }
  },
  onSuccess: (_, addressId, store) => {
    store.dispatch(addressDeleted(addressId));
    refetchIfPending(store);
  },
  successText: () => m.addresses_deleted(),
});

const withAddressFirst = (list: readonly Address[], first: Address) => [
  first,
  ...list.filter(({ id }) => id !== first.id),
];

const slice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addressList.addCases(builder, (state) => state.list);
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(addressFound, (state, { payload: found }) => {
        state.addressWithoutId = null;
        state.list.data = withAddressFirst(state.list.data, found);
      })
      .addCase(addressChosen, (state) => {
        state.addressWithoutId = null;
        state.hasChosenSinceSave = true;
      })
      .addCase(addressDeleted, (state, { payload: deletedId }) => {
        state.list.data = state.list.data.filter(({ id }) => id !== deletedId);
      })
      .addCase(addressAdded, (state, { payload: { address, id } }) => {
        state.addressWithoutId = id ? null : address;
        if (id) state.list.data = withAddressFirst(state.list.data, { ...address, id });
      })
      .addCase(addressEdited, (state, { payload }) => {
        state.list.data = state.list.data.map((address) => (address.id === payload.id ? payload : address));
      })
      .addCase(addAddress.pending, (state) => {
        state.hasChosenSinceSave = false;
      });
  },
  selectors: {
    selectAddresses: (state) => state.list,
    selectHasAddressWithoutId: (state) => state.addressWithoutId !== null,
    selectAddress: (state, id: string) => state.list.data.find((address) => address.id === id),
  },
});

export const { selectAddresses, selectHasAddressWithoutId, selectAddress } = slice.selectors;

export const selectIsSavingAddress = (state: RootState) => selectIsRunning(state, SAVING);
export const selectDeletingAddressId = (state: RootState) => selectSubject(state, DELETING);

/** Returns null until the list has the chosen address. */
export function selectChosenAddress({ addresses, checkout }: RootState): Address | null {
  return addresses.list.data.find((address) => address.id === checkout.chosenAddressId) ?? null;
}

rootReducer.inject(slice, { overrideExisting: true });
