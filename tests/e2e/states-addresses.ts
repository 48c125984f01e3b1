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
    onDesktop: 'layout',
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
    isRare: true,
    aria: `
      - heading "Select an address" [level=2]
      - button "Add address"
      - status
      - status: Loading`,
    open: async ({ page }) => {
      await openCart(page);
      await holdRequests(page, `${SANDBOX}/api/${LIST}**`);
      await page.getByRole('button', { name: 'Select address' }).click();
      await expect(listOf(page).getByText('Loading')).toBeAttached();
    },
    next: [
      failedState(
        'addresses failed',
        LIST,
        `
          - button "Add address"
          - alert:
            - heading "Error while fetching address" [level=3]
            - button "Try again"`,
        (page) => expect(listOf(page).getByText('Error while fetching address')).toBeVisible(),
      ),
      {
        name: 'no addresses',
        aria: `
          - button "Add address"
          - heading "No saved addresses yet" [level=3]
          - paragraph: Add the place where your food should arrive.`,
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await sandbox.fail({ call: LIST, kind: 'body', body: '[]' });
          await listOf(page).getByRole('button', { name: 'Try again' }).click();
          await expect(listOf(page).getByText('No saved addresses yet')).toBeVisible();
        },
      },
      {
        name: 'map loading',
        isRare: true,
        aria: `
          - heading "Select delivery location" [level=2]
          - status: Loading
          - button "Save address" [disabled]`,
        open: async ({ page }) => {
          await holdRequests(page, `**/${MAP}**`);
          await listOf(page).getByRole('button', { name: 'Add address' }).click();
          await expect(pickerOf(page).getByText('Loading')).toBeAttached();
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
    aria: `
      - combobox "Search area, street..." [invalid]
      - alert: Please select a location on the map
      - paragraph: Move the map until the pin is on your door.
      - textbox "House No *" [invalid]
      - alert:
        - paragraph: Please enter house number
      - button "Type the address instead"
      - button "Save address" [disabled=false]`,
    onDesktop: 'layout',
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
        aria: `
          - combobox "Search area, street..." [expanded=false]: zzzzqqqq
          - status: No such place nearby. Try another spelling, or move the map.`,
        open: async ({ page }) => {
          await pickerOf(page).getByRole('combobox').fill('zzzzqqqq');
          await expect(pickerOf(page).getByText(/^No such place nearby/)).toBeVisible();
        },
      },
      {
        name: 'distant address being saved',
        aria: `
          - combobox "Search area, street..." [expanded=false]: Palm Meadows
          - status: The pin is 11.80 km from where you are now. Is that where the food should go?
          - paragraph: Flat 304
          - paragraph: Palm Meadows, Whitefield, Bengaluru
          - textbox "House No *": Flat 304
          - button "Saving..." [disabled]`,
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
        aria: `
          - heading "Edit Delivery Address" [level=1]
          - heading "Log in to edit your addresses" [level=2]
          - paragraph: Saved addresses belong to a phone number.
          - button "Login"`,
        open: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await expect(page.getByRole('heading', { name: 'Log in to edit your addresses' })).toBeVisible();
        },
      },
      {
        name: 'edit address loading',
        isRare: true,
        aria: `
          - heading "Edit Delivery Address" [level=1]
          - status: Loading`,
        open: async ({ page }) => {
          await page.evaluate((phone) => localStorage.setItem('userNumber', phone), DINER);
          await holdRequests(page, `${SANDBOX}/api/${LIST}**`);
          await page.reload();
          await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
        },
      },
      failedState(
        'edit address failed',
        LIST,
        `
          - heading "Edit Delivery Address" [level=1]
          - alert:
            - heading "Error while fetching address" [level=2]
            - button "Try again"`,
        (page) => expect(page.getByRole('main').getByText('Error while fetching address')).toBeVisible(),
      ),
      {
        name: 'edit address not found',
        aria: `
          - heading "This address is gone" [level=2]
          - paragraph: It may have been deleted. Your other addresses are on the cart page.
          - link "Go to the cart":
            - /url: /spice-garden/cart`,
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page.getByRole('main'));
          await expect(page.getByRole('heading', { name: 'This address is gone' })).toBeVisible();
        },
      },
    ],
  },
];
