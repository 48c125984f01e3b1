import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { BASE, DINER, openCart, placeOrderButton } from './shop';
import { expect, test } from './test';

/**
 * Records changes inside existing live regions. Screen readers announce only those reliably, and none outside a modal
 * dialog.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        const text = region?.textContent.trim() ?? '';
        const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
        const isInert = region?.closest('[inert]') || modal?.contains(region ?? null) === false;
        if (text !== '' && !isInert && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** Texts of live regions inside others, which some screen readers announce twice. */
function nestedRegions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const live = ':is([role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive])';
    return [...document.querySelectorAll(`${live} ${live}`)].map(({ textContent }) => textContent);
  });
}

const dish = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();

test.describe('live regions', () => {
  test(
    'announce the number of items and the total after each cart change',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(`${BASE}/menu`);
      const naan = dish(page, 'Butter naan');
      await expect(naan).toBeVisible();
      const announced = await recordAnnouncements(page);
      await naan.getByRole('button', { name: 'Add' }).click();
      await expect.poll(announced).toContain('Cart: 1 item, ₹45');
      await expect.poll(async () => (await announced()).join('\n')).toContain('Item added successfully!');
      const texts = await announced();
      expect(texts.filter((text) => text.includes('Item added successfully!'))).toHaveLength(1);
      expect(texts.filter((text) => text.startsWith('Cart: 1 item'))).toHaveLength(1);
      expect(await nestedRegions(page)).toEqual([]);
      await expect(naan.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
      await naan.getByRole('button', { name: 'Increase quantity' }).click();
      await expect.poll(announced).toContain('Cart: 2 items, ₹90');
    },
  );

  test('announce an addition in the dish popup and the repeat sheet once', async ({ page }) => {
    await page.goto(`${BASE}/menu?dish=d-margherita-pizza`);
    const popup = page.getByRole('dialog', { name: 'Margherita pizza' });
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    const announced = await recordAnnouncements(page);
    await popup.getByRole('button', { name: /^Add/ }).click();
    await expect(popup).toBeHidden();
    await expect.poll(announced).toContain('Item added successfully!');
    expect(await announced()).toEqual(['Item added successfully!']);
    const pizza = dish(page, 'Margherita pizza');
    await expect(pizza.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(page.getByText('Item added successfully!')).toHaveCount(0);
    await pizza.getByRole('button', { name: 'Increase quantity' }).click();
    const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
    await expect(sheet).toBeVisible();
    const inSheet = await recordAnnouncements(page);
    await sheet.getByRole('button', { name: 'Increase quantity' }).click();
    await expect.poll(inSheet).toContain('Item added successfully!');
    expect(await nestedRegions(page)).toEqual([]);
    expect(await inSheet()).toEqual(['Item added successfully!']);
  });

  test('announce the new amount to pay on the cart page', async ({ page }) => {
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    const announced = await recordAnnouncements(page);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect.poll(announced).toContain('To pay₹425.25');
    expect(await nestedRegions(page)).toEqual([]);
  });

  test('announce the number of dishes that a search finds', async ({ page }) => {
    await page.goto(`${BASE}/search`);
    await expect(dish(page, 'Butter naan')).toBeVisible();
    const announced = await recordAnnouncements(page);
    await page.getByRole('searchbox').fill('naan');
    await expect.poll(announced).toContain('2 dishes');
  });

  test.describe('after a failed request', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('announce the error message', async ({ page, sandbox }) => {
      await page.goto(`${BASE}/menu`);
      await expect(dish(page, 'Butter naan')).toBeVisible();
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
      const announced = await recordAnnouncements(page);
      await dish(page, 'Butter naan').getByRole('button', { name: 'Add' }).click();
      await expect
        .poll(async () => (await announced()).join('\n'))
        .toMatch(/error while adding to cart|Failed to add/);
      await expect(page.getByText(/error while adding to cart|Failed to add/).first()).toBeVisible();
      expect(await nestedRegions(page)).toEqual([]);
    });
  });
});

test('a request that takes over 10 s is announced as "Still trying…" in the dish popup and the repeat sheet', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${BASE}/menu?dish=d-margherita-pizza`);
  const popup = page.getByRole('dialog', { name: 'Margherita pizza' });
  await expect(popup.getByRole('checkbox').first()).toBeVisible();
  const announced = await recordAnnouncements(page);
  const answerAdd = await holdRequests(page, '**/cart/addItemTest');
  const request = page.waitForRequest('**/cart/addItemTest');
  await popup.getByRole('button', { name: /^Add/ }).click();
  await page.clock.runFor(1000);
  await request;
  expect(await announced()).not.toContain('Still trying…');
  await page.clock.runFor(10_000);
  await expect.poll(announced).toContain('Still trying…');
  answerAdd();
  await expect(popup).toBeHidden();

  const pizza = dish(page, 'Margherita pizza');
  await expect(pizza.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
  await pizza.getByRole('button', { name: 'Increase quantity' }).click();
  const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
  const later = await recordAnnouncements(page);
  const answerChange = await holdRequests(page, '**/cart/Cust_Dish_Item');
  const requestedAgain = page.waitForRequest('**/cart/Cust_Dish_Item');
  await sheet.getByRole('button', { name: 'Increase quantity' }).click();
  await page.clock.runFor(1000);
  await requestedAgain;
  expect(await later()).not.toContain('Still trying…');
  await page.clock.runFor(10_000);
  await expect.poll(later).toContain('Still trying…');
  answerChange();
  await expect(sheet.getByText('Still trying…')).toBeHidden();
});

async function expectFieldError(field: Locator, why: string) {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
}

test.describe('an invalid field', () => {
  test.use({ expectedErrors: [/Failed to load resource|^injectScript error|^Event$/] });

  test('receives focus and is marked invalid in the login dialog; number and OTP are described by their error', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/order-history`);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const phone = page.getByLabel('Phone number');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectFieldError(phone, 'Phone number is required');
    await phone.fill('9123456780');
    const otp = page.getByLabel('OTP', { exact: true });
    await expect(otp).toBeVisible();
    await otp.fill('0');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectFieldError(otp, 'Incorrect OTP, please try again.');
    await otp.fill(await sandbox.otp('9123456780'));
    await page.getByRole('button', { name: 'Verify' }).click();
    const name = page.getByLabel('Name');
    await expect(name).toBeVisible();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  });

  test('receives focus, is marked invalid and is described by its error in new and edited addresses', async ({
    page,
  }) => {
    await page.route('**/maps/api/js**', (route) => route.abort());
    await openCart(page, { phone: DINER });
    await page.getByRole('button', { name: 'Select address' }).click();
    await page.getByRole('button', { name: 'Add address' }).click();
    // Without a map the address is typed.
    await expect(page.getByLabel('City')).toBeVisible();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expectFieldError(page.getByLabel('House No *'), 'Please enter house number');
    await page
      .getByRole('dialog', { name: 'Select delivery location' })
      .getByRole('button', { name: 'Back' })
      .click();

    await page
      .getByRole('button', { name: /^Edit address/ })
      .first()
      .click();
    const wrong = 'Please fill house no and street address in fields';
    const [house, street] = [
      page.getByLabel('House No', { exact: true }),
      page.getByLabel('Street Address 1'),
    ];
    await house.fill('');
    await street.fill('');
    await page.getByRole('button', { name: 'Update Address' }).click();
    await expectFieldError(house, wrong);
    await expect(street).toHaveAccessibleDescription(wrong);
    await house.fill('12');
    await expect(house).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Update Address' }).click();
    await expectFieldError(street, wrong);
  });

  test('receives focus, is marked invalid and is described by its error for dine in and take away', async ({
    page,
  }) => {
    await openCart(page);
    const announced = await recordAnnouncements(page);
    await page.getByRole('radio', { name: 'Dine in' }).check();
    await expect(placeOrderButton(page)).toBeEnabled();
    await placeOrderButton(page).click();
    await expectFieldError(page.getByLabel('Table number'), 'table number is required');
    await page.getByRole('radio', { name: 'Take Away' }).check();
    await page.getByRole('button', { name: 'set time' }).click();
    const missing = 'Please select a time for pickup';
    await expectFieldError(page.getByLabel('Pick up time'), missing);
    await page.getByLabel('Pick up time').fill('23:00');
    await page.getByRole('button', { name: 'set time' }).click();
    await expect(placeOrderButton(page)).toBeEnabled();
    await page.getByLabel('Pick up time').fill('22:59');
    await placeOrderButton(page).click();
    await expectFieldError(page.getByLabel('Pick up time'), missing);
    // The focus announces them.
    expect((await announced()).filter((text) => text === missing || text.includes('required'))).toEqual([]);
  });
});
