import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, failHeldRequests } from './hold-requests';
import { BASE, DINER, login, SANDBOX } from './shop';
import type { State } from './states';

const NEW_DINER = '9123456780';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login' });

async function openLogin(page: Page) {
  await page.goto(`${BASE}/order-history`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  return dialogOf(page);
}

export const dinerStates: State[] = [
  {
    name: 'order history before login',
    open: async ({ page }) => {
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByText('please login to see your order history')).toBeVisible();
    },
    next: [
      {
        name: 'login with a wrong number',
        open: async ({ page }) => {
          await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
          const dialog = dialogOf(page);
          await dialog.getByLabel('Phone number').fill('12345');
          await dialog.getByRole('button', { name: 'Verify' }).click();
          await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
        },
      },
      {
        name: 'login while the code is being sent',
        open: async ({ page }) => {
          await holdRequests(page, `${SANDBOX}/api/otp/otpsend`);
          await dialogOf(page).getByLabel('Phone number').fill(DINER);
          await expect(dialogOf(page).getByText('Sending OTP…')).toBeVisible();
        },
      },
      {
        name: 'login with the code not sent',
        open: async ({ page, sandbox }) => {
          await failHeldRequests(page, sandbox, 'otp/otpsend');
          await expect(dialogOf(page).getByText('The OTP was not sent.')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'login with a wrong code',
    onDesktop: true,
    open: async ({ page, sandbox }) => {
      const dialog = await openLogin(page);
      await dialog.getByLabel('Phone number').fill(DINER);
      await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
      const sent = await sandbox.otp(DINER);
      await dialog.getByLabel('OTP', { exact: true }).fill(sent === '1111' ? '2222' : '1111');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
    },
  },
  {
    name: 'sign up',
    open: async ({ page, sandbox }) => {
      await openLogin(page);
      const dialog = await login(page, sandbox, NEW_DINER);
      await expect(dialog.getByLabel('Name')).toBeFocused();
    },
    next: [
      {
        name: 'sign up without a name',
        open: async ({ page }) => {
          await dialogOf(page).getByRole('button', { name: 'Sign up' }).click();
          await expect(dialogOf(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  },
];
