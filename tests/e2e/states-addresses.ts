import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { failedState, tryAgain } from './state-helpers';
import { BASE, DINER, naanStepper, openCart, SANDBOX } from './shop';
import type { State } from './states';

/** Away from the restaurant, so that the map resolves an address. */
const HOME = { latitude: 12.9719, longitude: 77.6412 };

const LIST = 'Display/Address';
const MAP = 'maps/api/js';

const listOf = (page: Page) => page.getByRole('dialog', { name: 'Select an address' });
const pickerOf = (page: Page) => page.getByRole('dialog', { name: 'Select delivery location' });

async function openAddresses(page: Page) {
  await openCart(page);
  await page.getByRole('button', { name: 'Select address' }).click();
  const sheet = listOf(page);
  await expect(sheet.getByRole('button', { name: /^Edit address/ }).first()).toBeVisible();
  return sheet;
}

async function openPicker(page: Page) {
  await (await openAddresses(page)).getByRole('button', { name: 'Add address' }).click();
  return pickerOf(page);
}

export const addressStates: State[] = [
  {
    name: 'addresses',
    onDesktop: true,
    open: async ({ page }) => {
      await openAddresses(page);
      await expect(naanStepper(page)).toBeAttached();
    },
    next: [
      {
        name: 'edit address with errors',
        open: async ({ page }) => {
          await listOf(page)
            .getByRole('button', { name: /^Edit address/ })
            .first()
            .click();
          await page.getByLabel('House No', { exact: true }).fill('');
          await page.getByRole('button', { name: 'Update Address' }).click();
          await expect(
            page.getByText('Please fill house no and street address in fields').first(),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'addresses loading',
    open: async ({ page }) => {
      await openCart(page);
      await holdRequests(page, `${SANDBOX}/api/${LIST}**`);
      await page.getByRole('button', { name: 'Select address' }).click();
      await expect(listOf(page).getByRole('status', { name: 'Loading' })).toBeVisible();
    },
    next: [
      failedState('addresses failed', LIST, (page) =>
        expect(listOf(page).getByText('Error while fetching address')).toBeVisible(),
      ),
      {
        name: 'no addresses',
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await sandbox.fail({ call: LIST, kind: 'body', body: '[]' });
          await listOf(page).getByRole('button', { name: 'Try again' }).click();
          await expect(listOf(page).getByText('No saved addresses yet')).toBeVisible();
        },
      },
      {
        name: 'map loading',
        open: async ({ page }) => {
          await holdRequests(page, `**/${MAP}**`);
          await listOf(page).getByRole('button', { name: 'Add address' }).click();
          await expect(pickerOf(page).getByRole('status', { name: 'Loading' })).toBeVisible();
        },
      },
      {
        name: 'typed address with errors',
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: MAP, kind: 'drop' });
          releaseRequests(page);
          const picker = pickerOf(page);
          await expect(picker.getByLabel('City')).toBeVisible();
          await picker.getByRole('button', { name: 'Save address' }).click();
          await expect(picker.getByText('Please enter house number')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'address on the map with errors',
    onDesktop: true,
    open: async ({ page }) => {
      const picker = await openPicker(page);
      await expect(picker.getByRole('alert').getByText('Unable to retrieve your location.')).toBeVisible();
      await picker.getByRole('button', { name: 'Save address' }).click();
      await expect(picker.getByText('Please enter house number')).toBeVisible();
    },
  },
  {
    name: 'address on the map',
    open: async ({ page }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(HOME);
      const picker = await openPicker(page);
      await expect(picker.getByText('12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru')).toBeVisible();
      await picker.getByRole('combobox').fill('whitefield');
      await expect(picker.getByRole('option', { name: /Palm Meadows/ })).toBeVisible();
    },
    next: [
      {
        name: 'place not found',
        open: async ({ page }) => {
          await pickerOf(page).getByRole('combobox').fill('zzzzqqqq');
          await expect(pickerOf(page).getByText(/^No such place nearby/)).toBeVisible();
        },
      },
      {
        name: 'distant address being saved',
        open: async ({ page }) => {
          const picker = pickerOf(page);
          await picker.getByRole('combobox').fill('whitefield');
          await picker.getByRole('option', { name: /Palm Meadows/ }).click();
          await expect(picker.getByText(/^The pin is .* from where you are now/)).toBeVisible();
          await picker.getByLabel('House No *').fill('Flat 304');
          await holdRequests(page, `${SANDBOX}/api/address/add`);
          await picker.getByRole('button', { name: 'Save address' }).click();
          await expect(picker.getByRole('button', { name: 'Saving...' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'login',
    open: async ({ page }) => {
      await page.goto(`${BASE}/address?id=a-0`);
      await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Phone number')).toBeFocused();
    },
    next: [
      {
        name: 'edit address before login',
        open: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await expect(page.getByRole('heading', { name: 'Log in to edit your addresses' })).toBeVisible();
        },
      },
      {
        name: 'edit address loading',
        open: async ({ page }) => {
          await page.evaluate((phone) => localStorage.setItem('userNumber', phone), DINER);
          await holdRequests(page, `${SANDBOX}/api/${LIST}**`);
          await page.reload();
          await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
        },
      },
      failedState('edit address failed', LIST, (page) =>
        expect(page.getByRole('main').getByText('Error while fetching address')).toBeVisible(),
      ),
      {
        name: 'edit address not found',
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page.getByRole('main'));
          await expect(page.getByRole('heading', { name: 'This address is gone' })).toBeVisible();
        },
      },
    ],
  },
];
