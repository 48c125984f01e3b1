import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../tests/deferred';
import { INDIRANAGAR, RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { answerDevicePosition, setDevicePosition } from '../../../tests/maps-script';

const { openMap, saved } = useLocationPicker();

/** Picks a place whose position arrives later. */
async function pickWhitefield() {
  const page = await openMap();
  const { picker, user, search } = page;
  await user.type(picker.getByLabelText('House No *'), 'Flat 304');
  await user.type(search(), 'whitefield');
  const option = await picker.findByRole('option', { name: /Palm Meadows/ });
  const { fetchFields } = google.maps.places.Place.prototype;
  const answered = createDeferred<'found' | 'failed'>();
  vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockImplementation(async function (
    this: google.maps.places.Place,
    fields,
  ) {
    if ((await answered.promise) === 'failed') throw new Error('no answer');
    return fetchFields.call(this, fields);
  });
  await user.click(option);
  return { ...page, answer: answered.resolve };
}

describe('"Save address" while the position of a picked place is unknown', () => {
  it('saves the picked place, even when nothing was selected before', async () => {
    setDevicePosition('refused');
    const { picker, answer, save, saveButton } = await pickWhitefield();
    await save();
    expect(saveButton()).toHaveTextContent('Saving...');
    expect(picker.queryByText('Please select a location on the map')).not.toBeInTheDocument();
    answer('found');
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ longitude: '77.75', streetAddress1: 'Palm Meadows' }),
    );
  });

  it('shows an error when the map is moved meanwhile, and saves the new point on the next press', async () => {
    const { picker, answer, save, map, saveButton } = await pickWhitefield();
    await picker.findByText(RESOLVED);
    await save();
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    answer('found');
    await screen.findByText('Error saving address');
    expect(saveButton()).toBeEnabled();
    expect(saved()).toEqual([]);
    await save();
    await waitFor(() => expect(Number(saved()[0]?.longitude)).toBeCloseTo(77.642, 3));
  });

  it('saves nothing when the place is not found, and moves to the device’s position instead', async () => {
    setDevicePosition('silent');
    const { picker, answer, save, saveButton } = await pickWhitefield();
    await save();
    answer('failed');
    await screen.findByText('Failed to get address from location');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(screen.queryByText('Error saving address')).not.toBeInTheDocument();
    act(() => answerDevicePosition(INDIRANAGAR));
    expect(await picker.findByText(RESOLVED)).toBeVisible();
    expect(saved()).toEqual([]);
  });
});
