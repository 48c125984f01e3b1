import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { findLoginDialog, openLogin } from '../../../tests/login-dialog';
import { expectMasked } from '../../../tests/masked';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { LoginDialog } from './login-dialog';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const NEW = '9223456789';
const OTHER = '9012345678';

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
const otpOf = (phone: string) => sandbox.world.diners.latestOtp(phone)?.code ?? '';
const sends = () => sandbox.requests.list('otp/otpsend').map(({ form }) => form);

async function openOtp(number: string) {
  const login = await openLogin();
  await login.user.type(login.phone, number);
  return { ...login, otp: await login.dialog.findByLabelText('OTP') };
}

it.each([
  [482, '0482'],
  [7, '0007'],
  [4821, '4821'],
  ['4821.0', '4821'],
  ['4,821', '4821'],
  ['0482', '0482'],
  ['004821', '004821'],
])('The OTP that is answered as %j is compared as %s, and sent as typed', async (otp_send, code) => {
  const answer = HttpResponse.json([{ otpsessionidd: 's-1', otp_send }]);
  sandbox.server.use(http.post('*/otp/otpsend', () => answer));
  const { user, otp, press } = await openOtp(DINER);
  await user.type(otp, code);
  await press('Verify');
  await waitFor(() => expect(sandbox.requests.list('otp/otpverify')).toHaveLength(1));
  expect(sandbox.requests.list('otp/otpverify')[0]?.form).toMatchObject({ otp: code });
});

describe('The phone step of the login dialog', () => {
  it('shows an error for an empty, a short and an invalid number, and sends no OTP', async () => {
    const { user, phone, dialog, press } = await openLogin();
    const expectError = (text: string) => expect(dialog.getByText(text)).toBeVisible();
    await press('Verify');
    expectError('Phone number is required');
    expect(phone).toHaveFocus();
    await user.type(phone, '98{Enter}');
    expectError('Phone number must be 10 digits');
    await user.clear(phone);
    await user.tab();
    expectError('Phone number is required');
    await user.type(phone, '5876543210');
    expectError('Phone number must be 10 digits');
    expect(sends()).toEqual([]);
  });

  it('sends the OTP on the tenth digit, and hides it when the number is edited', async () => {
    const { user, phone, dialog, press, reopen } = await openLogin();
    await user.type(phone, DINER.slice(0, 9));
    expect(sends()).toEqual([]);
    await user.type(phone, DINER.slice(9));
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    await screen.findByText('otp sent successfully.');
    expect(sends()).toEqual([{ phone: DINER }]);
    expectMasked(DINER);

    const call = holdNextCall(sandbox, 'otp/otpsend');
    await press('Resend OTP');
    await call.sent;
    await user.type(phone, '{Backspace}');
    call.release();
    await sandbox.requestsArrived();
    expect(dialog.queryByText('OTP sent')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('OTP')).not.toBeInTheDocument();

    await user.clear(phone);
    await user.paste('+91 98765 43210');
    expect(phone).toHaveValue(DINER);
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    await press('Close');
    await expectClosed();
    expect((await reopen()).getByLabelText('Phone number')).toHaveValue('');
    expect(localStorage.getItem('userNumber')).toMatch(/^guest-/);
  });

  it('shows no toast about an OTP for a number that has been edited since', async () => {
    const { user, phone, dialog } = await openLogin();
    const call = holdNextCall(sandbox, 'otp/otpsend');
    await user.type(phone, DINER);
    await call.sent;
    await user.type(phone, `{Backspace}`);
    call.release();
    await sandbox.requestsArrived();
    await user.clear(phone);
    sandbox.faults.add({ call: 'otp/otpsend', kind: 'status', times: 1 });
    await user.type(phone, NEW);
    await dialog.findByRole('button', { name: 'Try again' });
    await screen.findByText('error while sending otp');
    expect(screen.queryByText('otp sent successfully.')).not.toBeInTheDocument();
  });

  it('keeps the number and the focus on "Try again" while sending the OTP fails again', async () => {
    sandbox.faults.add({ call: 'otp/otpsend', kind: 'status', times: 2 });
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, DINER);
    await screen.findByText('error while sending otp');
    expect(phone).toHaveValue(DINER);
    const retry = () => dialog.getByRole('button', { name: 'Try again' });
    retry().focus();
    const call = holdNextCall(sandbox, 'otp/otpsend');
    await user.keyboard('{Enter}');
    await call.sent;
    expect(retry()).toBeDisabled();
    call.release();
    await waitFor(() => expect(retry()).toBeEnabled());
    expect(retry()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('OTP sent')).toBeVisible();
  });
});

describe('The OTP step of the login dialog', () => {
  it.each([
    [
      'with spaces, a hyphen and invisible characters',
      (otp: string) => `\u200b ${Array.from(otp).join('- ')}\u2060\n`,
    ],
    [
      'in Devanagari digits',
      (otp: string) => otp.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
    ],
    ['in the text of a message', (otp: string) => `OTP: ${otp}.`],
  ])('accepts an OTP pasted %s', async (_, written) => {
    const { user, otp, press } = await openOtp(DINER);
    await user.click(otp);
    await user.paste(written(otpOf(DINER)));
    expect(otp).toHaveValue(otpOf(DINER));
    await press('Verify');
    await screen.findByText('login successfully');
    expect(sandbox.requests.list('otp/otpverify')[0]?.form).toMatchObject({ otp: otpOf(DINER) });
  });

  it('rejects no and a wrong OTP without a request, keeps the OTP after a failure, and logs in', async () => {
    sandbox.faults.add({ call: 'otp/otpverify', kind: 'drop', times: 1 });
    const { user, otp, phone, dialog, press } = await openOtp(DINER);
    // The diner reads the message in another window.
    fireEvent.blur(otp);
    expect(dialog.queryByText('OTP is required')).toBeNull();
    await press('Verify');
    expect(dialog.getByText('OTP is required')).toBeVisible();
    await user.type(otp, otpOf(DINER) === '1111' ? '2222' : '1111');
    await press('Verify');
    expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
    expect(sandbox.requests.list('otp/otpverify')).toEqual([]);

    await user.clear(otp);
    await user.type(otp, otpOf(DINER));
    expect(otp).toHaveAttribute('inputmode', 'numeric');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    expect(otp).toHaveAttribute('type', 'text');
    await press('Show OTP');
    await press('Hide OTP');
    expect(otp).toHaveAttribute('type', 'text');
    await press('Verify');
    await screen.findByText('error while matching otp , try again');
    expect(phone).toHaveValue(DINER);
    expect(otp).toHaveValue(otpOf(DINER));
    await press('Verify');
    await screen.findByText('login successfully');
    await expectClosed();
    expect(localStorage.getItem('userNumber')).toBe(DINER);
  });

  it('sends another OTP once for two presses, keeps the focus, and accepts the newest OTP', async () => {
    const { user, otp, dialog, press } = await openOtp(DINER);
    const resend = dialog.getByRole('button', { name: 'Resend OTP' });
    const call = holdNextCall(sandbox, 'otp/otpsend');
    resend.focus();
    await user.keyboard('{Enter}');
    await call.sent;
    expect(resend).toBeDisabled();
    // Browsers take the focus away from a natively disabled button, jsdom does not.
    expect(resend).not.toHaveAttribute('disabled');
    await user.keyboard('{Enter}');
    call.release();
    await waitFor(() => expect(resend).toBeEnabled());
    expect(resend).toHaveFocus();
    expect(sends()).toHaveLength(2);
    await user.type(otp, otpOf(DINER));
    await press('Verify');
    await screen.findByText('login successfully');
  });
});

it('the name step resumes when the dialog reopens, allows another number, and keeps the name after a failure', async () => {
  const { user, otp, dialog, press, reopen } = await openOtp(OTHER);
  await user.type(otp, otpOf(OTHER));
  await press('Verify');
  expect(await dialog.findByRole('heading', { name: 'Add personal details' })).toBeVisible();
  await press('Close');
  await expectClosed();

  const again = await reopen();
  const pressAgain = (name: string) => user.click(again.getByRole('button', { name }));
  expect(again.getByText(/\+91 90123 45678 is verified/)).toBeVisible();
  await pressAgain('Use another number');
  expect(again.getByLabelText('Phone number')).toHaveFocus();
  await user.type(again.getByLabelText('Phone number'), NEW);
  await user.type(await again.findByLabelText('OTP'), otpOf(NEW));
  await pressAgain('Verify');
  const name = await again.findByLabelText('Name');
  await pressAgain('Sign up');
  expect(sandbox.requests.list('customer/signup')).toEqual([]);
  expect(name).toBeInvalid();
  await user.type(name, 'Ananya Rao');
  expectMasked('Ananya Rao', '92234 56789');

  sandbox.faults.add({ call: 'customer/signup', kind: 'status', times: 1 });
  await pressAgain('Sign up');
  await screen.findByText('Error while signing up:');
  expect(name).toHaveValue('Ananya Rao');
  expect(localStorage.getItem('userNumber')).toMatch(/^guest-/);
  await pressAgain('Sign up');
  await screen.findByText('user registered successfully');
  await expectClosed();
  expect(localStorage.getItem('userNumber')).toBe(NEW);
  expect(sandbox.requests.list('customer/signup').at(-1)?.form).toMatchObject({
    phone: NEW,
    name: 'Ananya Rao',
  });
  expect(sends()).toHaveLength(2);
});

it('a login dialog that a click has opened during hydration closes once the login is read', async () => {
  const store = makeStore(identifyShop('tiny.localhost', '/', 'localhost'));
  render(
    <Provider store={store}>
      <LoginDialog />
    </Provider>,
  );
  act(() => void store.dispatch(loginRequested()));
  await findLoginDialog();
  act(() => giveRecords(store, { phone: DINER }));
  await expectClosed();
});
