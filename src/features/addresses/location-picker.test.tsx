import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { toastRequested } from '@/domain/toasts/events';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { INDIRANAGAR, RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { deliverMapsScript, setDevicePosition } from '../../../tests/maps-script';

const { openPicker, openMap, saved } = useLocationPicker();

describe('The "Select delivery location" dialog with a map', () => {
  it('shows a skeleton and disables saving until the maps script with geometry and places has loaded', async () => {
    const { picker } = await openPicker();
    expect(picker.getByText('Loading')).toHaveAttribute('role', 'status');
    expect(picker.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(picker.getByRole('button', { name: 'Save address' })).toBeDisabled();
    const src = new URL(await deliverMapsScript());
    expect(src.origin).toBe('http://localhost:4001');
    expect(src.searchParams.get('libraries')).toBe('geometry,places');
    expect(await picker.findByRole('combobox', { name: 'Search area, street...' })).toBeVisible();
    expect(picker.queryByText('Loading')).not.toBeInTheDocument();
    expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  it('starts at the device position, shows its address, saves the parts, chooses the new address and closes', async () => {
    const { picker, user, save, store } = await openMap();
    expect(await picker.findByText(RESOLVED)).toBeVisible();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await user.type(picker.getByLabelText('landmark (optional)'), 'Near the lake');
    await save();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    expect(saved()).toEqual([
      {
        house_number: 'Flat 304',
        streetAddress1: '12th Main Road',
        streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
        landmark: 'Near the lake',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560038',
        longitude: '77.6412',
        latitude: '12.9719',
        RestaurentId: RESTAURANT_ID,
        CustomerContact: DINER,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304');
  });

  it('shows the distance from the start point in km and another address when the pin moves', async () => {
    const { picker, map } = await openMap();
    await picker.findByText(RESOLVED);
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(await picker.findByText(/^\d+\.\d\d km from/)).toHaveTextContent('1.12 km from');
    await waitFor(() => expect(picker.queryByText('Looking up the address…')).not.toBeInTheDocument());
    expect(picker.queryByText(RESOLVED)).not.toBeInTheDocument();
  });

  it('warns when the pin is more than 1 km from the device, and not below 1 km', async () => {
    const { picker, map } = await openMap();
    await picker.findByText(RESOLVED);
    for (let step = 0; step < 10; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText(/0\.9\d km from the point/);
    expect(picker.queryByText(/from where you are now/)).not.toBeInTheDocument();
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(await picker.findByText(/^The pin is 1\.12 km from where you are now/)).toBeVisible();
  });

  it('switches to typing when the device position is refused, keeps the house number and saves longitude 0', async () => {
    setDevicePosition('refused');
    const { picker, user, save } = await openMap();
    await picker.findByText('Unable to retrieve your location.');
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await user.click(picker.getByRole('button', { name: 'Type the address instead' }));
    expect(picker.getByLabelText('House No *')).toHaveValue('Flat 304');
    expect(picker.getByLabelText('House No *')).toHaveFocus();
    await user.type(picker.getByLabelText('City'), 'Bengaluru');
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ house_number: 'Flat 304', city: 'Bengaluru', longitude: '0' }),
    );
  });

  it('suggests streets and areas but no businesses, moves to the picked place and saves it', async () => {
    const { picker, user, save } = await openMap();
    const search = picker.getByRole('combobox', { name: 'Search area, street...' });
    await user.type(search, 'indiranagar');
    const found = await picker.findAllByRole('option');
    expect(found.map((option) => option.textContent).join()).not.toContain('Coffee House');
    await user.clear(search);
    await user.type(search, 'whitefield');
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
    await user.type(picker.getByLabelText('House No *'), '7');
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ longitude: '77.75', streetAddress1: 'Palm Meadows' }),
    );
  });

  it('falls back to the legacy place search when the current API is not enabled', async () => {
    const { picker, user } = await openMap();
    vi.spyOn(google.maps.places.AutocompleteSuggestion, 'fetchAutocompleteSuggestions').mockRejectedValue(
      new Error('This API is not enabled'),
    );
    await user.type(picker.getByRole('combobox'), 'whitefield');
    await user.keyboard('{ArrowDown}');
    await picker.findByRole('option', { name: /Palm Meadows/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
  });

  it('shows no toast when an address lookup fails after the dialog was closed', async () => {
    const { picker, user, map, store } = await openMap();
    await picker.findByText(RESOLVED);
    let fail: (reason: Error) => void = () => undefined;
    vi.spyOn(google.maps.Geocoder.prototype, 'geocode').mockReturnValue(
      new Promise((_, reject) => (fail = reject)),
    );
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText('Looking up the address…');
    await user.click(picker.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Map' })).toBeNull());
    await act(async () => {
      fail(new Error('no network'));
      await Promise.resolve();
    });
    expect(console.warn).toHaveBeenCalledWith('The reverse lookup failed', expect.any(Error));
    act(() => void store.dispatch(toastRequested({ text: 'The next toast', tone: 'warning' })));
    await screen.findByText('The next toast');
    expect(screen.queryByText('Failed to get address from location')).toBeNull();
  });

  it('requires a location and a house number; choosing the current location clears the location error', async () => {
    setDevicePosition('refused');
    const { picker, user, save } = await openMap();
    const alerts = () => picker.getAllByRole('alert').map((alert) => alert.textContent);
    await waitFor(() => expect(alerts()).toContain('Unable to retrieve your location.'));
    await save();
    expect(alerts()).toContain('Please select a location on the map');
    expect(alerts()).toContain('Please enter house number');
    expect(saved()).toHaveLength(0);
    setDevicePosition(INDIRANAGAR);
    await user.click(picker.getByRole('button', { name: 'Use current location' }));
    expect(await picker.findByText(RESOLVED)).toBeVisible();
    expect(alerts()).not.toContain('Please select a location on the map');
  });

  it('focuses the search and marks it invalid when only the location is missing, until a place is picked', async () => {
    setDevicePosition('refused');
    const { picker, user, save } = await openMap();
    await picker.findByText('Unable to retrieve your location.');
    const search = picker.getByRole('combobox', { name: 'Search area, street...' });
    expect(search).toBeValid();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(search).toHaveFocus();
    expect(search).toBeInvalid();
    expect(search).toHaveAccessibleDescription('Please select a location on the map');
    await user.type(search, 'whitefield');
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    await waitFor(() => expect(search).toBeValid());
    expect(saved()).toHaveLength(0);
  });

  it('shows a message when the browser does not support geolocation', async () => {
    setDevicePosition(undefined);
    const { picker } = await openMap();
    expect(await picker.findByText('Geolocation is not supported by your browser')).toBeVisible();
  });
});
