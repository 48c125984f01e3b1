import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { addressChosen } from '@/domain/addresses/events';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';

const { sandbox, openMap, saved } = useLocationPicker();
const SHOP_KEY = 'spice-garden.localhost';
const SAVED_HINT = 'Your new address is saved. Choose it here so that your food goes there.';

async function saveFlat() {
  const shop = await openMap();
  await shop.picker.findByText(RESOLVED);
  await shop.user.type(shop.picker.getByLabelText('House No *'), 'Flat 304');
  return { ...shop, chosen: () => selectChosenAddress(shop.store.getState())?.houseNumber };
}

type Add = typeof sandbox.world.addresses.add;

/** Changes what the server stores. */
function mockAdd(change: (add: Add, draft: Parameters<Add>[0]) => ReturnType<Add>) {
  const { addresses } = sandbox.world;
  const add = addresses.add.bind(addresses);
  vi.spyOn(addresses, 'add').mockImplementation((draft) => change(add, draft));
}

it.each([0, '0', 'null'])(
  'A saved address answered with the id %j is chosen by its fields',
  async (AddressId) => {
    const { save, store } = await saveFlat();
    sandbox.faults.add({ call: 'address/add', kind: 'body', body: [{ AddressId }] });
    const fields = {
      HouseNumber: 'house_number',
      StreetAddress1: 'streetAddress1',
      StreetAddress2: 'streetAddress2',
      Landmark: 'landmark',
      City: 'city',
      State: 'state',
      Pincode: 'pincode',
      Longitude: 'longitude',
      Latitude: 'latitude',
    };
    const list = () => {
      const sent = Object.entries(fields).map(([name, field]) => [name, saved()[0]?.[field]]);
      return HttpResponse.json([{ AddressId: 'a-9', ...Object.fromEntries(sent) }]);
    };
    sandbox.server.use(http.get('*/Display/Address', list));
    await save();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.id).toBe('a-9'));
  },
);

describe('A saved address whose id is missing from the answer', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Select an address' }));

  beforeEach(() => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'no-address-id': true } });
  });

  it('is chosen from a newest-first list, even when no list was loaded before', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'newest-first': true } });
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    const { save, chosen } = await saveFlat();
    await save();
    await waitFor(() => expect(chosen()).toBe('Flat 304'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is recognised after the server has changed its letter case, spacing and coordinate precision', async () => {
    const { save, chosen, user, picker } = await saveFlat();
    await user.type(picker.getByLabelText('landmark (optional)'), 'near  the lake');
    mockAdd((add, draft) =>
      add({
        ...draft,
        houseNumber: 'FLAT 304',
        landmark: 'Near the lake',
        longitude: 77.641,
        latitude: 12.972,
      }),
    );
    await save();
    await waitFor(() => expect(chosen()).toBe('FLAT 304'));
  });

  it('clears the former choice and shows a hint when the list fails; "Try again" chooses it', async () => {
    const { store, user, save, chosen } = await saveFlat();
    const former = sandbox.world.addresses.of(DINER, RESTAURANT_ID)[0]?.id ?? '';
    act(() => void store.dispatch(addressChosen(former)));
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    await save();
    expect(await screen.findByText(SAVED_HINT)).toBeVisible();
    expect(screen.getByText('Address saved successfully')).toBeVisible();
    expect(chosen()).toBeUndefined();
    expect(sessionStorage.getItem(`address:${SHOP_KEY}`)).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(chosen()).toBe('Flat 304'));
    expect(screen.queryByText(SAVED_HINT)).not.toBeInTheDocument();
    expect(saved()).toHaveLength(1);
  });

  it('must be chosen by the diner, with a hint, when no listed address has the same fields', async () => {
    const { user, save, chosen } = await saveFlat();
    mockAdd((add, draft) => add({ ...draft, streetAddress1: 'Twelfth Main' }));
    await save();
    expect(await screen.findByText(SAVED_HINT)).toBeVisible();
    expect(chosen()).toBeUndefined();
    await user.click(await sheet().findByRole('button', { name: /Twelfth Main/ }));
    expect(chosen()).toBe('Flat 304');
  });
});
