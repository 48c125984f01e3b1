import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectPhone } from '@/domain/session/slice';
import { NEW_PHONE as NEW, otpOf, sendOtp } from '../../../tests/login-dialog';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

describe('The name step of the login dialog', () => {
  async function verifyNew() {
    const shop = await sendOtp(NEW);
    await shop.user.type(shop.otp, otpOf(sandbox, NEW));
    await shop.verify();
    const name = await shop.dialog.findByLabelText('Name');
    return {
      ...shop,
      name,
      signUp: () => shop.user.click(shop.dialog.getByRole('button', { name: 'Sign up' })),
    };
  }

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
