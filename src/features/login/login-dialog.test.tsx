import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { selectLookup } from '@/domain/shop/slice';
import { selectPhone } from '@/domain/session/slice';
import { holdNextCall } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const KNOWN = '9876543210';
const NEW = '9123456789';

async function openLogin() {
  const shop = renderShop('/term-and-condition');
  await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
  act(() => void shop.store.dispatch(loginRequested()));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  return { ...shop, dialog, phone: dialog.getByLabelText('Phone number') };
}

const otpOf = (phone: string) => sandbox.world.diners.latestOtp(phone)?.code ?? '';

async function sendTo(number: string) {
  const shop = await openLogin();
  await shop.user.type(shop.phone, number);
  const otp = await shop.dialog.findByLabelText('OTP');
  return { ...shop, otp, verify: () => shop.user.click(shop.dialog.getByRole('button', { name: 'Verify' })) };
}

describe('The phone step of the login dialog', () => {
  // spec: 4-login-1, 7-2, 8-4
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

  // spec: 5-2
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

  // spec: 4-login-1
  it('hides the OTP field and the resend button when the number is edited', async () => {
    const { user, phone, dialog } = await sendTo(KNOWN);
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
    await waitFor(() => expect(otpOf(KNOWN)).not.toBe(''));
    await sandbox.settle();
    expect(dialog.queryByText('OTP sent')).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('OTP')).not.toBeInTheDocument();
  });

  // spec: 8-1
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
  // spec: 5-2
  it('shows an error when no OTP is entered', async () => {
    const { verify, dialog } = await sendTo(KNOWN);
    await verify();
    expect(dialog.getByText('OTP is required')).toBeVisible();
  });

  // spec: 4-login-2, 5-2, 8-5
  it('rejects a wrong OTP without a verify request', async () => {
    const { user, otp, verify, dialog } = await sendTo(KNOWN);
    await user.type(otp, otpOf(KNOWN) === '1111' ? '2222' : '1111');
    await verify();
    expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
    expect(sandbox.requests.list('otp/otpverify')).toHaveLength(0);
  });

  // spec: 2-login-popup-1
  it('shows and hides the entered OTP', async () => {
    const { user, otp, dialog } = await sendTo(KNOWN);
    expect(otp).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: 'Show OTP' }));
    expect(otp).toHaveAttribute('type', 'text');
    await user.click(dialog.getByRole('button', { name: 'Hide OTP' }));
    expect(otp).toHaveAttribute('type', 'password');
  });

  // spec: 2-login-popup-1
  it('resends an OTP, and logs in with the newest one', async () => {
    const { user, otp, verify, dialog, store } = await sendTo(KNOWN);
    const first = sandbox.world.diners.latestOtp(KNOWN)?.id;
    await user.click(dialog.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sandbox.world.diners.latestOtp(KNOWN)?.id).not.toBe(first));
    await dialog.findByText('OTP sent');
    await user.type(otp, otpOf(KNOWN));
    await verify();
    await waitFor(() => expect(selectPhone(store.getState())).toBe(KNOWN));
  });

  // spec: 1-2, 3-24, 4-login-2, 7-3, 8-4
  it('logs a known diner in, persists the phone, closes, and sends the cart id 0 without a cart', async () => {
    const { user, otp, verify, store } = await sendTo(KNOWN);
    await user.type(otp, otpOf(KNOWN));
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
    const { user, otp, verify } = await sendTo(KNOWN);
    await user.type(otp, otpOf(KNOWN));
    const fetches = sandbox.requests.list('cart/displayTestFramCore').length;
    await verify();
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore').length).toBe(fetches + 1));
    expect(sandbox.requests.list('otp/otpverify')[0]?.form.CartId).toBe(id);
    expect(sandbox.world.carts.find(id)?.phone).toBe(KNOWN);
  });

  // spec: 8-2
  it('keeps the phone number and the OTP after a failed verify request, which can be repeated', async () => {
    sandbox.faults.add({ call: 'otp/otpverify', kind: 'drop', times: 1 });
    const { user, otp, phone, verify, store } = await sendTo(KNOWN);
    await user.type(otp, otpOf(KNOWN));
    await verify();
    expect(await screen.findByText('error while matching otp , try again')).toBeVisible();
    expect(phone).toHaveValue(KNOWN);
    expect(otp).toHaveValue(otpOf(KNOWN));
    await verify();
    await waitFor(() => expect(selectPhone(store.getState())).toBe(KNOWN));
  });
});

describe('The name step of the login dialog', () => {
  async function verifyNew() {
    const shop = await sendTo(NEW);
    await shop.user.type(shop.otp, otpOf(NEW));
    await shop.verify();
    const name = await shop.dialog.findByLabelText('Name');
    return {
      ...shop,
      name,
      signUp: () => shop.user.click(shop.dialog.getByRole('button', { name: 'Sign up' })),
    };
  }

  // spec: 2-login-popup-1, 3-24, 4-login-2, 7-4, 8-4
  it('appears for a new diner, requires a name, and logs in after the sign-up', async () => {
    const { user, dialog, name, signUp, store } = await verifyNew();
    expect(dialog.getByRole('heading', { name: 'Add personal details' })).toBeVisible();
    expect(selectPhone(store.getState())).not.toBe(NEW);
    await signUp();
    expect(sandbox.requests.list('customer/signup')).toHaveLength(0);
    await user.type(name, 'Ananya Rao');
    await signUp();
    expect(await screen.findByText('user registered successfully')).toBeVisible();
    expect(localStorage.getItem('userNumber')).toBe(NEW);
    expect(sandbox.requests.list('customer/signup')[0]?.form).toMatchObject({
      phone: NEW,
      name: 'Ananya Rao',
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
  });

  // spec: 8-3
  it('keeps the name after a failed sign-up, which can be repeated', async () => {
    sandbox.faults.add({ call: 'customer/signup', kind: 'status', times: 1 });
    const { user, name, signUp, store } = await verifyNew();
    await user.type(name, 'Ananya Rao');
    await signUp();
    expect(await screen.findByText('Error while signing up:')).toBeVisible();
    expect(name).toHaveValue('Ananya Rao');
    await signUp();
    await waitFor(() => expect(selectPhone(store.getState())).toBe(NEW));
  });
});

describe('Closing the login dialog', () => {
  it('does not log in, and the dialog reopens with an empty phone number', async () => {
    const { user, store } = await sendTo(KNOWN);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
    expect(selectPhone(store.getState())).not.toBe(KNOWN);
    act(() => void store.dispatch(loginRequested()));
    const again = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(again.getByLabelText('Phone number')).toHaveValue('');
  });
});
