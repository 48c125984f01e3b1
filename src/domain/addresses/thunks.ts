import { m } from '@/texts';
import { toastRequested } from '../toasts/events';
import { guardStaleRequest } from '../session/stale-request-guard';
import type { RootState } from '../state';
import { createAppThunk, isOutcomeUnknown } from '../thunk';
import * as api from './api';
import { addressAdded, addressChosen, addressEdited, DELETE_ADDRESS, FETCH_ADDRESSES } from './events';
import { findByFields, type Address, type NewAddress, type AddressToSave } from './types';

/** Unused addresses follow in the server's order. */
function sortByLastUse(addresses: readonly Address[], usedIds: readonly string[]): Address[] {
  const rank = (address: Address) => {
    const at = usedIds.indexOf(address.id);
    return at < 0 ? usedIds.length : at;
  };
  return addresses.toSorted((a, b) => rank(a) - rank(b));
}

/** Repeats the fetch when an address was added, edited or deleted in the meantime. */
async function fetchCurrent(getState: () => RootState, throwIfStale: () => void): Promise<Address[]> {
  const { session, shop, addresses } = getState();
  const list = await api.fetchAddresses(session.phone, shop.restaurantId);
  throwIfStale();
  return addresses.changeCount === getState().addresses.changeCount
    ? list
    : fetchCurrent(getState, throwIfStale);
}

/** Finds the address to choose when its id is unknown (just added) or has changed (just edited). */
function findChosen(list: readonly Address[], { addresses, checkout }: RootState): Address | undefined {
  const { addressWithoutId } = addresses;
  const { chosenAddressId: chosenId } = checkout;
  if (!addressWithoutId && list.some(({ id }) => id === chosenId)) return undefined;
  const address = addressWithoutId ?? addresses.list.data.find(({ id }) => id === chosenId);
  return address && findByFields(list, address);
}

/** Returns the last used address first. `isForced` fetches despite a pending fetch. */
export const fetchAddresses = createAppThunk(
  FETCH_ADDRESSES,
  async (_: { isForced: boolean } | undefined, { getState, rejectWithValue }) => {
    const guard = guardStaleRequest('addresses', getState);
    try {
      const list = await fetchCurrent(getState, guard.throwIfStale);
      const used = getState().checkout.usedAddressIds;
      const found = findChosen(list, getState());
      return { list: sortByLastUse(list, found ? [found.id, ...used] : used), foundId: found?.id };
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'inline', m.addresses_fetch_failed()));
    }
  },
  {
    condition: (options, { getState }) => {
      const { addresses, shop } = getState();
      return (options?.isForced || addresses.list.status !== 'pending') && shop.restaurantId !== '';
    },
  },
);

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
 * Chooses the saved address, unless the diner has chosen another one meanwhile (spec §4). When the server omits its id,
 * no address is chosen until the list contains it (contract §8).
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
      if (!id) await dispatch(fetchAddresses({ isForced: true }));
      else if (!hasChosenSinceSave) dispatch(addressChosen(id));
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
    void dispatch(fetchAddresses({ isForced: true }));
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
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);
