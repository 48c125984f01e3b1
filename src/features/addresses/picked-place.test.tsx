import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { INDIRANAGAR, RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { answerDevicePosition, setDevicePosition } from '../../../tests/maps-script';
import { flushTasks } from '../../../tests/time';

const { openMap } = useLocationPicker();

/** Holds the positions of picked places until they are answered, in the order of the picks. */
function holdPlaces() {
  const held: (() => void)[] = [];
  const { fetchFields } = google.maps.places.Place.prototype;
  vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockImplementation(async function (
    this: google.maps.places.Place,
    fields,
  ) {
    await new Promise<void>((resolve) => held.push(resolve));
    return fetchFields.call(this, fields);
  });
  return {
    answerNext: () =>
      act(async () => {
        held.shift()?.();
        await flushTasks();
      }),
  };
}
describe('A place that is picked in the search of the map', () => {
  it('keeps the point to which the map was dragged while a picked place was being looked up', async () => {
    const { picker, user, map } = await openMap();
    await picker.findByText(RESOLVED);
    const search = picker.getByRole('combobox', { name: 'Search area, street...' });
    await user.type(search, 'whitefield');
    const option = await picker.findByRole('option', { name: /Palm Meadows/ });
    const places = holdPlaces();
    await user.click(option);
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText(/^1\.12 km from/);
    await places.answerNext();
    await waitFor(() => expect(picker.queryByText('Looking up the address…')).not.toBeInTheDocument());
    expect(picker.getByText(/^1\.12 km from/)).toBeVisible();
    expect(picker.queryByText('Palm Meadows, Whitefield, Bengaluru')).not.toBeInTheDocument();
  });

  it('moves to the place that was picked last, although an earlier one is answered meanwhile', async () => {
    const { picker, user } = await openMap();
    await picker.findByText(RESOLVED);
    const search = picker.getByRole('combobox', { name: 'Search area, street...' });
    const places = holdPlaces();
    await user.type(search, 'indiranagar');
    await user.click((await picker.findAllByRole('option'))[0]!);
    await user.clear(search);
    await user.type(search, 'whitefield');
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    await places.answerNext();
    await places.answerNext();
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
  });

  it('moves to a picked place although the device’s position arrives meanwhile', async () => {
    setDevicePosition('silent');
    const { picker, user } = await openMap();
    const search = picker.getByRole('combobox', { name: 'Search area, street...' });
    await user.type(search, 'whitefield');
    const places = holdPlaces();
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    act(() => answerDevicePosition(INDIRANAGAR));
    await places.answerNext();
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
  });

  it('keeps a place that was picked after “Use current location”, whose position arrives later', async () => {
    setDevicePosition('refused');
    const { picker, user } = await openMap();
    const locate = await picker.findByRole('button', { name: 'Use current location' });
    setDevicePosition('silent');
    await user.click(locate);
    await user.type(picker.getByRole('combobox', { name: 'Search area, street...' }), 'whitefield');
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    await picker.findByText('Palm Meadows, Whitefield, Bengaluru');
    act(() => answerDevicePosition(INDIRANAGAR));
    await act(() => flushTasks());
    expect(picker.getByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
    expect(picker.queryByText(RESOLVED)).not.toBeInTheDocument();
  });

  it('moves to the device’s position when the picked place cannot be looked up', async () => {
    setDevicePosition('silent');
    const { picker, user } = await openMap();
    await user.type(picker.getByRole('combobox', { name: 'Search area, street...' }), 'whitefield');
    vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockRejectedValue(new Error('no answer'));
    await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
    expect(await screen.findByText('Failed to get address from location')).toBeVisible();
    act(() => answerDevicePosition(INDIRANAGAR));
    expect(await picker.findByText(RESOLVED)).toBeVisible();
  });
});
