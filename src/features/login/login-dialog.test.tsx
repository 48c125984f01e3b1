import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectPhone } from '@/domain/session/slice';
import { holdNextCall } from '../../../tests/held-call';
import { KNOWN_PHONE as KNOWN, openLogin, otpOf, requestLogin, sendOtp } from '../../../tests/login-dialog';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

describe('The phone step of the login dialog', () => {
  it('sends the OTP on the tenth digit, not before, and offers to resend it', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, KNOWN.slice(0, 9));
    expect(sandbox.requests.list('otp/otpsend')).toHaveLength(0);
    await user.type(phone, KNOWN.slice(9));
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
    expect(await screen.findByText('otp sent successfully.')).toBeVisible();
    expect(sandbox.requests.list('otp/otpsend').map(({ form }) => form)).toEqual([{ phone: KNOWN }]);
  });

  it('accepts a pasted number with country code and spaces, and sends the OTP', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.click(phone);
    await user.paste('+91 98765 43210');
    expect(phone).toHaveValue(KNOWN);
    expect(await dialog.findByText('OTP sent')).toBeVisible();
  });

  it('shows an error and sends no OTP for a number that does not start with 6 to 9', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, '5876543210');
    expect(await dialog.findByText('Phone number must be 10 digits')).toBeVisible();
    expect(sandbox.requests.list('otp/otpsend')).toHaveLength(0);
  });

  it('shows an error when the number is left empty, submitted empty or submitted too short', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(dialog.getByText('Phone number is required')).toBeVisible();
    expect(phone).toHaveFocus();
    await user.type(phone, '98');
    await user.keyboard('{Enter}');
    expect(dialog.getByText('Phone number must be 10 digits')).toBeVisible();
    await user.clear(phone);
    act(() => phone.blur());
    expect(dialog.getByText('Phone number is required')).toBeVisible();
  });

  it('shows an error when the empty number is left with the Tab key', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.click(phone);
    await user.tab();
    expect(phone).not.toHaveFocus();
    expect(dialog.getByText('Phone number is required')).toBeVisible();
  });

  it('hides the OTP field and the resend button when the number is edited', async () => {
    const { user, phone, dialog } = await sendOtp(KNOWN);
    await user.type(phone, '{Backspace}');
    expect(dialog.queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    expect(dialog.queryByText('OTP sent')).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('OTP')).not.toBeInTheDocument();
  });

  it('ignores the answer to an OTP request when the number has been edited since', async () => {
    const send = holdNextCall(sandbox, 'otp/otpsend');
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, KNOWN);
    await send.sent;
    await user.type(phone, '{Backspace}');
    send.release();
    await waitFor(() => expect(otpOf(sandbox, KNOWN)).not.toBe(''));
    await sandbox.settle();
    expect(dialog.queryByText('OTP sent')).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('OTP')).not.toBeInTheDocument();
  });

  it('shows an error after a failed send, keeps the number and sends again on "Try again"', async () => {
    sandbox.faults.add({ call: 'otp/otpsend', kind: 'status', times: 1 });
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, KNOWN);
    expect(await screen.findByText('error while sending otp')).toBeVisible();
    expect(phone).toHaveValue(KNOWN);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('OTP sent')).toBeVisible();
  });
});

describe('The OTP step of the login dialog', () => {
  it('shows an error when no OTP is entered', async () => {
    const { verify, dialog } = await sendOtp(KNOWN);
    await verify();
    expect(dialog.getByText('OTP is required')).toBeVisible();
  });

  it('rejects a wrong OTP without a verify request', async () => {
    const { user, otp, verify, dialog } = await sendOtp(KNOWN);
    await user.type(otp, otpOf(sandbox, KNOWN) === '1111' ? '2222' : '1111');
    await verify();
    expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
    expect(sandbox.requests.list('otp/otpverify')).toHaveLength(0);
  });

  it('shows and hides the entered OTP', async () => {
    const { user, otp, dialog } = await sendOtp(KNOWN);
    expect(otp).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: 'Show OTP' }));
    expect(otp).toHaveAttribute('type', 'text');
    await user.click(dialog.getByRole('button', { name: 'Hide OTP' }));
    expect(otp).toHaveAttribute('type', 'password');
  });

  it('resends an OTP, and logs in with the newest one', async () => {
    const { user, otp, verify, dialog, store } = await sendOtp(KNOWN);
    const first = sandbox.world.diners.latestOtp(KNOWN)?.id;
    await user.click(dialog.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sandbox.world.diners.latestOtp(KNOWN)?.id).not.toBe(first));
    await dialog.findByText('OTP sent');
    await user.type(otp, otpOf(sandbox, KNOWN));
    await verify();
    await waitFor(() => expect(selectPhone(store.getState())).toBe(KNOWN));
  });

  it('logs a known diner in, persists the phone, closes, and sends the cart id 0 without a cart', async () => {
    const { user, otp, verify, store } = await sendOtp(KNOWN);
    await user.type(otp, otpOf(sandbox, KNOWN));
    await verify();
    expect(await screen.findByText('login successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
    expect(localStorage.getItem('userNumber')).toBe(KNOWN);
    const session = sandbox.world.diners.latestOtp(KNOWN);
    expect(sandbox.requests.list('otp/otpverify').map(({ form }) => form)).toEqual([
      {
        phone: KNOWN,
        otp: session?.code,
        session_id: session?.id,
        Restaurent_id: store.getState().shop.restaurantId,
        token: 'web',
        CartId: '0',
      },
    ]);
  });

  it('transfers the guest’s cart to the diner by its id, and fetches the cart again', async () => {
    const guest = sandbox.world.diners.addGuest('1001');
    const cart = { phone: guest, restaurantId: '1001', variantId: 'v-butter-naan', quantity: 2 };
    const { id } = sandbox.world.carts.add(cart);
    localStorage.setItem('userNumber', guest);
    localStorage.setItem('cartId', id);
    const { user, otp, verify } = await sendOtp(KNOWN);
    await user.type(otp, otpOf(sandbox, KNOWN));
    const fetches = sandbox.requests.list('cart/displayTestFramCore').length;
    await verify();
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore').length).toBe(fetches + 1));
    expect(sandbox.requests.list('otp/otpverify')[0]?.form.CartId).toBe(id);
    expect(sandbox.world.carts.find(id)?.phone).toBe(KNOWN);
  });

  it('keeps the phone number and the OTP after a failed verify request, which can be repeated', async () => {
    sandbox.faults.add({ call: 'otp/otpverify', kind: 'drop', times: 1 });
    const { user, otp, phone, verify, store } = await sendOtp(KNOWN);
    await user.type(otp, otpOf(sandbox, KNOWN));
    await verify();
    expect(await screen.findByText('error while matching otp , try again')).toBeVisible();
    expect(phone).toHaveValue(KNOWN);
    expect(otp).toHaveValue(otpOf(sandbox, KNOWN));
    await verify();
    await waitFor(() => expect(selectPhone(store.getState())).toBe(KNOWN));
  });
});

describe('Closing the login dialog', () => {
  it('does not log in, and the dialog reopens with an empty phone number', async () => {
    const { user, store } = await sendOtp(KNOWN);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
    expect(selectPhone(store.getState())).not.toBe(KNOWN);
    const again = await requestLogin(store);
    expect(again.getByLabelText('Phone number')).toHaveValue('');
  });
});
