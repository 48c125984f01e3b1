import { describe } from 'vitest';
import { cartBar, dish, naans, openCart, placeOrderButton } from '../diner';
import { scenario } from '../test';

/** The service worker is installed in idle time. */
const INSTALL_TIMEOUT_MS = 30_000;

scenario('the cart, its note and an applied offer survive a reload', async ({ page, shop }) => {
  await openCart(page, shop, { query: '?type=dinein&table=7' });
  // The page moves until the bill has loaded.
  await placeOrderButton(page).waitFor(({ isDisabled }) => !isDisabled);
  await page.getByRole('button', { name: 'View offers' }).tap();
  await page.getByRole('button', { name: 'Apply TASTY10' }).tap();
  await page.getByText('You save ₹36').first().waitFor();
  const note = page.getByLabel('Cooking instructions');
  await note.fill('No coriander');
  await page.reload();
  await naans(page).waitForText('8');
  await note.waitFor(({ value }) => value === 'No coriander');
  await page.getByText('You save ₹36').first().waitFor();
});

describe('without a network', () => {
  // Requests fail here on purpose. Policy violations still fail the scenario.
  scenario.override({ expectedErrors: [/^(?!.*policy violated)/] });

  scenario(
    'the last menu opens, and the storefront recovers once the network is back',
    async ({ page, shop }) => {
      await openCart(page, shop, { query: '?type=dinein&table=7' });
      await page.waitForValue('navigator.serviceWorker.controller !== null', true, INSTALL_TIMEOUT_MS);
      await page.goto(`${shop.base}/menu`);
      await dish(page, 'Butter naan').waitFor();
      await shop.disconnect();
      await page.reload();
      const notice = page.getByText(/Showing the last (menu|one), as of \d/);
      await notice.waitFor();
      await dish(page, 'Butter naan').waitFor();
      await shop.connect();
      // Simulates the browser's event. Without it the page retries after 15 s.
      await page.evaluate(`void dispatchEvent(new Event('online'))`);
      await notice.waitForHidden();
      await page.goto(`${shop.base}/cart`);
      await naans(page).waitForText('8');
      await placeOrderButton(page).waitFor(({ isDisabled }) => !isDisabled);
    },
  );
});

scenario('two tabs share the cart', async ({ page, openPage, shop }) => {
  await page.goto(`${shop.base}/menu`);
  await dish(page, 'Butter naan').waitFor();
  const other = await openPage();
  await other.goto(`${shop.base}/menu`);
  await dish(other, 'Butter naan').waitFor();
  await dish(page, 'Butter naan').getByRole('button', { name: 'Add' }).tap();
  await cartBar(other).waitForText('1 item');
  await dish(other, 'Butter naan').getByRole('button', { name: 'Increase quantity' }).tap();
  await cartBar(page).waitForText('2 items');
  await cartBar(page).getByRole('button', { name: 'Delete cart items' }).tap();
  await cartBar(other).waitForHidden();
});
