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
import { runScenarios } from './run-scenarios';
import { storeSoups } from './restaurant';
import type { Scenario, ScenarioContext } from './scenario';

const HOUSE = '24, 2nd Floor';

const sheet = async ({ page }: ScenarioContext) =>
  within(await page.findByRole('dialog', { name: 'Select an address' }));
const openSheet = async (context: ScenarioContext) => {
  storeSoups(context.sandbox, 4);
  context.open('/cart');
  await context.user().click(await context.page.findByRole('button', { name: 'Select address' }));
  return sheet(context);
};
const listed = ({ page }: ScenarioContext) => {
  expect(page.getByText(HOUSE)).toBeVisible();
};
const remove = async (context: ScenarioContext) => {
  const button = await (await sheet(context)).findByRole('button', { name: `Delete address ${HOUSE}` });
  await context.user().click(button);
};
const save = ({ page, user }: ScenarioContext) =>
  user().click(page.getByRole('button', { name: 'Save address' }));
const editForm = ({ sandbox, open }: ScenarioContext) => {
  storeDiner();
  const [address] = sandbox.world.addresses.of(DINER, '77');
  open(`/address?id=${address?.id ?? ''}`);
};
const update = async ({ page, user }: ScenarioContext) => {
  await user().click(await page.findByRole('button', { name: 'Update Address' }));
};

beforeEach(() => setDevicePosition({ latitude: 12.9719, longitude: 77.6412 }));
afterEach(() => {
  removeMapsScript();
  setDevicePosition(undefined);
});

const scenarios: Scenario[] = [
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
    act: async (context) => {
      await openSheet(context);
      await remove(context);
    },
    expectResult: ({ page }) => expect(page.getByText('No saved addresses yet')).toBeVisible(),
    errorText: 'Error while delete address',
    recover: remove,
  },
  {
    screen: 'Select delivery location',
    call: 'address/add',
    act: async (context) => {
      const dialog = await openSheet(context);
      await context.user().click(dialog.getByRole('button', { name: 'Add address' }));
      await context.page.findByRole('dialog', { name: 'Select delivery location' });
      await waitFor(() => expect(document.head.querySelector('script[src*="/maps/api/js"]')).not.toBeNull());
      await deliverMapsScript();
      await context.user().type(await context.page.findByLabelText('House No *'), 'Flat 304');
      await save(context);
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
    act: async (context) => {
      editForm(context);
      await update(context);
    },
    expectResult: () => expect(window.location.pathname).toBe('/cart'),
    errorText: 'Error while editing address',
    acceptsAnyAnswer: true,
    recover: update,
  },
];

vi.setConfig({ testTimeout: 60_000 });
runScenarios(scenarios);
