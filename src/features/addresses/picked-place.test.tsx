import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { INDIRANAGAR, RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { answerDevicePosition, setDevicePosition } from '../../../tests/maps-script';
import { flushTasks } from '../../../tests/timers';

const { sandbox, openMap, saved } = useLocationPicker();

function holdPlaces() {
  const held: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const { fetchFields } = google.maps.places.Place.prototype;
  vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockImplementation(async function (
    this: google.maps.places.Place,
    fields,
  ) {
    await new Promise<void>((resolve, reject) => held.push({ resolve, reject }));
    return fetchFields.call(this, fields);
  });
  return {
    answerNext: () =>
      act(async () => {
        held.shift()?.resolve();
        await flushTasks();
      }),
    failNext: () =>
      act(async () => {
        held.shift()?.reject(new Error('no answer'));
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

  it('keeps a place that was picked after "Use current location", whose position arrives later', async () => {
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

describe('"Save address" while the position of the last pick is unknown', () => {
  async function pickWhitefield() {
    const shop = await openMap();
    const { picker, user } = shop;
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await user.type(picker.getByRole('combobox', { name: 'Search area, street...' }), 'whitefield');
    const option = await picker.findByRole('option', { name: /Palm Meadows/ });
    const places = holdPlaces();
    await user.click(option);
    return { ...shop, places };
  }

  it('saves the picked place instead of the point on the map', async () => {
    const { picker, places, save } = await pickWhitefield();
    await picker.findByText(RESOLVED);
    await save();
    expect(picker.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await places.answerNext();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ longitude: '77.75', streetAddress1: 'Palm Meadows' }),
    );
  });

  it('saves the picked place although nothing was selected before', async () => {
    setDevicePosition('refused');
    const { picker, places, save } = await pickWhitefield();
    await save();
    expect(picker.queryByText('Please select a location on the map')).not.toBeInTheDocument();
    await places.answerNext();
    await waitFor(() => expect(saved()[0]).toMatchObject({ longitude: '77.75' }));
  });

  it('shows an error when the map is moved meanwhile, and saves the new point on the next press', async () => {
    const { picker, places, save, map } = await pickWhitefield();
    await picker.findByText(RESOLVED);
    await save();
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await places.answerNext();
    expect(await screen.findByText('Error saving address')).toBeVisible();
    expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled();
    expect(saved()).toHaveLength(0);
    await save();
    await waitFor(() => expect(Number(saved()[0]?.longitude)).toBeCloseTo(77.642, 3));
  });

  it('saves nothing when the diner leaves the map meanwhile', async () => {
    const { picker, places, save, user } = await pickWhitefield();
    await picker.findByText(RESOLVED);
    await save();
    await user.click(picker.getByRole('button', { name: 'Back' }));
    await places.answerNext();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving...' })).not.toBeInTheDocument());
    await sandbox.settle();
    expect(screen.queryByText('Error saving address')).not.toBeInTheDocument();
    expect(saved()).toHaveLength(0);
  });

  it('asks for a location at once while the device’s position is the only one to come', async () => {
    setDevicePosition('silent');
    const { picker, user, save } = await openMap();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    expect(await picker.findByText('Please select a location on the map')).toBeVisible();
    expect(picker.getByRole('combobox', { name: 'Search area, street...' })).toHaveFocus();
    act(() => answerDevicePosition(INDIRANAGAR));
    expect(await picker.findByText(RESOLVED)).toBeVisible();
    expect(saved()).toHaveLength(0);
  });

  it('saves the device’s position that the diner has asked for, once it arrives', async () => {
    const { picker, user, save, map } = await openMap();
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await picker.findByText(RESOLVED);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    setDevicePosition('silent');
    await user.click(picker.getByRole('button', { name: 'Use current location' }));
    await save();
    expect(picker.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    act(() => answerDevicePosition(INDIRANAGAR));
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ longitude: '77.6412', streetAddress1: '12th Main Road' }),
    );
  });

  it('saves nothing when the picked place cannot be looked up', async () => {
    const { picker, places, save } = await pickWhitefield();
    await picker.findByText(RESOLVED);
    await save();
    await places.failNext();
    await waitFor(() => expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled());
    expect(screen.queryByText('Error saving address')).not.toBeInTheDocument();
    expect(saved()).toHaveLength(0);
  });
});
