import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, failHeldRequests } from './hold-requests';
import { BASE, DINER, enterWrongOtp, login, SANDBOX } from './shop';
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
    aria: `
      - heading "Order history" [level=1]
      - heading "please login to see your order history" [level=2]
      - button "Login"`,
    open: async ({ page }) => {
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByText('please login to see your order history')).toBeVisible();
    },
    next: [
      {
        name: 'login with a wrong number',
        aria: `
          - textbox "Phone number" [invalid]: "12345"
          - alert:
            - paragraph: Phone number must be 10 digits
          - button "Verify" [disabled=false]`,
        open: async ({ page }) => {
          await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
          const dialog = dialogOf(page);
          await dialog.getByLabel('Phone number').fill('12345');
          await dialog.getByRole('button', { name: 'Verify' }).click();
          await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
        },
      },
      {
        name: 'login while the OTP is being sent',
        aria: `
          - paragraph: A one-time code is sent as soon as all 10 digits are in.
          - textbox "Phone number" [invalid=false]: "9876543210"
          - status: Sending OTP…
          - button "Verify"`,
        open: async ({ page }) => {
          await holdRequests(page, `${SANDBOX}/api/otp/otpsend`);
          await dialogOf(page).getByLabel('Phone number').fill(DINER);
          await expect(dialogOf(page).getByText('Sending OTP…')).toBeVisible();
        },
      },
      {
        name: 'login with the OTP not sent',
        aria: `
          - textbox "Phone number": "9876543210"
          - status: The OTP was not sent.
          - button "Try again"
          - button "Verify"`,
        open: async ({ page, sandbox }) => {
          await failHeldRequests(page, sandbox, 'otp/otpsend');
          await expect(dialogOf(page).getByText('The OTP was not sent.')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'login with a wrong OTP',
    aria: `
      - paragraph: Enter the code sent to your phone.
      - status: OTP sent
      - button "Resend OTP"
      - textbox "OTP" [invalid]: /^(1111|2222)$/
      - button "Show OTP"
      - alert:
        - paragraph: Incorrect OTP, please try again.
      - button "Verify" [disabled=false]`,
    onDesktop: 'layout',
    open: async ({ page, sandbox }) => {
      await enterWrongOtp(await openLogin(page), sandbox);
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
        aria: `
          - textbox "Name" [invalid]
          - button "Sign up" [disabled=false]`,
        open: async ({ page }) => {
          await dialogOf(page).getByRole('button', { name: 'Sign up' }).click();
          await expect(dialogOf(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  },
];
