import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { addressesAsked } from '@/domain/prompts/slice';
import { identifyShop } from '@/domain/shop/identify';
import { selectLookup } from '@/domain/shop/slice';
import { keptFor } from '@/store/kept';
import {
  blockMapsScript,
  deliverMapsScript,
  forgetMapsScript,
  setDevicePosition,
} from '../../../tests/maps-script';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const PHONE = '9876543210';
const SHOP = '1001';
const INDIRANAGAR = { latitude: 12.9719, longitude: 77.6412 };
const RESOLVED = '12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru';

// Their code is loaded when first wanted, which no test is to wait for.
beforeAll(() =>
  Promise.all([import('./address-sheet'), import('./location-picker'), import('./map-picker')]),
);
beforeEach(() => setDevicePosition(INDIRANAGAR));
afterEach(async () => {
  forgetMapsScript();
  await keptFor(identifyShop('spice-garden.localhost', '/', 'localhost')).forgetDiner();
  setDevicePosition(undefined);
});

async function openPicker() {
  if (!localStorage.getItem('cartId')) {
    const cart = { phone: PHONE, restaurantId: SHOP, variantId: 'v-butter-naan', quantity: 2 };
    localStorage.setItem('cartId', sandbox.world.carts.add(cart).id);
  }
  localStorage.setItem('userNumber', PHONE);
  const shop = renderShop('/cart');
  await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
  act(() => void shop.store.dispatch(addressesAsked()));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await sheet.findByRole('button', { name: /^Delete address/ });
  await shop.user.click(sheet.getByRole('button', { name: 'Add address' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Select delivery location' }));
  return {
    ...shop,
    picker,
    save: () => shop.user.click(picker.getByRole('button', { name: 'Save address' })),
  };
}

async function openMap(options = {}) {
  const shop = await openPicker();
  const src = await deliverMapsScript(options);
  const map = await shop.picker.findByRole('region', { name: 'Map' });
  return { ...shop, src, map };
}

const saved = () => sandbox.requests.list('address/add').map(({ form }) => form);

describe('Select delivery location: the map', () => {
  it('shows a skeleton until the script with places and geometry is there', async () => {
    const { picker } = await openPicker();
    expect(picker.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(picker.getByRole('button', { name: 'Back' })).toBeVisible();
    // There is nothing yet that a tap on it could save.
    expect(picker.getByRole('button', { name: 'Save address' })).toBeDisabled();
    const src = new URL(await deliverMapsScript());
    expect(src.origin).toBe('http://localhost:4001');
    expect(src.searchParams.get('libraries')).toBe('geometry,places');
    expect(await picker.findByRole('combobox', { name: 'Search area, street...' })).toBeVisible();
    expect(picker.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
    expect(picker.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  it('starts from the device position, resolves it, saves its parts, chooses the address and closes', async () => {
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
        RestaurentId: SHOP,
        CustomerContact: PHONE,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectChosenAddress(store.getState())?.houseNumber).toBe('Flat 304');
  });

  it('follows a drag: distance from where it began in km, and the address there', async () => {
    const { picker, map } = await openMap();
    await picker.findByText(RESOLVED);
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(await picker.findByText(/^\d+\.\d\d km from/)).toHaveTextContent('1.12 km from');
    await waitFor(() => expect(picker.queryByText('Looking up the address…')).not.toBeInTheDocument());
    expect(picker.queryByText(RESOLVED)).not.toBeInTheDocument();
  });

  it('warns when the pin is over 1 km from where the device is, and not nearer', async () => {
    const { picker, map } = await openMap();
    await picker.findByText(RESOLVED);
    for (let step = 0; step < 10; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText(/0\.9\d km from the point/);
    expect(picker.queryByText(/from where you are now/)).not.toBeInTheDocument();
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(await picker.findByText(/^The pin is 1\.12 km from where you are now/)).toBeVisible();
  });

  it('can be left for typing when the device gives no position or the map no address', async () => {
    setDevicePosition('refused');
    const { picker, user, save } = await openMap();
    await picker.findByText('Unable to retrieve your location.');
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await user.click(picker.getByRole('button', { name: 'Type the address instead' }));
    expect(picker.getByLabelText('House No *')).toHaveValue('Flat 304');
    await user.type(picker.getByLabelText('City'), 'Bengaluru');
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ house_number: 'Flat 304', city: 'Bengaluru', longitude: '0' }),
    );
  });

  it('goes to a place that the search suggests: streets and areas, no businesses', async () => {
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

  it('searches by the former call where the present one is refused', async () => {
    const { picker, user } = await openMap();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(google.maps.places.AutocompleteSuggestion, 'fetchAutocompleteSuggestions').mockRejectedValue(
      new Error('This API is not enabled'),
    );
    await user.type(picker.getByRole('combobox'), 'whitefield');
    await user.keyboard('{ArrowDown}');
    await picker.findByRole('option', { name: /Palm Meadows/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await picker.findByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
  });

  it('wants a selected point and a house number', async () => {
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

  it('brings whoever lacks the point alone to the search, which says so', async () => {
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

  it('says so where the browser knows no position', async () => {
    setDevicePosition(undefined);
    const { picker } = await openMap();
    expect(await picker.findByText('Geolocation is not supported by your browser')).toBeVisible();
  });

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
