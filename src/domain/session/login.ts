import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import { env } from '@/config/env';
import { toastRequested } from '../events';
import { createAppThunk, type AppThunkApi } from '../thunk';
import { guardStaleRequest } from './stale-request-guard';
import * as api from './login-api';
import { loggedIn, phoneVerified } from './types';

/** Closing the dialog cancels its requests, as does a login or logout in another tab. */
const guardLoginDialog = (call: string, getState: AppThunkApi['getState']) =>
  guardStaleRequest(call, getState, ({ dialogs }) => dialogs.loginAttempt);

/** Only the form holds the OTP; it never enters the store. */
export const sendOtp = createAppThunk(
  'session/sendOtp',
  async (phone: string, { dispatch, getState, rejectWithValue, signal }) => {
    const guard = guardLoginDialog('sendOtp', getState);
    try {
      const sent = await api.sendOtp(phone);
      guard.throwIfStale();
      // The number has been edited since.
      if (signal.aborted) throw new ApiFailure('cancelled', 'sendOtp');
      dispatch(toastRequested({ text: m.login_otp_sent_toast(), tone: 'success' }));
      return sent;
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.login_otp_failed()));
    }
  },
);

/** Verifies an OTP that matched the sent one. @returns 'new' when the diner must still give a name. */
export const verifyOtp = createAppThunk(
  'session/verifyOtp',
  async (
    { phone, otp, sessionId }: { phone: string; otp: string; sessionId: string },
    { dispatch, getState, rejectWithValue },
  ) => {
    const { cart, shop } = getState();
    const sessionGuard = guardStaleRequest('verifyOtp', getState);
    const dialogGuard = guardLoginDialog('verifyOtp', getState);
    try {
      const diner = await api.verifyOtp({
        phone,
        otp,
        sessionId,
        restaurantId: shop.restaurantId,
        token: env.otpToken,
        cartId: cart.cartId || '0',
      });
      // The server gives the cart to the phone even if the dialog was closed.
      sessionGuard.throwIfStale();
      dispatch(phoneVerified({ phone, isNew: diner === 'new' }));
      dialogGuard.throwIfStale();
      if (diner === 'known') {
        dispatch(loggedIn(phone));
        dispatch(toastRequested({ text: m.login_success(), tone: 'success' }));
      }
      return diner;
    } catch (error) {
      return rejectWithValue(dialogGuard.toThunkError(error, 'toast', m.login_verify_failed()));
    }
  },
);

export const signUp = createAppThunk(
  'session/signUp',
  async ({ phone, name }: { phone: string; name: string }, { dispatch, getState, rejectWithValue }) => {
    const sessionGuard = guardStaleRequest('signUp', getState);
    const dialogGuard = guardLoginDialog('signUp', getState);
    try {
      await api.signUp(phone, name, getState().shop.restaurantId);
      sessionGuard.throwIfStale();
      dispatch(phoneVerified({ phone, isNew: false }));
      dialogGuard.throwIfStale();
      dispatch(loggedIn(phone));
      dispatch(toastRequested({ text: m.login_registered(), tone: 'success' }));
    } catch (error) {
      return rejectWithValue(dialogGuard.toThunkError(error, 'toast', m.login_signup_failed()));
    }
  },
);
