import type { Page } from '@playwright/test';
import {
  BASE,
  DINER,
  enterWrongOtp,
  login,
  naanStepper,
  openCart,
  paymentQuery,
  placeOrderButton,
} from './shop';
import { expect, test } from './test';

const NEW = '9123456780';

async function openLogin(page: Page) {
  await page.goto(`${BASE}/menu`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Login').click();
  return page.getByRole('dialog', { name: 'Login' });
}

test('the login dialog requests an OTP at the tenth digit and hides "Resend OTP" when the number is edited', async ({
  page,
  sandbox,
}) => {
  const dialog = await openLogin(page);
  const phone = dialog.getByLabel('Phone number');
  await phone.pressSequentially(DINER.slice(0, 9));
  expect(await sandbox.requests('otp/otpsend')).toEqual([]);
  await phone.pressSequentially(DINER.slice(9));
  await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
  await phone.fill(DINER.slice(0, 9));
  await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toHaveCount(0);
});

test(
  'the login dialog hides the OTP by looks only, rejects a wrong one without a request and focuses its field',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    const dialog = await openLogin(page);
    await enterWrongOtp(dialog, sandbox);
    const otp = dialog.getByLabel('OTP', { exact: true });
    await expect(otp).toBeFocused();
    await expect(otp).toHaveCSS('-webkit-text-security', 'disc');
    await dialog.getByRole('button', { name: 'Show OTP' }).click();
    await expect(otp).toHaveCSS('-webkit-text-security', 'none');
    // Browsers offer to save a password field.
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    expect(await sandbox.requests('otp/otpverify')).toEqual([]);
  },
);

test(
  'a guest’s cart becomes the cart of the diner who logs in and is not shown to the next diner',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    const cartId = await openCart(page, { phone: 'guest-000777', naans: 3 });
    await page.getByRole('button', { name: 'Select address' }).click();
    await login(page, sandbox, DINER);
    await expect(page.getByRole('dialog', { name: 'Select an address' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(naanStepper(page)).toContainText('3');
    expect((await sandbox.requests('otp/otpverify'))[0]?.form['CartId']).toBe(cartId);
    await page.reload();
    await expect(naanStepper(page)).toContainText('3');

    await page.goto(BASE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Logout').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userNumber'))).toMatch(/^guest-/);
    const dialog = await openLogin(page);
    await expect(dialog).toBeVisible();
    await login(page, sandbox, NEW);
    await dialog.getByLabel('Name').fill('Asha');
    await dialog.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('user registered successfully')).toBeVisible();
    await page.goto(`${BASE}/cart`);
    await expect(page.getByText('empty cart !')).toBeVisible();
  },
);

test(
  'a page that is reloaded while the diner reads the SMS opens the login again, and Place Order goes on',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    await openCart(page, { phone: 'guest-000777', query: '?type=dinein&table=7' });
    await placeOrderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Phone number').fill(DINER);
    await expect(dialog.getByLabel('OTP', { exact: true })).toBeVisible();

    await page.reload();
    await expect(dialog.getByLabel('Phone number')).toHaveValue(DINER);
    await expect(dialog.getByText('A new code is needed.')).toBeVisible();
    await expect(dialog.getByLabel('OTP', { exact: true })).toHaveCount(0);
    await dialog.getByText('A new code is needed.').click();
    await expect(naanStepper(page)).toContainText('8');
    expect(await sandbox.requests('otp/otpsend')).toHaveLength(1);

    await dialog.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
    expect(await sandbox.requests('otp/otpsend')).toHaveLength(2);
    await dialog.getByLabel('OTP', { exact: true }).fill(await sandbox.otp(DINER));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    expect(await paymentQuery(page)).toMatchObject({ phone: DINER, tableNumber: '7' });
  },
);

test('a login that was closed stays closed after a reload, and Back leaves the page that was reloaded in it', async ({
  page,
}) => {
  await page.goto(`${BASE}/menu`);
  const dialog = await openLogin(page);
  await dialog.getByLabel('Phone number').fill('98765');
  await page.reload();
  await expect(dialog.getByLabel('Phone number')).toHaveValue('98765');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${BASE}/menu`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Butter naan' }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test.describe('a failed request of the login dialog', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'shows an error, keeps typed text and can be repeated when sending an OTP, verifying it and signing up',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await sandbox.fail({ call: 'otp/otpsend', kind: 'status', status: 500, times: 1 });
      await sandbox.fail({ call: 'otp/otpverify', kind: 'html', times: 1 });
      await sandbox.fail({ call: 'customer/signup', kind: 'malformed', times: 1 });
      const dialog = await openLogin(page);
      await dialog.getByLabel('Phone number').fill(NEW);
      await expect(page.getByText('error while sending otp')).toBeVisible();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      const otp = dialog.getByLabel('OTP', { exact: true });
      await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
      const sent = await sandbox.otp(NEW);
      await otp.fill(sent);
      await dialog.getByRole('button', { name: 'Verify' }).press('Enter');
      await expect(page.getByText('error while matching otp , try again')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Verify' })).toBeFocused();
      await expect(otp).toHaveValue(sent);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await dialog.getByLabel('Name').fill('Asha');
      await dialog.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Error while signing up:')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toHaveValue('Asha');
      await dialog.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('user registered successfully')).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  );
});
