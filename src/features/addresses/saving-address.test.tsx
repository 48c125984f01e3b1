import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { fetchAddresses } from '@/domain/addresses/thunks';
import { openShopDatabase } from '@/platform/indexed-db';
import { createDeferred } from '../../../tests/deferred';
import { holdNextCall } from '../../../tests/held-call';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { blockMapsScript } from '../../../tests/maps-script';

const { sandbox, openPicker, openMap, saved } = useLocationPicker();
const SHOP_KEY = 'spice-garden.localhost';

describe('Saving an address in "Select delivery location"', () => {
  it('shows warnings when the address lookup fails, and saves the coordinates without a street', async () => {
    const { picker, user, save } = await openMap({ failGeocoding: true });
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await screen.findByText('Please select location')).toBeVisible();
    await waitFor(() => expect(saved()[0]).toMatchObject({ streetAddress1: '', longitude: '77.6412' }));
  });

  it('disables the button while saving, and shows an error and keeps the typed text on failure', async () => {
    const call = holdNextCall(sandbox, 'address/add');
    sandbox.faults.add({ call: 'address/add', kind: 'body', body: [], times: 1 });
    const { picker, user, save } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(picker.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    call.release();
    expect(await screen.findByText('Error saving address')).toBeVisible();
    expect(picker.getByLabelText('House No *')).toHaveValue('Flat 304');
    expect(saved()).toHaveLength(1);
    expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  it('succeeds with one request when the answer is lost but the list contains the address', async () => {
    sandbox.faults.add({ call: 'address/add', kind: 'lost', times: 1 });
    const { picker, user, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304'));
    expect(saved()).toHaveLength(1);
  });

  it('succeeds with one request when the answer is truncated but the list contains the address', async () => {
    sandbox.faults.add({ call: 'address/add', kind: 'truncated', times: 1 });
    const { picker, user, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304'));
    expect(saved()).toHaveLength(1);
  });

  it('keeps the new address chosen when an older list request is answered later', async () => {
    const { picker, user, save, store } = await openMap();
    const released = createDeferred();
    const outdated = [{ AddressId: 'a-1', HouseNumber: '24, 2nd Floor' }];
    sandbox.server.use(
      http.get('*/Display/Address', () => released.promise.then(() => HttpResponse.json(outdated)), {
        once: true,
      }),
    );
    const list = store.dispatch(fetchAddresses());
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304'));
    released.resolve();
    await act(() => list);
    expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304');
  });

  async function leaveDuringSave() {
    const { picker, user, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    const call = holdNextCall(sandbox, 'address/add');
    await save();
    await user.click(picker.getByRole('button', { name: 'Back' }));
    return {
      call,
      user,
      store,
      addAnother: async () => {
        await waitFor(() => expect(screen.queryByLabelText('House No *')).not.toBeInTheDocument());
        await user.click(screen.getByRole('button', { name: 'Add address' }));
        return screen.findByLabelText('House No *');
      },
    };
  }

  it('leaves the dialog open, and keeps its text, while the diner types another address', async () => {
    const { call, user, addAnother } = await leaveDuringSave();
    const house = await addAnother();
    await waitFor(() => expect(house).toHaveValue('Flat 304'));
    await user.type(house, 'B');
    call.release();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await sandbox.settle();
    expect(house).toBeVisible();
    expect(await openShopDatabase(SHOP_KEY).get('addressDraft')).toMatchObject({ houseNumber: 'Flat 304B' });
  });

  it('starts with empty fields after a save that ended when the dialog was closed', async () => {
    const { call, addAnother } = await leaveDuringSave();
    call.release();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await sandbox.settle();
    expect(await addAnother()).toHaveValue('');
  });

  it.each([
    ['the new id', {}],
    ['no id', { 'no-address-id': true }],
  ])('keeps the address that the diner chooses before an answer with %s', async (_, quirks) => {
    sandbox.world.changeRestaurant('spice-garden', { quirks });
    const { call, user, store } = await leaveDuringSave();
    await user.click(await screen.findByRole('button', { name: /^(?!Edit|Delete).*24, 2nd Floor/ }));
    call.release();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await sandbox.settle();
    expect(saved()).toHaveLength(1);
    expect(selectChosenAddress(store.getState())?.houseNumber).toBe('24, 2nd Floor');
  });

  it('keeps a half-typed house number when the dialog is closed and the page reloads', async () => {
    const { picker, user, unmount } = await openMap();
    await user.type(picker.getByLabelText('House No *'), 'Flat 3');
    await user.click(picker.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Select delivery location' })).not.toBeInTheDocument(),
    );
    unmount();
    const again = await openPicker();
    expect(await again.picker.findByDisplayValue('Flat 3')).toBeVisible();
  });
});

describe('The "Select delivery location" dialog without a map', () => {
  it('requires a house number, and saves the typed address with 0 for the coordinates', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { picker, user, save, store } = await openPicker();
    await blockMapsScript();
    await user.type(await picker.findByLabelText('City'), 'Bengaluru');
    await save();
    expect(picker.getByText('Please enter house number')).toBeVisible();
    expect(saved()).toHaveLength(0);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await user.type(picker.getByLabelText('State'), 'Karnataka');
    await user.type(picker.getByLabelText('Pin Code'), '560038');
    await save();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304'));
    expect(saved()[0]).toMatchObject({
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      longitude: '0',
      latitude: '0',
    });
    // The maps loader logs its own load error.
    vi.mocked(console.error).mockClear();
  });
});
