import { m } from '@/texts';
import type { RootState } from '@/store';
import { noticeRaised } from '../notices/notices';
import { askedFor } from '../session/asked-for';
import { createAppThunk, isUnsure } from '../thunk';
import * as api from './api';
import { addressAdded, addressEdited } from './events';
import { addressMemory, inOrderOfUse } from './memory';
import { findByFields, type Address, type AddressDraft, type PickedDraft } from './types';

const memoryOf = (state: RootState) => addressMemory(state.shop.address.key);

/** The list, requested again when an address was added, edited or deleted meanwhile. */
async function fetchCurrent(getState: () => RootState, expectStill: () => void): Promise<Address[]> {
  const { session, shop, addresses } = getState();
  const list = await api.fetchAddresses(session.phone, shop.restaurantId);
  expectStill();
  return addresses.changes === getState().addresses.changes ? list : fetchCurrent(getState, expectStill);
}

/** The address that is to be chosen although its id is unknown (it was just added) or has changed (it was edited). */
function findChosen(list: readonly Address[], { addresses }: RootState): Address | undefined {
  const { unlisted, chosenId } = addresses;
  if (!unlisted && list.some(({ id }) => id === chosenId)) return undefined;
  const wanted = unlisted ?? addresses.list.data.find(({ id }) => id === chosenId);
  return wanted && findByFields(list, wanted);
}

/**
 * The diner's saved addresses, the last used first, with the one chosen in this visit ('' for none).
 * @param options `isForced` requests them although they are being fetched.
 */
export const fetchAddresses = createAppThunk(
  'addresses/fetch',
  async (_: { isForced: boolean } | undefined, { getState, rejectWithValue }) => {
    const memory = memoryOf(getState());
    const asked = askedFor('addresses', getState);
    try {
      const list = await fetchCurrent(getState, asked.expectStill);
      const used = await memory.used();
      asked.expectStill();
      const found = findChosen(list, getState());
      if (found) void memory.choose(found.id);
      return {
        list: inOrderOfUse(list, found ? [found.id, ...used] : used),
        foundId: found?.id,
        chosenId: memory.chosen(),
      };
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'inline', m.addresses_fetch_failed()));
    }
  },
  {
    condition: (options, { getState }) => {
      const { addresses, shop } = getState();
      return (options?.isForced || addresses.list.status !== 'pending') && shop.restaurantId !== '';
    },
  },
);

/** Picks where this order goes. */
export const chooseAddress = createAppThunk('addresses/choose', async (id: string, { getState }) => {
  await memoryOf(getState()).choose(id);
});

/**
 * Saves an address. When no usable answer arrives, the list shows whether it was saved all the same: sent once more,
 * it would be listed twice.
 * @returns its id, '' when the server does not name it.
 */
async function sendAddress(draft: AddressDraft, { session, shop }: RootState, expectStill: () => void) {
  try {
    return await api.addAddress(draft, session.phone, shop.restaurantId);
  } catch (error) {
    expectStill();
    if (!isUnsure(error)) throw error;
    const list = await api.fetchAddresses(session.phone, shop.restaurantId).catch(() => []);
    const saved = findByFields(list, draft);
    if (!saved) throw error;
    return saved.id;
  }
}

/**
 * Saves a new address and chooses it; further taps while saving are ignored (spec, section 4). When the server does
 * not name its id, the list is searched for it (contract, section 8). Until it is found there, no address is chosen.
 * @param pick gives the address, which may still have to be looked up. After a logout meanwhile nothing is saved.
 * @returns whether the address is chosen.
 */
export const addAddress = createAppThunk(
  'addresses/add',
  async (pick: () => Promise<PickedDraft>, { dispatch, getState, rejectWithValue }) => {
    const asked = askedFor('addAddress', getState);
    try {
      const { draft, warning } = await pick();
      asked.expectStill();
      if (warning) dispatch(noticeRaised({ text: warning, tone: 'warning' }));
      const id = await sendAddress(draft, getState(), asked.expectStill);
      asked.expectStill();
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      dispatch(addressAdded({ draft, id }));
      if (id) {
        await dispatch(chooseAddress(id));
      } else {
        memoryOf(getState()).clearChosen();
        await dispatch(fetchAddresses({ isForced: true }));
      }
      asked.expectStill();
      return getState().addresses.chosenId !== null;
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'toast', m.addresses_save_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.saving === null },
);

/** Saves the changes to an address, then fetches the list: a server may give an edited address another id. */
export const editAddress = createAppThunk(
  'addresses/edit',
  async (address: Address, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    const asked = askedFor('editAddress', getState);
    try {
      await api.editAddress(address, session.phone, shop.restaurantId);
      asked.expectStill();
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'toast', m.addresses_edit_failed()));
    }
    dispatch(noticeRaised({ text: m.addresses_updated(), tone: 'success' }));
    dispatch(addressEdited(address));
    void dispatch(fetchAddresses({ isForced: true }));
  },
  { condition: (_, { getState }) => getState().addresses.saving === null },
);

/** Whether an address is gone, as far as the server says. */
async function isGone(addressId: string, { session, shop }: RootState): Promise<boolean> {
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
    const asked = askedFor('deleteAddress', getState);
    const mine = getState();
    try {
      await api.deleteAddress(addressId).catch(async (error: unknown) => {
        asked.expectStill();
        // An answer that got lost may have been that it is gone: asked for again, it could not be deleted twice.
        if (!isUnsure(error) || !(await isGone(addressId, mine))) throw error;
      });
      asked.expectStill();
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'toast', m.addresses_delete_failed()));
    }
    dispatch(noticeRaised({ text: m.addresses_deleted(), tone: 'success' }));
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);
