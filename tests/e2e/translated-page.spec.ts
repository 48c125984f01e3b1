import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { BASE, DINER, dishItem, EVENING, login, paymentQuery, placeOrderButton } from './shop';
import { expect, test } from './test';

/** 'once' replaces the texts of the loaded page, 'always' also those that appear later, as Chrome does. */
type Translation = 'once' | 'always';

/** Replaces each text node by two elements, as Chrome does when it translates a page. */
function translate(page: Page, translation: Translation) {
  return page.evaluate((isRepeated) => {
    const font = (name = 'font') => document.createElement(name);
    const replaceTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.data.trim() && text.parentElement?.localName !== 'font') found.push(text);
      }
      for (const text of found) {
        const [outer, inner] = [font(), font()];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replaceTexts();
    if (isRepeated) {
      const observer = new MutationObserver(replaceTexts);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    }
  }, translation === 'always');
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const cartBar = (page: Page) => page.getByRole('region', { name: 'Cart', exact: true });
const billRow = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) });
const toPay = (page: Page) => page.locator('[data-place-order-bar]');

async function openMenu(page: Page, translation: Translation) {
  await page.clock.setFixedTime(EVENING);
  await page.goto(`${BASE}/menu`);
  await expect(dishItem(page, 'Butter naan')).toBeVisible();
  await translate(page, translation);
}

async function chooseDishes(page: Page) {
  const momos = dishItem(page, 'Steamed veg momos');
  await momos.getByRole('button', { name: 'more' }).click();
  await expect(momos).toContainText('chilli chutney on the side');
  await momos.getByRole('button', { name: 'less' }).click();
  await expect(momos).not.toContainText('chilli chutney on the side');
  const naan = dishItem(page, 'Butter naan');
  await naan.getByRole('button', { name: 'Add' }).click();
  await expect(naan.getByRole('group')).toHaveText('1');
  await naan.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(naan.getByRole('group')).toHaveText('2');
  await expect(cartBar(page)).toContainText('2 items');
  await expect(cartBar(page).getByRole('button', { name: 'Checkout' })).toHaveText('Checkout₹90');
  await naan.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(naan.getByRole('group')).toHaveText('1');
  await expect(cartBar(page)).toContainText('1 item');

  await dishItem(page, 'Paneer butter masala').getByRole('button', { name: 'Add' }).click();
  const popup = dialogOf(page, 'Paneer butter masala');
  const add = popup.getByRole('button', { name: /^Add/ });
  await popup.getByRole('radio', { name: /Full/ }).check();
  await expect(add).toHaveText('Add₹249');
  await popup.getByRole('checkbox', { name: /Butter on top/ }).check();
  await expect(add).toHaveText('Add₹269');
  await add.click();
  await expect(popup).toBeHidden();
  await expect(cartBar(page)).toContainText('2 items');
}

async function fillCart(page: Page) {
  await cartBar(page).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Delete all items' }).click();
  await expect(page.getByText('empty cart !')).toBeVisible();
  await page.goBack();
  const dish = dishItem(page, 'Chicken 65');
  await dish.getByRole('button', { name: 'Add' }).click();
  await dish.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(dish.getByRole('group')).toHaveText('2');
  await cartBar(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(billRow(page, 'Item total')).toContainText('₹458');
  const stepper = page.getByRole('group', { name: 'Chicken 65 quantity' });
  await stepper.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(stepper).toHaveText('3');
  await expect(billRow(page, 'Item total')).toContainText('₹687');
  await stepper.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(billRow(page, 'Item total')).toContainText('₹458');
}

async function switchOrderType(page: Page) {
  const delivery = billRow(page, 'Delivery charges');
  await expect(delivery).toContainText('Select an address to see');
  await page.getByRole('radio', { name: 'Take Away' }).check();
  await expect(toPay(page)).toContainText('Set a pick-up time first');
  await page.getByLabel('Pick up time').fill('20:30');
  await page.getByRole('button', { name: 'set time' }).click();
  await expect(page.getByText('Pickup time set successfully')).toBeVisible();
  await expect(placeOrderButton(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await expect(delivery).toHaveCount(0);
  await page.getByRole('radio', { name: 'Car', exact: true }).check();
  await expect(page.getByText('Car number')).toBeVisible();
  await page.getByRole('radio', { name: 'Delivery' }).check();
  await expect(delivery).toContainText('Select an address to see');
}

async function applyOffer(page: Page) {
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: 'Apply TASTY10' }).click();
  await expect(page.getByText('You save ₹45.80')).toBeVisible();
  await expect(billRow(page, 'Coupon TASTY10')).toContainText('− ₹45.80');
  await page.getByRole('button', { name: 'Remove TASTY10' }).click();
  await expect(billRow(page, 'Coupon TASTY10')).toHaveCount(0);
}

async function placeOrder(page: Page, sandbox: Sandbox) {
  await page.getByRole('button', { name: 'Select address' }).click();
  await login(page, sandbox, DINER);
  const sheet = dialogOf(page, 'Select an address');
  await sheet.getByRole('button', { name: 'Add address' }).click();
  const picker = dialogOf(page, 'Select delivery location');
  await expect(picker.getByText(/^12th Main Road, HAL/)).toBeVisible();
  await picker.getByRole('button', { name: 'Use current location' }).click();
  await picker.getByLabel('House No *').fill('Flat 304');
  await sandbox.fail({ call: 'address/add', kind: 'delay', ms: 500, times: 1 });
  await picker.getByRole('button', { name: 'Save address' }).click();
  await expect(picker.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(page.getByText('Address saved successfully')).toBeVisible();
  await expect(picker).toBeHidden();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
  await expect(page.getByText(/^Flat 304/)).toBeVisible();
  await placeOrderButton(page).click();
  expect(await paymentQuery(page)).toMatchObject({ phone: DINER, orderType: 'Delivery' });
}

test.describe('a page that the browser translates', () => {
  test.use({
    geolocation: { latitude: 12.9719, longitude: 77.6412 },
    permissions: ['geolocation'],
  });

  for (const translation of ['once', 'always'] as const) {
    test(`shows each change up to the payment when its texts are replaced ${translation}`, async ({
      page,
      sandbox,
    }) => {
      test.slow();
      await openMenu(page, translation);
      await chooseDishes(page);
      await fillCart(page);
      await switchOrderType(page);
      await applyOffer(page);
      await placeOrder(page, sandbox);
    });

    test(`shows the login and the logout in the side menu when its texts are replaced ${translation}`, async ({
      page,
      sandbox,
    }) => {
      await openMenu(page, translation);
      const panel = dialogOf(page, 'Menu');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.getByRole('button', { name: 'Login' }).click();
      const dialog = await login(page, sandbox, DINER);
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(panel.getByRole('button', { name: 'Login' })).toBeVisible();
    });
  }
});
