import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { blockMapsScript } from '../../../tests/maps-script';

const { sandbox, openPicker, openMap, saved } = useLocationPicker();

describe('Select delivery location: an address is saved', () => {
  it('warns of an address that cannot be looked up, and saves all the same', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { picker, user, save } = await openMap({ failGeocoding: true });
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await screen.findByText('Please select location')).toBeVisible();
    await waitFor(() => expect(saved()[0]).toMatchObject({ streetAddress1: '', longitude: '77.6412' }));
  });

  it('says that it is saving, takes no second tap, and keeps everything when that fails', async () => {
    sandbox.faults.add({ call: 'address/add', kind: 'delay', ms: 100, times: 1 });
    sandbox.faults.add({ call: 'address/add', kind: 'body', body: [], times: 1 });
    const { picker, user, save } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(picker.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(await screen.findByText('Error saving address')).toBeVisible();
    expect(picker.getByLabelText('House No *')).toHaveValue('Flat 304');
    expect(saved()).toHaveLength(1);
    expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  it('is content with an address that was saved although the answer got lost', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    sandbox.faults.add({ call: 'address/add', kind: 'lost', times: 1 });
    const { picker, user, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    await waitFor(() => expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304'));
    expect(saved()).toHaveLength(1);
  });

  it('keeps a half-typed address over closing and reload', async () => {
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

describe('Select delivery location: no usable map', () => {
  it('has everything typed, with 0 for the coordinates', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
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
    // The maps loader says itself that its script did not come.
    vi.mocked(console.error).mockClear();
  });
});
