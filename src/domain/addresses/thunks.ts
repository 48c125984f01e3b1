import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import type { RootState } from '@/store';
import { noticeRaised } from '../notices/notices';
import { createAppThunk, refusal } from '../thunk';
import * as api from './api';
import { addressMemory, inOrderOfUse } from './memory';
import type { Address, AddressDraft } from './types';

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
 * Saves a new address and chooses it; further taps while saving are ignored (spec, section 4). What the
 * server answers is only sure not to be empty, so without an id in it the list is asked which one is new.
 */
export const addAddress = createAppThunk(
  'addresses/add',
  async (draft: AddressDraft, { dispatch, getState, rejectWithValue }) => {
    const { session, shop, addresses } = getState();
    try {
      const id = await api.addAddress(draft, session.phone, shop.restaurantId);
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      if (id) {
        await dispatch(chooseAddress(id));
        return { id, ...draft };
      }
      const known = new Set(addresses.list.data.map((address) => address.id));
      await dispatch(fetchAddresses());
      const added = getState().addresses.list.data.findLast((address) => !known.has(address.id));
      if (added) await dispatch(chooseAddress(added.id));
      return added ?? null;
    } catch (error) {
      const refused = refusal(error, 'toast', m.addresses_save_failed());
      const saved =
        error instanceof ApiFailure && error.kind === 'network' && (await findSaved(draft, getState()));
      if (!saved) return rejectWithValue(refused);
      dispatch(noticeRaised({ text: m.addresses_saved(), tone: 'success' }));
      await dispatch(chooseAddress(saved.id));
      return saved;
    }
  },
  { condition: (_, { getState }) => !getState().addresses.saving },
);

/** The address that a call has saved although its answer got lost: saved once more, it would stand there twice. */
async function findSaved(draft: AddressDraft, { session, shop, addresses }: RootState) {
  const known = new Set(addresses.list.data.map(({ id }) => id));
  const isDraft = (address: Address) =>
    !known.has(address.id) &&
    address.houseNumber === draft.houseNumber &&
    address.streetAddress1 === draft.streetAddress1 &&
    address.pincode === draft.pincode;
  try {
    return (await api.fetchAddresses(session.phone, shop.restaurantId)).findLast(isDraft);
  } catch {
    return undefined;
  }
}

export const editAddress = createAppThunk(
  'addresses/edit',
  async (address: Address, { dispatch, getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      await api.editAddress(address, session.phone, shop.restaurantId);
      dispatch(noticeRaised({ text: m.addresses_updated(), tone: 'success' }));
    } catch (error) {
      return rejectWithValue(refusal(error, 'toast', m.addresses_edit_failed()));
    }
  },
  { condition: (_, { getState }) => !getState().addresses.saving },
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
    try {
      await api.deleteAddress(addressId);
    } catch (error) {
      const refused = refusal(error, 'toast', m.addresses_delete_failed());
      // An answer that got lost may have been that it is gone: asked for again, it could not be deleted twice.
      if (!refused.unsure || !(await isGone(addressId, getState()))) return rejectWithValue(refused);
    }
    dispatch(noticeRaised({ text: m.addresses_deleted(), tone: 'success' }));
  },
  { condition: (_, { getState }) => getState().addresses.deletingId === null },
);
