import type { Page } from '@playwright/test';
import { readBrowserStorage } from './browser-storage';
import { openCart } from './shop';
import { expect, test } from './test';

const HOME = { latitude: 12.9719, longitude: 77.6412 };
const AT_HOME = '12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru';

async function openSheet(page: Page) {
  await openCart(page);
  await page.getByRole('button', { name: 'Select address' }).click();
  return page.getByRole('dialog', { name: 'Select an address' });
}

async function openPicker(page: Page) {
  await (await openSheet(page)).getByRole('button', { name: 'Add address' }).click();
  return page.getByRole('dialog', { name: 'Select delivery location' });
}

test.describe('the map dialog for a new address', () => {
  test.use({ geolocation: HOME, permissions: ['geolocation'] });

  test(
    'starts at the device’s position and saves an address that is then selected and can be edited',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      const picker = await openPicker(page);
      await expect(picker.getByText(AT_HOME)).toBeVisible();
      await picker.getByLabel('House No *').fill('Flat 304');
      await picker.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByText('Address saved successfully')).toBeVisible();
      await expect(picker).toBeHidden();
      expect((await sandbox.requests('address/add'))[0]?.form).toMatchObject({
        house_number: 'Flat 304',
        streetAddress1: '12th Main Road',
        streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
        city: 'Bengaluru',
        longitude: '77.6412',
        latitude: '12.9719',
      });
      await page.getByRole('button', { name: 'Change address' }).click();
      await page.getByRole('button', { name: 'Edit address Flat 304' }).click();
      await page.getByLabel('House No', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Update Address' }).click();
      await expect(page.getByText('Please fill house no and street address in fields')).toBeVisible();
      await page.getByLabel('House No', { exact: true }).fill('Flat 305');
      await page.getByRole('button', { name: 'Update Address' }).click();
      await expect(page.getByText('Address updated successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit address Flat 305' })).toBeVisible();
    },
  );

  test('shows how far the pin was moved and warns beyond 1 km', async ({ page }) => {
    const picker = await openPicker(page);
    await expect(picker.getByText(AT_HOME)).toBeVisible();
    const map = picker.getByRole('region', { name: 'Map' });
    for (let step = 0; step < 12; step += 1) await map.press('ArrowRight');
    await expect(picker.getByText(/^1\.12 km from the point/)).toBeVisible();
    await expect(picker.getByText(/^The pin is 1\.12 km from where you are now/)).toBeVisible();
  });

  test('shows the address of the chosen search suggestion', async ({ page }) => {
    const picker = await openPicker(page);
    await picker.getByRole('combobox', { name: 'Search area, street...' }).fill('whitefield');
    await picker.getByRole('option', { name: /Palm Meadows/ }).click();
    await expect(picker.getByText('Palm Meadows, Whitefield, Bengaluru')).toBeVisible();
  });

  test('restores a typed house number after a reload', async ({ page }) => {
    const picker = await openPicker(page);
    await picker.getByLabel('House No *').fill('Flat 3');
    await expect.poll(() => readBrowserStorage(page)).toContain('Flat 3');
    await page.reload();
    await page.getByRole('button', { name: 'Select address' }).click();
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(picker.getByLabel('House No *')).toHaveValue('Flat 3');
  });
});

test('deleting the last address shows "No saved addresses yet"', async ({ page }) => {
  const sheet = await openSheet(page);
  const remove = sheet.getByRole('button', { name: /^Delete address/ });
  await expect(remove.first()).toBeVisible();
  for (let count = await remove.count(); count > 0; count -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(count - 1);
  }
  await expect(page.getByText('Deleted sucessfully').first()).toBeVisible();
  await expect(sheet.getByText('No saved addresses yet')).toBeVisible();
});

test.describe('the address dialog without a map or a position', () => {
  test.use({
    // The maps loader logs its own failure.
    expectedErrors: [/Failed to load resource|^injectScript error|^Event$/],
  });

  async function typeAddress(page: Page) {
    const picker = page.getByRole('dialog', { name: 'Select delivery location' });
    await picker.getByLabel('House No *').fill('Flat 304');
    await picker.getByLabel('Street Address 1').fill('8th Cross');
    await picker.getByLabel('City').fill('Bengaluru');
    await picker.getByLabel('Pin Code').fill('560038');
    await picker.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address saved successfully')).toBeVisible();
  }

  test(
    'saves a typed address without coordinates when the maps script fails to load',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await page.route('**/maps/api/js**', (route) => route.abort());
      await openPicker(page);
      await typeAddress(page);
      expect((await sandbox.requests('address/add'))[0]?.form).toMatchObject({
        longitude: '0',
        latitude: '0',
      });
    },
  );

  test('a refused maps key stays refused when the dialog opens again', async ({ page, sandbox }) => {
    await sandbox.fail({ call: 'maps/map', kind: 'body', body: 'REQUEST_DENIED' });
    const picker = await openPicker(page);
    await expect(picker.getByLabel('City')).toBeVisible();
    await picker.getByRole('button', { name: 'Back' }).click();
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await sheet.getByRole('button', { name: 'Add address' }).click();
    await expect(picker.getByLabel('City')).toBeVisible();
  });

  test('shows errors when geolocation is denied, and then saves a typed address', async ({ page }) => {
    const picker = await openPicker(page);
    await expect(picker.getByRole('alert').getByText('Unable to retrieve your location.')).toBeVisible();
    await picker.getByRole('button', { name: 'Save address' }).click();
    await expect(picker.getByText('Please select a location on the map')).toBeVisible();
    await expect(picker.getByText('Please enter house number')).toBeVisible();
    await expect(picker.getByLabel('House No *')).toBeFocused();
    await picker.getByRole('button', { name: 'Type the address instead' }).click();
    await typeAddress(page);
  });
});

test.describe('a failed address request', () => {
  test.use({ expectedErrors: [/Failed to load resource/], geolocation: HOME, permissions: ['geolocation'] });

  test('shows an error and keeps the list and the typed fields (load, delete, add and edit)', async ({
    page,
    sandbox,
  }) => {
    await sandbox.fail({ call: 'Display/Address', kind: 'status', times: 1 });
    await sandbox.fail({ call: 'address/Delete', kind: 'status', times: 1 });
    await sandbox.fail({ call: 'address/add', kind: 'status', times: 1 });
    await sandbox.fail({ call: 'address/Edit', kind: 'status', times: 1 });
    const sheet = await openSheet(page);
    await expect(sheet.getByText('Error while fetching address')).toBeVisible();
    await sheet.getByRole('button', { name: 'Try again' }).click();
    const remove = sheet.getByRole('button', { name: /^Delete address/ });
    await expect(remove.first()).toBeVisible();
    const count = await remove.count();
    await remove.first().click();
    await expect(page.getByText('Error while delete address')).toBeVisible();
    await expect(remove).toHaveCount(count);

    await sheet.getByRole('button', { name: 'Add address' }).click();
    const picker = page.getByRole('dialog', { name: 'Select delivery location' });
    await expect(picker.getByText(AT_HOME)).toBeVisible();
    await picker.getByLabel('House No *').fill('Flat 304');
    await picker.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Error saving address')).toBeVisible();
    await expect(picker.getByLabel('House No *')).toHaveValue('Flat 304');
    await picker.getByRole('button', { name: 'Back' }).click();

    await sheet
      .getByRole('button', { name: /^Edit address/ })
      .first()
      .click();
    await page.getByLabel('Landmark').fill('Near the lake');
    await page.getByRole('button', { name: 'Update Address' }).click();
    await expect(page.getByText('Error while editing address')).toBeVisible();
    await expect(page.getByLabel('Landmark')).toHaveValue('Near the lake');
  });
});
