import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { POSITION_TIMEOUT_MS } from '@/integrations/maps/device-position';
import { MAPS_TIMEOUT_MS } from '@/integrations/maps/with-timeout';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { setDevicePosition } from '../../../tests/maps-script';

const { openMap, saved } = useLocationPicker();

const never = () => new Promise<never>(() => undefined);
const holdClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('A maps service that never answers', () => {
  it('delays saving until the timeout, after which the address is saved without a street, with warnings', async () => {
    const { picker, user, map, save } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    holdClock();
    vi.spyOn(google.maps.Geocoder.prototype, 'geocode').mockImplementation(never);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText('Looking up the address…');
    await save();
    expect(picker.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await pass(MAPS_TIMEOUT_MS);
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
    expect(await screen.findByText('Please select location')).toBeVisible();
    expect(await screen.findByText('Address saved successfully')).toBeVisible();
    expect(saved()[0]).toMatchObject({ house_number: 'Flat 304', streetAddress1: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('causes a fallback to the legacy place search, and a warning when the picked place is not located', async () => {
    const { picker, user } = await openMap();
    await picker.findByText(RESOLVED);
    vi.spyOn(google.maps.places.AutocompleteSuggestion, 'fetchAutocompleteSuggestions').mockImplementation(
      never,
    );
    await user.type(picker.getByRole('combobox'), 'whitefiel');
    holdClock();
    await user.type(picker.getByRole('combobox'), 'd');
    await pass(MAPS_TIMEOUT_MS + 1000);
    const place = await picker.findByRole('option', { name: /Palm Meadows/ });
    vi.spyOn(google.maps.Geocoder.prototype, 'geocode').mockImplementation(never);
    await user.click(place);
    await pass(MAPS_TIMEOUT_MS);
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
  });

  it('causes a warning when the location of the picked suggestion does not load', async () => {
    const { picker, user } = await openMap();
    await picker.findByText(RESOLVED);
    vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockImplementation(never);
    await user.type(picker.getByRole('combobox'), 'whitefield');
    const place = await picker.findByRole('option', { name: /Palm Meadows/ });
    holdClock();
    await user.click(place);
    await pass(MAPS_TIMEOUT_MS);
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
  });
});

it('A device position that never arrives causes an error after the timeout and can be requested again', async () => {
  setDevicePosition('silent');
  holdClock();
  const { picker, user } = await openMap();
  expect(picker.getByRole('button', { name: 'Finding your location…' })).toBeDisabled();
  await pass(POSITION_TIMEOUT_MS);
  expect(await picker.findByText('Unable to retrieve your location.')).toBeVisible();
  setDevicePosition({ latitude: 12.9719, longitude: 77.6412 });
  await user.click(picker.getByRole('button', { name: 'Use current location' }));
  expect(await picker.findByText(RESOLVED)).toBeVisible();
});
