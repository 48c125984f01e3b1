import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import '@/features/login/login-dialog';
import '@/routes/order-history';
import '@/ui/overlay/toasts';
import { runScenarios } from './run-scenarios';
import type { Scenario, ScenarioContext } from './scenario';

const KNOWN = '9876543210';
const NEW = '9123456789';

const dialog = async ({ page }: ScenarioContext) =>
  within(await page.findByRole('dialog', { name: 'Login' }));
const typeNumber = async (context: ScenarioContext, number: string) => {
  context.open('/order-history');
  await context.page.findByText('please login to see your order history');
  const [login] = within(context.page.getByRole('main')).getAllByRole('button', { name: 'Login' });
  if (login) await context.user().click(login);
  await context.user().type((await dialog(context)).getByLabelText('Phone number'), number);
};
const verify = async (context: ScenarioContext) => {
  const open = context.page.queryByRole('dialog', { name: 'Login' });
  if (open) await context.user().click(within(open).getByRole('button', { name: 'Verify' }));
};
const typeOtp = async (context: ScenarioContext, number: string) => {
  await typeNumber(context, number);
  const field = await (await dialog(context)).findByLabelText('OTP');
  await context.user().type(field, context.sandbox.world.diners.latestOtp(number)?.code ?? '');
  await verify(context);
};
/** An OTP works once. When the answer to it is lost, the diner requests another one. */
const verifyAgain = async (context: ScenarioContext) => {
  const diners = context.sandbox.world.diners;
  const used = diners.latestOtp(KNOWN)?.id;
  const login = await dialog(context);
  await context.user().click(login.getByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(diners.latestOtp(KNOWN)?.id).not.toBe(used));
  await login.findByText('OTP sent');
  const field = login.getByLabelText('OTP');
  await context.user().clear(field);
  await context.user().type(field, diners.latestOtp(KNOWN)?.code ?? '');
  await verify(context);
};
const signUp = ({ page, user }: ScenarioContext) =>
  user().click(page.getByRole('button', { name: 'Sign up' }));
const loggedIn = ({ page }: ScenarioContext) => {
  expect(page.queryByRole('dialog', { name: 'Login' })).toBeNull();
  expect(page.queryByText('please login to see your order history')).toBeNull();
};

const scenarios: Scenario[] = [
  {
    screen: 'Login',
    call: 'otp/otpsend',
    act: (context) => typeNumber(context, KNOWN),
    expectResult: ({ page }) => expect(page.getByText('OTP sent')).toBeVisible(),
    errorText: 'error while sending otp',
  },
  {
    screen: 'Login',
    call: 'otp/otpverify',
    act: (context) => typeOtp(context, KNOWN),
    expectResult: loggedIn,
    errorText: 'error while matching otp , try again',
    recover: verifyAgain,
  },
  {
    screen: 'Login',
    call: 'customer/signup',
    act: async (context) => {
      await typeOtp(context, NEW);
      await context.user().type(await context.page.findByLabelText('Name'), 'Ananya Rao');
      await signUp(context);
    },
    expectResult: loggedIn,
    errorText: 'Error while signing up:',
    recover: signUp,
  },
  {
    screen: 'Login',
    call: 'Order/history',
    act: (context) => typeOtp(context, KNOWN),
    expectResult: ({ page }) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
];

runScenarios(scenarios);
