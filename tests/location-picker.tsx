import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { LocationPicker } from '@/features/addresses/location-picker';
import { tinyRestaurant } from '../sandbox/testing/tiny-restaurant';
import { storeDiner } from './demo-data';
import { deliverMapsScript, removeMapsScript, setDevicePosition } from './maps-script';
import { renderPage } from './render-page';
import { useSandbox } from './sandbox';

export const INDIRANAGAR = { latitude: 12.9719, longitude: 77.6412 };
export const RESOLVED = '12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru';

function PickerPage() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add address</button>
      <LocationPicker open={isOpen} onClose={close} onAdded={close} />
    </>
  );
}

/** Sets up a device in Indiranagar and a sandbox, for tests that choose an address on the map. */
export function useLocationPicker() {
  const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
  // Loads lazy code up front, so that no test waits for it.
  beforeAll(() => import('@/features/addresses/map-picker'));
  beforeEach(() => setDevicePosition(INDIRANAGAR));
  afterEach(() => {
    removeMapsScript();
    setDevicePosition(undefined);
  });

  async function openPicker() {
    storeDiner();
    const page = renderPage(PickerPage, '/cart', { host: 'tiny.localhost' });
    const picker = within(await screen.findByRole('dialog', { name: 'Select delivery location' }));
    await waitFor(() => expect(sandbox.requests.list('display/all_categories')).not.toEqual([]));
    return {
      ...page,
      picker,
      search: () => picker.getByRole('combobox', { name: 'Search area, street...' }),
      save: () => page.user.click(picker.getByRole('button', { name: 'Save address' })),
      saveButton: () => picker.getByRole('button', { name: /^(Save address|Saving...)$/ }),
    };
  }

  async function openMap(options = {}) {
    const page = await openPicker();
    await deliverMapsScript(options);
    return { ...page, map: await page.picker.findByRole('region', { name: 'Map' }) };
  }

  const saved = () => sandbox.requests.list('address/add').map(({ form }) => form);

  return { sandbox, openPicker, openMap, saved };
}
