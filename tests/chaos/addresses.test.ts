import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '@/features/addresses/address-sheet';
import '@/features/addresses/location-picker';
import '@/features/addresses/map-picker';
import '@/routes/address';
import '@/routes/cart';
import '@/ui/overlay/toasts';
import { DINER, storeDiner } from '../demo-data';
import { deliverMapsScript, removeMapsScript, setDevicePosition } from '../maps-script';
import { play } from './play';
import { storeSoups } from './restaurant';
import type { Scene, SceneContext } from './scene';

const HOUSE = '24, 2nd Floor';

const sheet = async ({ page }: SceneContext) =>
  within(await page.findByRole('dialog', { name: 'Select an address' }));
const openSheet = async (stage: SceneContext) => {
  storeSoups(stage.sandbox, 4);
  stage.open('/cart');
  await stage.user().click(await stage.page.findByRole('button', { name: 'Select address' }));
  return sheet(stage);
};
const listed = ({ page }: SceneContext) => {
  expect(page.getByText(HOUSE)).toBeVisible();
};
const remove = async (stage: SceneContext) => {
  const button = await (await sheet(stage)).findByRole('button', { name: `Delete address ${HOUSE}` });
  await stage.user().click(button);
};
const save = ({ page, user }: SceneContext) =>
  user().click(page.getByRole('button', { name: 'Save address' }));
const editForm = ({ sandbox, open }: SceneContext) => {
  storeDiner();
  const [address] = sandbox.world.addresses.of(DINER, '77');
  open(`/address?id=${address?.id ?? ''}`);
};
const update = async ({ page, user }: SceneContext) => {
  await user().click(await page.findByRole('button', { name: 'Update Address' }));
};

beforeEach(() => setDevicePosition({ latitude: 12.9719, longitude: 77.6412 }));
afterEach(() => {
  removeMapsScript();
  setDevicePosition(undefined);
});

const scenes: Scene[] = [
  {
    screen: 'Select an address',
    call: 'Display/Address',
    act: openSheet,
    expectResult: listed,
    errorText: 'Error while fetching address',
  },
  {
    screen: 'Select an address',
    call: 'address/Delete',
    act: async (stage) => {
      await openSheet(stage);
      await remove(stage);
    },
    expectResult: ({ page }) => expect(page.getByText('No saved addresses yet')).toBeVisible(),
    errorText: 'Error while delete address',
    recover: remove,
  },
  {
    screen: 'Select delivery location',
    call: 'address/add',
    act: async (stage) => {
      const dialog = await openSheet(stage);
      await stage.user().click(dialog.getByRole('button', { name: 'Add address' }));
      await stage.page.findByRole('dialog', { name: 'Select delivery location' });
      await waitFor(() => expect(document.head.querySelector('script[src*="/maps/api/js"]')).not.toBeNull());
      await deliverMapsScript();
      await stage.user().type(await stage.page.findByLabelText('House No *'), 'Flat 304');
      await save(stage);
    },
    expectResult: ({ page }) => {
      // Any answer that is not empty means success (contract §4).
      expect(page.queryByRole('dialog', { name: 'Select delivery location' })).toBeNull();
    },
    errorText: 'Error saving address',
    recover: save,
  },
  {
    screen: 'Edit Delivery Address',
    call: 'Display/Address',
    act: editForm,
    expectResult: ({ page }) => expect(page.getByLabelText('House No')).toHaveValue(HOUSE),
    errorText: 'Error while fetching address',
  },
  {
    screen: 'Edit Delivery Address',
    call: 'address/Edit',
    act: async (stage) => {
      editForm(stage);
      await update(stage);
    },
    expectResult: () => expect(window.location.pathname).toBe('/cart'),
    errorText: 'Error while editing address',
    acceptsAnyAnswer: true,
    recover: update,
  },
];

vi.setConfig({ testTimeout: 60_000 });
play(scenes);
