import { openCart } from '../diner';
import type { Page } from '../page';
import type { Shop } from '../shop';
import { isPhone, scenario } from '../test';

const FOUND =
  'found({ coords: { latitude: 12.9719, longitude: 77.6412, accuracy: 10 }, timestamp: Date.now() })';
const DENIED = 'failed({ code: 1, message: "User denied Geolocation" })';

/** Opens the map with a stubbed location prompt, as no driver can answer it in every engine. */
async function openPicker(page: Page, shop: Shop, answer: string) {
  await openCart(page, shop);
  await page.evaluate(
    `void Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (found, failed) => setTimeout(() => { ${answer} }, 0),
    })`,
  );
  await page.getByRole('button', { name: 'Select address' }).tap();
  await page
    .getByRole('dialog', { name: 'Select an address' })
    .getByRole('button', { name: 'Add address' })
    .tap();
  return page.getByRole('dialog', { name: 'Select delivery location' });
}

scenario(
  'an address is found on the map, moved by a drag and a search suggestion, and saved',
  async ({ page, shop }) => {
    const picker = await openPicker(page, shop, FOUND);
    await picker.getByText('12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru').waitFor();
    await picker.getByRole('region', { name: 'Map' }).swipe(isPhone ? -100 : -150);
    await picker.getByText(/km from the point you started at/).waitFor();
    await picker.getByRole('combobox', { name: 'Search area, street...' }).fill('whitefield');
    await picker.getByRole('option', { name: /Palm Meadows/ }).tap();
    await picker.getByText('Palm Meadows, Whitefield, Bengaluru').waitFor();
    await picker.getByLabel('House No *').fill('Flat 304');
    await picker.getByRole('button', { name: 'Save address' }).tap();
    await page.getByText('Address saved successfully').first().waitFor();
    await picker.waitForHidden();
    await page.getByRole('button', { name: 'Change address' }).waitFor();
  },
);

scenario('an address can be typed when the position is denied', async ({ page, shop }) => {
  const picker = await openPicker(page, shop, DENIED);
  await picker.getByText('Unable to retrieve your location.').waitFor();
  await picker.getByRole('button', { name: 'Type the address instead' }).tap();
  await picker.getByLabel('House No *').fill('Flat 304');
  await picker.getByLabel('Street Address 1').fill('8th Cross');
  await picker.getByLabel('City').fill('Bengaluru');
  await picker.getByLabel('Pin Code').fill('560038');
  await picker.getByRole('button', { name: 'Save address' }).tap();
  await page.getByText('Address saved successfully').first().waitFor();
});
