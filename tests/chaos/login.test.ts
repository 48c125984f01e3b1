import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/features/login/login-dialog';
import '@/routes/order-history';
import '@/ui/overlay/toasts';
import { play } from './play';
import type { Scene, Stage } from './scene';

const KNOWN = '9876543210';
const NEW = '9123456789';

const dialog = async ({ page }: Stage) => within(await page.findByRole('dialog', { name: 'Login' }));
const typeNumber = async (stage: Stage, number: string) => {
  stage.open('/order-history');
  await stage.page.findByText('please login to see your order history');
  const [login] = within(stage.page.getByRole('main')).getAllByRole('button', { name: 'Login' });
  if (login) await stage.user().click(login);
  await stage.user().type((await dialog(stage)).getByLabelText('Phone number'), number);
};
const verify = async (stage: Stage) => {
  const open = stage.page.queryByRole('dialog', { name: 'Login' });
  if (open) await stage.user().click(within(open).getByRole('button', { name: 'Verify' }));
};
const typeCode = async (stage: Stage, number: string) => {
  await typeNumber(stage, number);
  const field = await (await dialog(stage)).findByLabelText('OTP');
  await stage.user().type(field, stage.sandbox.world.people.latestOtp(number)?.code ?? '');
  await verify(stage);
};
/** A code works once. When its answer is lost, the diner requests another. */
const verifyAgain = async (stage: Stage) => {
  const people = stage.sandbox.world.people;
  const used = people.latestOtp(KNOWN)?.id;
  const login = await dialog(stage);
  await stage.user().click(login.getByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(people.latestOtp(KNOWN)?.id).not.toBe(used));
  await login.findByText('OTP sent');
  const field = login.getByLabelText('OTP');
  await stage.user().clear(field);
  await stage.user().type(field, people.latestOtp(KNOWN)?.code ?? '');
  await verify(stage);
};
const signUp = ({ page, user }: Stage) => user().click(page.getByRole('button', { name: 'Sign up' }));
const loggedIn = ({ page }: Stage) => {
  expect(page.queryByRole('dialog', { name: 'Login' })).toBeNull();
  expect(page.queryByText('please login to see your order history')).toBeNull();
};

const scenes: Scene[] = [
  {
    screen: 'Login',
    call: 'otp/otpsend',
    reach: (stage) => typeNumber(stage, KNOWN),
    done: ({ page }) => expect(page.getByText('OTP sent')).toBeVisible(),
    said: 'error while sending otp',
  },
  {
    screen: 'Login',
    call: 'otp/otpverify',
    reach: (stage) => typeCode(stage, KNOWN),
    done: loggedIn,
    said: 'error while matching otp , try again',
    goOn: verifyAgain,
  },
  {
    screen: 'Login',
    call: 'customer/signup',
    reach: async (stage) => {
      await typeCode(stage, NEW);
      await stage.user().type(await stage.page.findByLabelText('Name'), 'Ananya Rao');
      await signUp(stage);
    },
    done: loggedIn,
    said: 'Error while signing up:',
    goOn: signUp,
  },
  {
    screen: 'Login',
    call: 'Order/history',
    reach: (stage) => typeCode(stage, KNOWN),
    done: ({ page }) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
];

play(scenes);
