import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openAddressSheet } from '@/domain/dialogs/thunks';
import { clearDiner } from '@/domain/persisted/clear';
import { identifyShop } from '@/domain/shop/identify';
import { selectLookup } from '@/domain/shop/slice';
import { DINER, RESTAURANT_ID, storeDiner } from './demo-data';
import { deliverMapsScript, removeMapsScript, setDevicePosition } from './maps-script';
import { renderShop } from './render-shop';
import { useSandbox } from './sandbox';

export const INDIRANAGAR = { latitude: 12.9719, longitude: 77.6412 };
export const RESOLVED = '12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru';

/** Sets up a device in Indiranagar and a sandbox, for tests that choose an address on the map. */
export function useLocationPicker() {
  const sandbox = useSandbox();
  // Loads lazy code up front, so that no test waits for it.
  beforeAll(() =>
    Promise.all([
      import('@/features/addresses/address-sheet'),
      import('@/features/addresses/location-picker'),
      import('@/features/addresses/map-picker'),
    ]),
  );
  beforeEach(() => setDevicePosition(INDIRANAGAR));
  afterEach(async () => {
    removeMapsScript();
    await clearDiner(identifyShop('spice-garden.localhost', '/', 'localhost'));
    setDevicePosition(undefined);
  });

  async function openPicker() {
    if (!localStorage.getItem('cartId')) {
      const cart = { phone: DINER, restaurantId: RESTAURANT_ID, variantId: 'v-butter-naan', quantity: 2 };
      localStorage.setItem('cartId', sandbox.world.carts.add(cart).id);
    }
    storeDiner();
    const shop = renderShop('/cart');
    await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
    act(() => shop.store.dispatch(openAddressSheet()));
    const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
    await sheet.findByRole('button', { name: /^(Delete address|Try again)/ });
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

  return { sandbox, openPicker, openMap, saved };
}
