import { ApiFailure } from '@/api/failure';
import { env } from '@/config/env';
import { m } from '@/texts';
import { toastRequested } from '../events';
import { createCommand } from '../server/command';
import * as api from './login-api';
import { loggedIn, phoneVerified } from './types';

/** Only the form holds the OTP; it never enters the store. */
export const sendOtp = createCommand<string, api.SentOtp>({
  type: 'session/sendOtp',
  call: 'sendOtp',
  owner: 'login-dialog',
  failure: () => ({ display: 'toast', text: { key: 'login_otp_failed' } }),
  run: async (phone, { signal }) => {
    const sent = await api.sendOtp(phone);
    // The number has been edited since.
    if (signal.aborted) throw new ApiFailure('cancelled', 'sendOtp');
    return sent;
  },
  successText: () => m.login_otp_sent_toast(),
});

interface OtpToVerify {
  phone: string;
  otp: string;
  sessionId: string;
}

/** Verifies an OTP that matched the sent one. @returns 'new' when the diner must still give a name. */
export const verifyOtp = createCommand<OtpToVerify, 'known' | 'new'>({
  type: 'session/verifyOtp',
  call: 'verifyOtp',
  owner: 'login-dialog',
  failure: () => ({ display: 'toast', text: { key: 'login_verify_failed' } }),
  run: async (code, { dispatch, getState, throwIfStale }) => {
    const { cart, shop } = getState();
    const diner = await api.verifyOtp({
      ...code,
      restaurantId: shop.restaurantId,
      token: env.otpToken,
      cartId: cart.cartId || '0',
    });
    // The server gives the cart to the phone even if the dialog was closed.
    throwIfStale('session');
    dispatch(phoneVerified({ phone: code.phone, isNew: diner === 'new' }));
    return diner;
  },
  onSuccess: (diner, { phone }, { dispatch }) => {
    if (diner === 'new') return;
    dispatch(loggedIn(phone));
    dispatch(toastRequested({ text: m.login_success(), tone: 'success' }));
  },
});

export const signUp = createCommand<{ phone: string; name: string }>({
  type: 'session/signUp',
  call: 'signUp',
  owner: 'login-dialog',
  failure: () => ({ display: 'toast', text: { key: 'login_signup_failed' } }),
  run: async ({ phone, name }, { dispatch, getState, throwIfStale }) => {
    await api.signUp(phone, name, getState().shop.restaurantId);
    throwIfStale('session');
    dispatch(phoneVerified({ phone, isNew: false }));
  },
  onSuccess: (_, { phone }, { dispatch }) => dispatch(loggedIn(phone)),
  successText: () => m.login_registered(),
});
