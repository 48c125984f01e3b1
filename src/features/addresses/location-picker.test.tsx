import { fireEvent, screen, waitFor, type Screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { storedRecords } from '../../../tests/stored-records';
import { INDIRANAGAR, RESOLVED, useLocationPicker } from '../../../tests/location-picker';
import { deliverMapsScript, setDevicePosition } from '../../../tests/maps-script';
import { expectMasked } from '../../../tests/masked';

const { sandbox, openPicker, openMap, saved } = useLocationPicker();

const houseNumber = (view: Pick<Screen, 'getByLabelText'>) => view.getByLabelText('House No *');
const dialog = () => screen.queryByRole('dialog');

describe('The "Select delivery location" dialog', () => {
  it('loads the map, starts at the device’s position and saves its address, after a failure with kept text', async () => {
    const { picker, user, save, saveButton, search } = await openPicker();
    expect(picker.getByText('Loading')).toHaveAttribute('role', 'status');
    expect(saveButton()).toBeDisabled();
    const src = new URL(await deliverMapsScript());
    expect(src.origin).toBe('http://localhost:4001');
    expect(src.searchParams.get('libraries')).toBe('geometry,places');
    expect(await picker.findByText(RESOLVED)).toBeVisible();
    expect(picker.queryByText('Loading')).not.toBeInTheDocument();
    expect(search()).toBeValid();
    await user.type(houseNumber(picker), 'Flat 304');
    await user.type(picker.getByLabelText('landmark (optional)'), 'Near the lake');
    expectMasked('Flat 304', 'Near the lake', RESOLVED);

    const call = holdNextCall(sandbox, 'address/add');
    sandbox.faults.add({ call: 'address/add', kind: 'body', body: [], times: 1 });
    await save();
    expect(saveButton()).toBeDisabled();
    expect(saveButton()).toHaveTextContent('Saving...');
    call.release();
    await screen.findByText('Error saving address');
    expect(houseNumber(picker)).toHaveValue('Flat 304');

    await save();
    await screen.findByText('Address saved successfully');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(saved()[1]).toEqual({
      house_number: 'Flat 304',
      streetAddress1: '12th Main Road',
      streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
      landmark: 'Near the lake',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      longitude: '77.6412',
      latitude: '12.9719',
      RestaurentId: tinyRestaurant.info.Key,
      CustomerContact: DINER,
    });
  });

  it('shows how far the pin was moved, and warns beyond 1 km from the device, not below', async () => {
    const { picker, map } = await openMap();
    await picker.findByText(RESOLVED);
    for (let step = 0; step < 10; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText(/0\.9\d km from the point/);
    expect(picker.queryByText(/from where you are now/)).not.toBeInTheDocument();
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(await picker.findByText(/^The pin is 1\.12 km from where you are now/)).toBeVisible();
    await waitFor(() => expect(picker.queryByText('Looking up the address…')).not.toBeInTheDocument());
    expect(picker.queryByText(RESOLVED)).not.toBeInTheDocument();
  });

  describe('with an approximate device position', () => {
    const NOTICE = 'This is only roughly where you are. Move the map until the pin is on your door.';

    it('asks to move the map, until it was moved', async () => {
      setDevicePosition({ ...INDIRANAGAR, accuracy: 101 });
      const { picker, map } = await openMap();
      expect(await picker.findByText(NOTICE)).toBeVisible();
      fireEvent.keyDown(map, { key: 'ArrowRight' });
      await waitFor(() => expect(picker.queryByText(NOTICE)).not.toBeInTheDocument());
    });

    it('asks to move the map, until a place is picked', async () => {
      setDevicePosition({ ...INDIRANAGAR, accuracy: 2000 });
      const { picker, user, search } = await openMap();
      await picker.findByText(NOTICE);
      await user.type(search(), 'whitefield');
      await user.click(await picker.findByRole('option', { name: /Palm Meadows/ }));
      await waitFor(() => expect(picker.queryByText(NOTICE)).not.toBeInTheDocument());
    });

    it('asks to move the map, until a better position arrives', async () => {
      setDevicePosition({ ...INDIRANAGAR, accuracy: 2000 });
      const { picker, user } = await openMap();
      await picker.findByText(NOTICE);
      setDevicePosition({ ...INDIRANAGAR, accuracy: 100 });
      await user.click(picker.getByRole('button', { name: 'Use current location' }));
      await waitFor(() => expect(picker.queryByText(NOTICE)).not.toBeInTheDocument());
      expect(await picker.findByText(RESOLVED)).toBeVisible();
    });

    it('says how far the pin is from the device only beyond the accuracy', async () => {
      setDevicePosition({ ...INDIRANAGAR, accuracy: 1500 });
      const { picker, map } = await openMap();
      await picker.findByText(NOTICE);
      for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
      await picker.findByText(/^1\.12 km from the point/);
      expect(picker.queryByText(/from where you are now/)).not.toBeInTheDocument();
      for (let step = 0; step < 6; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
      expect(await picker.findByText(/^The pin is 1\.\d\d km from where you are now/)).toBeVisible();
    });
  });

  it('requires a house number and a location, which the search provides, when the device’s position is refused', async () => {
    setDevicePosition('refused');
    const { picker, user, save, search } = await openMap();
    const alerts = () => picker.getAllByRole('alert').map((alert) => alert.textContent);
    await waitFor(() => expect(alerts()).toContain('Unable to retrieve your location.'));
    await save();
    expect(alerts()).toContain('Please select a location on the map');
    expect(houseNumber(picker)).toHaveFocus();
    expect(houseNumber(picker)).toHaveAccessibleDescription('Please enter house number');
    expect(alerts()).not.toContain('Please enter house number');
    await user.type(houseNumber(picker), '7');
    await save();
    expect(search()).toHaveFocus();
    expect(search()).toBeInvalid();
    expect(search()).toHaveAccessibleDescription('Please select a location on the map');
    expect(saved()).toEqual([]);

    await user.type(search(), 'indiranagar');
    const found = await picker.findAllByRole('option');
    expect(found.map((option) => option.textContent).join()).not.toContain('Coffee House');
    await user.clear(search());
    await user.type(search(), 'whitefield');
    await picker.findByRole('option', { name: /Palm Meadows/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
    expect(search()).toBeValid();
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ longitude: '77.75', streetAddress1: 'Palm Meadows' }),
    );
  });

  it('asks for the whole address when the map throws', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { picker } = await openPicker();
    await deliverMapsScript();
    vi.spyOn(google.maps.Map.prototype, 'getCenter').mockImplementation(() => {
      throw new Error('no canvas');
    });
    expect(await picker.findByLabelText('City')).toBeVisible();
    expect(picker.getByText(/^The map is not available right now/)).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('saves the pin code and the city of a later geocoding result when the first has none', async () => {
    const { picker, user, save } = await openPicker();
    await deliverMapsScript();
    const part = (name: string, type: string) => ({ long_name: name, types: [type] });
    vi.spyOn(google.maps.Geocoder.prototype, 'geocode').mockResolvedValue({
      results: [
        { types: ['route'], address_components: [part('Indiranagar', 'sublocality_level_1')] },
        {
          types: ['postal_code'],
          address_components: [part('560038', 'postal_code'), part('Bengaluru', 'locality')],
        },
      ],
    } as google.maps.GeocoderResponse);
    expect(await picker.findByText('Indiranagar, Bengaluru')).toBeVisible();
    await user.type(houseNumber(picker), '7');
    await save();
    await waitFor(() => expect(saved()[0]).toMatchObject({ city: 'Bengaluru', pincode: '560038' }));
  });

  it('offers typing when the device’s position is refused, with the house number kept and without coordinates', async () => {
    setDevicePosition('refused');
    const { picker, user, save } = await openMap();
    await user.type(houseNumber(picker), 'Flat 304');
    await user.click(await picker.findByRole('button', { name: 'Type the address instead' }));
    expect(houseNumber(picker)).toHaveValue('Flat 304');
    expect(houseNumber(picker)).toHaveFocus();
    await user.type(picker.getByLabelText('Street Address 1'), '8th Cross');
    await user.type(picker.getByLabelText('City'), 'Bengaluru');
    await user.type(picker.getByLabelText('Pin Code'), '560038');
    expectMasked('Flat 304', 'Bengaluru');
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({
        house_number: 'Flat 304',
        streetAddress1: '8th Cross',
        city: 'Bengaluru',
        pincode: '560038',
        longitude: '0',
      }),
    );
  });

  it('shows a message when the browser does not support geolocation', async () => {
    setDevicePosition(undefined);
    const { picker } = await openMap();
    expect(await picker.findByText('Geolocation is not supported by your browser')).toBeVisible();
  });

  it('warns when the lookup of the address fails, and saves the coordinates without a street', async () => {
    const { picker, user, save } = await openMap({ refusals: { geocode: 'OVER_QUERY_LIMIT' } });
    await screen.findByText('Failed to get address from location');
    await user.type(houseNumber(picker), 'Flat 304');
    await save();
    await screen.findByText('Please select location');
    await waitFor(() => expect(saved()[0]).toMatchObject({ streetAddress1: '', longitude: '77.6412' }));
  });

  it.each([
    ['keeps the text of another address that the diner types meanwhile', true],
    ['has empty fields afterwards', false],
  ])('closed during a save %s', async (_, isTyping) => {
    const { picker, user, save } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(houseNumber(picker), 'Flat 304');
    const call = holdNextCall(sandbox, 'address/add');
    await save();
    await user.click(picker.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Add address' }));
      return screen.findByLabelText('House No *');
    };
    const site = identifyShop('tiny.localhost', '/', 'localhost');
    const draft = () => storedRecords(site).addressDraft;
    if (isTyping) {
      const house = await reopen();
      await waitFor(() => expect(house).toHaveValue('Flat 304'));
      await user.type(house, 'B');
    }
    call.release();
    await screen.findByText('Address saved successfully');
    if (isTyping) {
      await waitFor(() => expect(draft()).toMatchObject({ houseNumber: 'Flat 304B' }));
      expect(houseNumber(screen)).toHaveValue('Flat 304B');
    } else {
      await waitFor(() => expect(draft()).toMatchObject({ houseNumber: '' }));
      expect(await reopen()).toHaveValue('');
    }
  });
});

it('a device position that arrives after "Save address" clears the error and is not saved by itself', async () => {
  setDevicePosition('refused');
  const { picker, user, save, search } = await openMap();
  await user.type(houseNumber(picker), 'Flat 304');
  await picker.findByText('Unable to retrieve your location.');
  await save();
  expect(search()).toHaveFocus();
  setDevicePosition(INDIRANAGAR);
  await user.click(picker.getByRole('button', { name: 'Use current location' }));
  expect(await picker.findByText(RESOLVED)).toBeVisible();
  expect(picker.queryByText('Please select a location on the map')).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
});
