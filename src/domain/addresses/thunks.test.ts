import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { createDeferred } from '../../../tests/deferred';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storedRecords } from '../../../tests/stored-records';
import { openTinyCart } from '../../../tests/tiny-cart';
import { loggedIn, sessionEnded } from '../session/types';
import { identifyShop } from '../shop/identify';
import { addressChosen, type AddressToSave } from './types';
import {
  selectAddresses,
  selectChosenAddress,
  selectHasAddressWithoutId,
  selectIsSavingAddress,
  addAddress,
  deleteAddress,
  editAddress,
  fetchAddresses,
} from './slice';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const { addresses } = sandbox.world;
const RESTAURANT = tinyRestaurant.info.Key;
const site = identifyShop('tiny.localhost', '/', 'localhost');
const NEXT = '9123456789';
const KNOWN_HOUSE = '24, 2nd Floor';

const flat: AddressToSave = {
  address: {
    houseNumber: 'Flat 304',
    streetAddress1: '12th Main Road',
    streetAddress2: 'Indiranagar',
    landmark: 'Near the lake',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    longitude: '77.6412',
    latitude: '12.9719',
  },
  warning: undefined,
};

const addOnServer = (change: { streetAddress1?: string } = {}) =>
  addresses.add({
    ...{ ...flat.address, longitude: 77.6412, latitude: 12.9719, phone: DINER, restaurantId: RESTAURANT },
    ...change,
  });
const saves = () => sandbox.requests.list('address/add');
const persistedChoice = () => storedRecords(site).chosenAddressId;

async function openShop() {
  const toasts: string[] = [];
  const { store } = await openTinyCart(({ text }) => void toasts.push(text));
  return {
    store,
    toasts,
    save: () => store.dispatch(addAddress(() => Promise.resolve(flat))),
    chosen: () => selectChosenAddress(store.getState()),
    houses: () => selectAddresses(store.getState()).data.map(({ houseNumber }) => houseNumber),
  };
}

async function openList() {
  const shop = await openShop();
  await shop.store.dispatch(fetchAddresses());
  const [known] = selectAddresses(shop.store.getState()).data;
  if (!known) throw new Error('The diner has no address');
  return { ...shop, known };
}

describe('The list of addresses', () => {
  it('starts with the last used address in the next visit, where none is chosen', async () => {
    const { id } = addOnServer();
    const { store, houses, known } = await openList();
    expect(houses()).toEqual([KNOWN_HOUSE, 'Flat 304']);
    store.dispatch(addressChosen(known.id));
    store.dispatch(addressChosen(id));
    expect(storedRecords(site).usedAddressIds).toEqual([id, known.id]);
    sessionStorage.clear();
    const next = await openList();
    expect(next.houses()).toEqual(['Flat 304', KNOWN_HOUSE]);
    expect(next.chosen()).toBeNull();
  });

  it('restores the chosen address after a reload, but not a deleted one', async () => {
    const { store, known } = await openList();
    store.dispatch(addressChosen(known.id));
    const reloaded = await openList();
    expect(reloaded.chosen()?.id).toBe(known.id);
    await reloaded.store.dispatch(deleteAddress(known.id));
    expect(persistedChoice()).toBeNull();
    expect(reloaded.toasts).toEqual(['Deleted sucessfully']);
    expect(addresses.of(DINER, RESTAURANT)).toEqual([]);
  });
});

describe('A saved address', () => {
  it('is chosen, also when an older list request is answered later', async () => {
    const { store, save, chosen, toasts } = await openList();
    const released = createDeferred();
    const outdated = [{ AddressId: 'a-1', HouseNumber: KNOWN_HOUSE }];
    const requested = createDeferred();
    const list = async () => {
      requested.resolve();
      await released.promise;
      return HttpResponse.json(outdated);
    };
    sandbox.server.use(http.get('*/Display/Address', list, { once: true }));
    const fetching = store.dispatch(fetchAddresses());
    await requested.promise;
    await save();
    expect(chosen()?.houseNumber).toBe('Flat 304');
    released.resolve();
    await fetching;
    expect(chosen()?.houseNumber).toBe('Flat 304');
    expect(persistedChoice()).toBe(chosen()?.id);
    expect(toasts).toEqual(['Address saved successfully']);
  });

  it.each(['lost', 'truncated'] as const)(
    'is found in the list after one request, when the answer is %s',
    async (kind) => {
      sandbox.faults.add({ call: 'address/add', kind, times: 1 });
      const { save, chosen, toasts } = await openShop();
      await save();
      await vi.waitFor(() => expect(chosen()?.houseNumber).toBe('Flat 304'));
      expect(toasts).toEqual(['Address saved successfully']);
      expect(saves()).toHaveLength(1);
    },
  );

  it.each([0, '0', 'null'])('answered with the id %j is chosen by its fields', async (AddressId) => {
    const { id } = addOnServer();
    sandbox.faults.add({ call: 'address/add', kind: 'body', body: [{ AddressId }] });
    const { save, chosen } = await openShop();
    await save();
    expect(chosen()?.id).toBe(id);
  });

  it.each([
    ['the new id', {}],
    ['no id', { 'no-address-id': true }],
  ])('does not replace the address that the diner chooses before an answer with %s', async (_, quirks) => {
    sandbox.world.changeRestaurant('tiny', { quirks });
    const { store, save, chosen, known } = await openList();
    const call = holdNextCall(sandbox, 'address/add');
    const saving = save();
    await call.sent;
    store.dispatch(addressChosen(known.id));
    call.release();
    await saving;
    expect(saves()).toHaveLength(1);
    expect(chosen()?.id).toBe(known.id);
  });
});

describe('A saved address whose id is missing from the answer', () => {
  const omitId = (quirks = {}) =>
    sandbox.world.changeRestaurant('tiny', { quirks: { 'no-address-id': true, ...quirks } });

  it('is chosen from a newest-first list, even when no list was loaded before', async () => {
    omitId({ 'newest-first': true });
    const { save, chosen } = await openShop();
    await save();
    expect(chosen()?.houseNumber).toBe('Flat 304');
  });

  it('clears the former choice when the list fails, and is chosen when the list is fetched again', async () => {
    omitId();
    const { store, save, chosen, known } = await openList();
    store.dispatch(addressChosen(known.id));
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    expect((await save()).payload).toBe(false);
    expect(chosen()).toBeNull();
    expect(persistedChoice()).toBeNull();
    expect(selectHasAddressWithoutId(store.getState())).toBe(true);
    await store.dispatch(fetchAddresses());
    expect(chosen()?.houseNumber).toBe('Flat 304');
    expect(selectHasAddressWithoutId(store.getState())).toBe(false);
    expect(saves()).toHaveLength(1);
  });

  it('must be chosen by the diner when no listed address has the same fields', async () => {
    omitId();
    vi.spyOn(addresses, 'add').mockReturnValue({ ...addOnServer({ streetAddress1: 'Twelfth Main' }) });
    const { store, save, chosen } = await openList();
    await save();
    expect(chosen()).toBeNull();
    expect(selectHasAddressWithoutId(store.getState())).toBe(true);
  });
});

it('an edited address stays chosen when the server gives it a new id', async () => {
  const { store, chosen, known } = await openList();
  store.dispatch(addressChosen(known.id));
  vi.spyOn(addresses, 'edit').mockImplementation((id, draft) => {
    addresses.delete(id);
    addresses.add(draft);
  });
  await store.dispatch(editAddress({ ...known, houseNumber: '25' }));
  await vi.waitFor(() => expect(chosen()?.id).not.toBe(known.id));
  expect(chosen()?.houseNumber).toBe('25');
  expect(persistedChoice()).toBe(chosen()?.id);
});

describe('A diner who logs out', () => {
  it('leaves no address for the next diner when the map’s lookup ends after the logout', async () => {
    const { store, toasts } = await openShop();
    const lookup = createDeferred<AddressToSave>();
    const saving = store.dispatch(addAddress(() => lookup.promise));
    store.dispatch(sessionEnded());
    store.dispatch(loggedIn(NEXT));
    expect(selectIsSavingAddress(store.getState())).toBe(false);
    lookup.resolve({ ...flat, warning: 'Please select location' });
    await saving;
    expect(saves()).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it.each(['saved', 'refused'])(
    'leaves no toast, list entry or persisted data when the save is answered later: %s',
    async (outcome) => {
      const { store, save, toasts, houses } = await openShop();
      const call = holdNextCall(sandbox, 'address/add');
      if (outcome === 'refused') sandbox.faults.add({ call: 'address/add', kind: 'status' });
      const saving = save();
      await call.sent;
      store.dispatch(sessionEnded());
      call.release();
      await saving;
      expect(toasts).toEqual([]);
      expect(houses()).toEqual([]);
      expect(persistedChoice()).toBeNull();
      expect(storedRecords(site).usedAddressIds).toEqual([]);
    },
  );

  it('has an address edited under the own number, and the next diner sees no toast', async () => {
    const { store, toasts, known } = await openList();
    const call = holdNextCall(sandbox, 'address/Edit');
    const editing = store.dispatch(editAddress(known));
    await call.sent;
    store.dispatch(sessionEnded());
    store.dispatch(loggedIn(NEXT));
    call.release();
    expect(await editing).toMatchObject({ payload: { display: 'silent', text: null } });
    expect(toasts).toEqual([]);
    expect(sandbox.requests.list('address/Edit')[0]?.form).toMatchObject({ CustomerContact: DINER });
  });
});
