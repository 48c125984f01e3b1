import { m } from '@/texts';
import { noticeRaised } from '../notices/notices';
import { guardStaleRequest } from '../session/stale-request-guard';
import type { RootState } from '../state';
import { createAppThunk, isOutcomeUnknown } from '../thunk';
import * as api from './api';
import { addressAdded, addressEdited } from './events';
import { addressStorage, sortByLastUse } from './storage';
import { findByFields, type Address, type AddressDraft, type PickedDraft } from './types';

const storageOf = (state: RootState) => addressStorage(state.shop.address.key);

/** Fetches the list. Repeats when an address was added, edited or deleted in the meantime. */
async function fetchCurrent(getState: () => RootState, throwIfStale: () => void): Promise<Address[]> {
  const { session, shop, addresses } = getState();
  const list = await api.fetchAddresses(session.phone, shop.restaurantId);
  throwIfStale();
  return addresses.changes === getState().addresses.changes ? list : fetchCurrent(getState, throwIfStale);
}

/** Finds the address to choose when its id is unknown (just added) or has changed (just edited). */
function findChosen(list: readonly Address[], { addresses }: RootState): Address | undefined {
  const { unlisted, chosenId } = addresses;
  if (!unlisted && list.some(({ id }) => id === chosenId)) return undefined;
  const wanted = unlisted ?? addresses.list.data.find(({ id }) => id === chosenId);
  return wanted && findByFields(list, wanted);
}

/** Last used first, with the id chosen in this visit. @param options `isForced` fetches despite a pending fetch. */
export const fetchAddresses = createAppThunk(
  'addresses/fetch',
  async (_: { isForced: boolean } | undefined, { getState, rejectWithValue }) => {
    const storage = storageOf(getState());
    const guard = guardStaleRequest('addresses', getState);
    try {
      const list = await fetchCurrent(getState, guard.throwIfStale);
      const used = await storage.used();
      guard.throwIfStale();
      const found = findChosen(list, getState());
      if (found) void storage.choose(found.id);
      return {
        list: sortByLastUse(list, found ? [found.id, ...used] : used),
        foundId: found?.id,
        chosenId: storage.chosen(),
      };
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

export const chooseAddress = createAppThunk('addresses/choose', async (id: string, { getState }) => {
  await storageOf(getState()).choose(id);
});

/** Looks the address up when the outcome is unknown: a retry could save it twice. @returns its id or ''. */
async function sendAddress(draft: AddressDraft, { session, shop }: RootState, throwIfStale: () => void) {
  try {
    return await api.addAddress(draft, session.phone, shop.restaurantId);
  } catch (error) {
    throwIfStale();
    if (!isOutcomeUnknown(error)) throw error;
    const list = await api.fetchAddresses(session.phone, shop.restaurantId).catch(() => []);
    const saved = findByFields(list, draft);
    if (!saved) throw error;
    return saved.id;
  }
}

/**
 * Saves a new address and chooses it; ignored while another save is pending (spec §4). When the server omits
 * the id, no address is chosen until the list contains it (contract §8).
 * @param pick provides the address and may be slow. Nothing is saved when the diner logs out meanwhile.
 * @returns whether the address is chosen.
 */
export const addAddress = createAppThunk(
  'addresses/add',
  async (pick: () => Promise<PickedDraft>, { dispatch, getState, rejectWithValue }) => {
    const guard = guardStaleRequest('addAddress', getState);
    try {
      const { draft, warning } = await pick();
      guard.throwIfStale();
      if (warning) dispatch(noticeRaised({ text: warning, tone: 'warning' }));
      const id = await sendAddress(draft, getState(), guard.throwIfStale);
      guard.throwIfStale();
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      dispatch(addressAdded({ draft, id }));
      if (id) {
        await dispatch(chooseAddress(id));
      } else {
        storageOf(getState()).clearChosen();
        await dispatch(fetchAddresses({ isForced: true }));
      }
      guard.throwIfStale();
      return getState().addresses.chosenId !== null;
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.addresses_save_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.saving === null },
);

/** Saves an edited address and refetches the list: servers may change its id. */
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
    dispatch(noticeRaised({ text: m.addresses_updated(), tone: 'success' }));
    dispatch(addressEdited(address));
    void dispatch(fetchAddresses({ isForced: true }));
  },
  { condition: (_, { getState }) => getState().addresses.saving === null },
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
  'addresses/delete',
  async (addressId: string, { dispatch, getState, rejectWithValue }) => {
    const guard = guardStaleRequest('deleteAddress', getState);
    const mine = getState();
    try {
      await api.deleteAddress(addressId).catch(async (error: unknown) => {
        guard.throwIfStale();
        // The lost answer may have been a success, and a second delete would fail.
        if (!isOutcomeUnknown(error) || !(await isDeleted(addressId, mine))) throw error;
      });
      guard.throwIfStale();
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.addresses_delete_failed()));
    }
    dispatch(noticeRaised({ text: m.addresses_deleted(), tone: 'success' }));
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);
