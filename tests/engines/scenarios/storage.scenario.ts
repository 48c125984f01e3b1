import { describe } from 'vitest';
import { naans, openCart, placeOrderButton } from '../diner';
import type { Page } from '../page/page';
import { scenario } from '../test';

/** The service worker is installed in idle time. */
const INSTALL_TIMEOUT_MS = 30_000;
const isControlledByWorker = 'navigator.serviceWorker.controller !== null';

const naan = (page: Page) => page.getByRole('article', { name: 'Butter naan', exact: true }).first();
const cart = (page: Page) => page.getByRole('region', { name: 'Cart', exact: true });

describe('without a network', () => {
  // Requests fail here on purpose. Policy violations still fail the scenario.
  scenario.override({ expectedErrors: [/^(?!.*policy violated)/] });

  scenario(
    'the last menu opens, and the storefront recovers once the network is back',
    async ({ page, shop }) => {
      await openCart(page, shop, { query: '?type=dinein&table=7' });
      await page.waitForValue(isControlledByWorker, true, INSTALL_TIMEOUT_MS);
      await page.goto(`${shop.base}/menu`);
      await naan(page).waitFor();
      await shop.disconnect();
      await page.reload();
      await page.getByText(/Showing the last (menu|one), as of \d/).waitFor();
      await naan(page).waitFor();
      await shop.connect();
      // Simulates the browser's event. Without it the page retries after 15 s.
      await page.evaluate(`void dispatchEvent(new Event('online'))`);
      await page.getByText(/Showing the last (menu|one)/).waitForHidden();
      await page.goto(`${shop.base}/cart`);
      await naans(page).waitForText('8');
      await placeOrderButton(page).waitFor(({ isDisabled }) => !isDisabled);
    },
  );
});

scenario('two tabs share the cart', async ({ page, openPage, shop }) => {
  await page.goto(`${shop.base}/menu`);
  await naan(page).waitFor();
  const other = await openPage();
  await other.goto(`${shop.base}/menu`);
  await naan(other).waitFor();
  await naan(page).getByRole('button', { name: 'Add' }).tap();
  await cart(other).waitForText('1 item');
  await naan(other).getByRole('button', { name: 'Increase quantity' }).tap();
  await cart(page).waitForText('2 items');
  await cart(page).getByRole('button', { name: 'Delete cart items' }).tap();
  await cart(page).waitForHidden();
  await cart(other).waitForHidden();
});
