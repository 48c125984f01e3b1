import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import type { RootState } from '@/store';
import { noticeRaised } from '../notices/notices';
import { askedFor } from '../session/asked-for';
import { createAppThunk, isUnsure, refusal } from '../thunk';
import * as api from './api';
import { addressMemory, inOrderOfUse } from './memory';
import type { Address, AddressDraft, PickedDraft } from './types';

const memoryOf = (state: RootState) => addressMemory(state.shop.address.key);

/** The diner's saved addresses, the last used first, with the one chosen in this visit ('' for none). */
export const fetchAddresses = createAppThunk(
  'addresses/fetch',
  async (_: undefined, { getState, rejectWithValue }) => {
    const { session, shop } = getState();
    const memory = memoryOf(getState());
    try {
      const list = await api.fetchAddresses(session.phone, shop.restaurantId);
      return { list: inOrderOfUse(list, await memory.used()), chosenId: memory.chosen() };
    } catch (error) {
      return rejectWithValue(refusal(error, 'inline', m.addresses_fetch_failed()));
    }
  },
  {
    condition: (_, { getState }) => {
      const { addresses, shop } = getState();
      return addresses.list.status !== 'pending' && shop.restaurantId !== '';
    },
  },
);

/** Picks where this order goes. */
export const chooseAddress = createAppThunk('addresses/choose', async (id: string, { getState }) => {
  await memoryOf(getState()).choose(id);
});

/**
 * Saves an address. Where no answer came, the list is asked whether it was saved all the same: sent once more,
 * it would stand there twice.
 * @returns its id, '' when the answer holds none.
 */
async function sendAddress(
  draft: AddressDraft,
  { session, shop, addresses }: RootState,
  expectStill: () => void,
) {
  try {
    return await api.addAddress(draft, session.phone, shop.restaurantId);
  } catch (error) {
    expectStill();
    if (!(error instanceof ApiFailure) || error.kind !== 'network') throw error;
    const isDraft = ({ id, houseNumber, streetAddress1, pincode }: Address) =>
      addresses.list.data.every((known) => known.id !== id) &&
      houseNumber === draft.houseNumber &&
      streetAddress1 === draft.streetAddress1 &&
      pincode === draft.pincode;
    const list = await api.fetchAddresses(session.phone, shop.restaurantId).catch(() => []);
    const saved = list.findLast(isDraft);
    if (!saved) throw error;
    return saved.id;
  }
}

/**
 * Saves a new address and chooses it; further taps while saving are ignored (spec, section 4). What the
 * server answers is only sure not to be empty, so without an id in it the list is asked which one is new.
 * @param pick gives the address, which may still have to be looked up: whoever logs out meanwhile saves none.
 */
export const addAddress = createAppThunk(
  'addresses/add',
  async (pick: () => Promise<PickedDraft>, { dispatch, getState, rejectWithValue }) => {
    const asked = askedFor('addAddress', getState);
    try {
      const { draft, warning } = await pick();
      asked.expectStill();
      if (warning) dispatch(noticeRaised({ text: warning, tone: 'warning' }));
      const known = new Set(getState().addresses.list.data.map((address) => address.id));
      const id = await sendAddress(draft, getState(), asked.expectStill);
      asked.expectStill();
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      if (!id) await dispatch(fetchAddresses());
      asked.expectStill();
      const added = id
        ? { ...draft, id }
        : getState().addresses.list.data.findLast((address) => !known.has(address.id));
      if (added) await dispatch(chooseAddress(added.id));
      asked.expectStill();
      return added ?? null;
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'toast', m.addresses_save_failed()));
    }
  },
  { condition: (_, { getState }) => getState().addresses.saving === null },
);

export const editAddress = createAppThunk(
  'addresses/edit',
  async (address: Address, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    const asked = askedFor('editAddress', getState);
    try {
      await api.editAddress(address, session.phone, shop.restaurantId);
      asked.expectStill();
      dispatch(noticeRaised({ text: m.addresses_updated(), tone: 'success' }));
    } catch (error) {
      return rejectWithValue(asked.refusal(error, 'toast', m.addresses_edit_failed()));
    }
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
