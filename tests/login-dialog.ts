import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { selectLookup } from '@/domain/shop/slice';
import type { AppStore } from '@/store';
import { renderShop } from './render-shop';
import type { useSandbox } from './sandbox';

type Sandbox = ReturnType<typeof useSandbox>;

export const KNOWN_PHONE = '9876543210';
export const NEW_PHONE = '9123456789';

export async function requestLogin(store: AppStore) {
  act(() => void store.dispatch(loginRequested()));
  return within(await screen.findByRole('dialog', { name: 'Login' }));
}

/** Opens the login dialog over a page that needs no login. */
export async function openLogin() {
  const shop = renderShop('/term-and-condition');
  await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
  const dialog = await requestLogin(shop.store);
  return { ...shop, dialog, phone: dialog.getByLabelText('Phone number') };
}

export const otpOf = ({ world }: Sandbox, phone: string) => world.diners.latestOtp(phone)?.code ?? '';

/** Opens the login dialog and has the OTP sent to a phone. */
export async function sendOtp(phone: string) {
  const shop = await openLogin();
  await shop.user.type(shop.phone, phone);
  const otp = await shop.dialog.findByLabelText('OTP');
  return { ...shop, otp, verify: () => shop.user.click(shop.dialog.getByRole('button', { name: 'Verify' })) };
}
