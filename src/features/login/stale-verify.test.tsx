import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '@/domain/session/events';
import { selectPhone } from '@/domain/session/slice';
import { selectLookup } from '@/domain/shop/slice';
import { writeInOtherTab } from '../../../tests/other-tab';
import { holdCall } from '../../../tests/held-call';
import { requestLogin } from '../../../tests/login-dialog';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const KNOWN = '9876543210';
const NEW = '9123456789';
const NEXT = '9012345678';

async function verifying(number: string) {
  const shop = renderShop('/term-and-condition');
  await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
  await waitFor(() => expect(selectPhone(shop.store.getState())).toMatch(/^guest-/));
  const dialog = await requestLogin(shop.store);
  await shop.user.type(dialog.getByLabelText('Phone number'), number);
  const otp = await dialog.findByLabelText('OTP');
  await shop.user.type(otp, sandbox.world.diners.latestOtp(number)?.code ?? '');
  const release = holdCall(sandbox, { path: 'otp/otpverify', thunk: 'session/verifyOtp', store: shop.store });
  await shop.user.click(dialog.getByRole('button', { name: 'Verify' }));
  return { ...shop, release, phone: () => selectPhone(shop.store.getState()) };
}

async function close({ user }: Pick<ReturnType<typeof renderShop>, 'user'>) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
}

describe('A late answer to an OTP verification', () => {
  it('does not replace a diner who has logged in since the dialog was closed', async () => {
    const { user, store, release, phone } = await verifying(KNOWN);
    await close({ user });
    act(() => void store.dispatch(loggedIn(NEXT)));
    await release();
    expect(phone()).toBe(NEXT);
    expect(localStorage.getItem('userNumber')).toBe(NEXT);
  });

  it('does not log in after a login and a logout in another tab', async () => {
    const { release, phone } = await verifying(KNOWN);
    writeInOtherTab('userNumber', NEXT);
    await waitFor(() => expect(phone()).toBe(NEXT));
    writeInOtherTab('userNumber', 'guest-000777');
    await waitFor(() => expect(phone()).toBe('guest-000777'));
    await release();
    expect(phone()).toBe('guest-000777');
    expect(localStorage.getItem('userNumber')).toBe('guest-000777');
  });

  it('does not overwrite a login in another tab that this tab has not received yet', async () => {
    const { release, phone } = await verifying(KNOWN);
    localStorage.setItem('userNumber', NEXT);
    await release();
    expect(phone()).not.toBe(KNOWN);
    expect(localStorage.getItem('userNumber')).toBe(NEXT);
  });

  it('does not open the name step in a dialog that was reopened for another number', async () => {
    const { user, store, release } = await verifying(NEW);
    await close({ user });
    const dialog = await requestLogin(store);
    await user.type(dialog.getByLabelText('Phone number'), '98');
    await release();
    expect(dialog.queryByLabelText('Name')).toBeNull();
    expect(dialog.getByLabelText('Phone number')).toHaveValue('98');
  });
});
