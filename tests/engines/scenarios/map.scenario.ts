import { naans, openCart } from '../diner';
import type { Page } from '../page/page';
import { isPhone, scenario } from '../test';
import type { Shop } from '../shop';

const AT_HOME = '12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru';

const ANSWERS = {
  'at home':
    'found({ coords: { latitude: 12.9719, longitude: 77.6412, accuracy: 10 }, timestamp: Date.now() })',
  refused: 'failed({ code: 1, message: "User denied Geolocation" })',
  // While the prompt is unanswered, not even the requested timeout starts.
  unanswered: '',
};

/** Opens the map with a stubbed location prompt, as no driver can answer it in every engine. */
async function openPicker(page: Page, shop: Shop, answer: keyof typeof ANSWERS) {
  await openCart(page, shop);
  await page.evaluate(
    `void Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (found, failed) => setTimeout(() => { ${ANSWERS[answer]} }, 0),
    })`,
  );
  await page.getByRole('button', { name: 'Select address' }).tap();
  await page
    .getByRole('dialog', { name: 'Select an address' })
    .getByRole('button', { name: 'Add address' })
    .tap();
  return page.getByRole('dialog', { name: 'Select delivery location' });
}

async function typeAddress(page: Page) {
  const picker = page.getByRole('dialog', { name: 'Select delivery location' });
  await picker.getByLabel('House No *').fill('Flat 304');
  await picker.getByLabel('City').fill('Bengaluru');
  await picker.getByRole('button', { name: 'Save address' }).tap();
  await page.getByText('Address saved successfully').first().waitFor();
}

scenario(
  'an address is found on the map, changed by a search suggestion, saved and edited',
  async ({ page, shop }) => {
    const picker = await openPicker(page, shop, 'at home');
    await picker.getByText(AT_HOME).waitFor();
    await picker.getByRole('combobox', { name: 'Search area, street...' }).fill('whitefield');
    await picker.getByRole('option', { name: /Palm Meadows/ }).tap();
    await picker.getByText('Palm Meadows, Whitefield, Bengaluru').waitFor();
    await picker.getByLabel('House No *').fill('Flat 304');
    await picker.getByRole('button', { name: 'Save address' }).tap();
    await page.getByText('Address saved successfully').first().waitFor();
    await picker.waitForHidden();
    await page.getByRole('button', { name: 'Change address' }).tap();
    await page.getByRole('button', { name: 'Edit address Flat 304' }).tap();
    await page.getByLabel('House No', { exact: true }).fill('Flat 305');
    await page.getByRole('button', { name: 'Update Address' }).tap();
    await page.getByRole('button', { name: 'Edit address Flat 305' }).waitFor();
  },
);

scenario('dragging the map shows the distance from the starting point', async ({ page, shop }) => {
  const picker = await openPicker(page, shop, 'at home');
  await picker.getByText(AT_HOME).waitFor();
  await picker.getByRole('region', { name: 'Map' }).swipe(isPhone ? -100 : -150);
  await picker.getByText(/km from the point you started at/).waitFor();
});

scenario('an address can be typed when the position is denied', async ({ page, shop }) => {
  const picker = await openPicker(page, shop, 'refused');
  await picker.getByText('Unable to retrieve your location.').waitFor();
  await picker.getByRole('button', { name: 'Type the address instead' }).tap();
  await typeAddress(page);
});

scenario('an address can be typed while the location prompt is unanswered', async ({ page, shop }) => {
  const picker = await openPicker(page, shop, 'unanswered');
  await picker.getByText('Finding your location…').waitFor();
  await picker.getByRole('button', { name: 'Type the address instead' }).tap();
  await typeAddress(page);
});

scenario('deleting the last address shows an empty list', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.getByRole('button', { name: 'Select address' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  const remove = sheet.getByRole('button', { name: /^Delete address/ });
  await remove.first().waitFor();
  for (let count = (await remove.all()).length; count > 0; count -= 1) {
    await remove.first().tap();
    await remove.nth(count - 1).waitForHidden();
  }
  await sheet.getByText('No saved addresses yet').waitFor();
  await page.press('Escape');
  await naans(page).waitFor();
});
