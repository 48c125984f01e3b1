import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DINER } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { openLogin } from '../../../tests/login-dialog';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

async function typePhone() {
  const { user, dialog, phone } = await openLogin();
  await user.type(phone, DINER);
  return { user, dialog };
}

it('"Resend OTP" keeps the focus and ignores presses while the OTP is sent again', async () => {
  const { user, dialog } = await typePhone();
  const resend = await dialog.findByRole('button', { name: 'Resend OTP' });
  const { sent, release } = holdNextCall(sandbox, 'otp/otpsend');
  resend.focus();
  await user.keyboard('{Enter}');
  await sent;
  expect(resend).toBeDisabled();
  // Browsers take the focus away from a natively disabled button, jsdom does not.
  expect(resend).not.toHaveAttribute('disabled');
  await user.keyboard('{Enter}');
  release();
  await waitFor(() => expect(resend).toBeEnabled());
  expect(resend).toHaveFocus();
  expect(sandbox.requests.list('otp/otpsend')).toHaveLength(2);
});

it('"Try again" keeps the focus when sending the OTP fails once more', async () => {
  sandbox.faults.add({ call: 'otp/otpsend', kind: 'status', times: 2 });
  const { user, dialog } = await typePhone();
  (await dialog.findByRole('button', { name: 'Try again' })).focus();
  const { sent, release } = holdNextCall(sandbox, 'otp/otpsend');
  await user.keyboard('{Enter}');
  await sent;
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDisabled();
  release();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(dialog.getByRole('button', { name: 'Try again' })).toHaveFocus();
});
