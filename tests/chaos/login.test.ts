import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/features/login/login-dialog';
import '@/routes/order-history';
import '@/ui/overlay/toasts';
import { play } from './play';
import type { Scene, SceneContext } from './scene';

const KNOWN = '9876543210';
const NEW = '9123456789';

const dialog = async ({ page }: SceneContext) => within(await page.findByRole('dialog', { name: 'Login' }));
const typeNumber = async (stage: SceneContext, number: string) => {
  stage.open('/order-history');
  await stage.page.findByText('please login to see your order history');
  const [login] = within(stage.page.getByRole('main')).getAllByRole('button', { name: 'Login' });
  if (login) await stage.user().click(login);
  await stage.user().type((await dialog(stage)).getByLabelText('Phone number'), number);
};
const verify = async (stage: SceneContext) => {
  const open = stage.page.queryByRole('dialog', { name: 'Login' });
  if (open) await stage.user().click(within(open).getByRole('button', { name: 'Verify' }));
};
const typeOtp = async (stage: SceneContext, number: string) => {
  await typeNumber(stage, number);
  const field = await (await dialog(stage)).findByLabelText('OTP');
  await stage.user().type(field, stage.sandbox.world.people.latestOtp(number)?.code ?? '');
  await verify(stage);
};
/** An OTP works once. When the answer to it is lost, the diner requests another one. */
const verifyAgain = async (stage: SceneContext) => {
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
const signUp = ({ page, user }: SceneContext) => user().click(page.getByRole('button', { name: 'Sign up' }));
const loggedIn = ({ page }: SceneContext) => {
  expect(page.queryByRole('dialog', { name: 'Login' })).toBeNull();
  expect(page.queryByText('please login to see your order history')).toBeNull();
};

const scenes: Scene[] = [
  {
    screen: 'Login',
    call: 'otp/otpsend',
    act: (stage) => typeNumber(stage, KNOWN),
    expectResult: ({ page }) => expect(page.getByText('OTP sent')).toBeVisible(),
    errorText: 'error while sending otp',
  },
  {
    screen: 'Login',
    call: 'otp/otpverify',
    act: (stage) => typeOtp(stage, KNOWN),
    expectResult: loggedIn,
    errorText: 'error while matching otp , try again',
    recover: verifyAgain,
  },
  {
    screen: 'Login',
    call: 'customer/signup',
    act: async (stage) => {
      await typeOtp(stage, NEW);
      await stage.user().type(await stage.page.findByLabelText('Name'), 'Ananya Rao');
      await signUp(stage);
    },
    expectResult: loggedIn,
    errorText: 'Error while signing up:',
    recover: signUp,
  },
  {
    screen: 'Login',
    call: 'Order/history',
    act: (stage) => typeOtp(stage, KNOWN),
    expectResult: ({ page }) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
];

play(scenes);
