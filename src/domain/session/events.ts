import { createAction } from '@reduxjs/toolkit';

/** Login by OTP, by sign-up or in another tab. Payload: the phone number. */
export const loggedIn = createAction<string>('session/loggedIn');

/** A phone with an accepted OTP, before its diner is logged in. */
export interface VerifiedPhone {
  phone: string;
  /** Unknown to the restaurant: the login continues at the name step. */
  isNew: boolean;
}

/** The server verified a phone and may have given it this shop's cart (contract §8). */
export const phoneVerified = createAction<VerifiedPhone>('session/phoneVerified');

/** All personal data are cleared (contract §2). Payload: set when another tab logged out: its new phone, '' for none. */
export const sessionEnded = createAction('session/ended', (otherTab?: { phone: string }) => ({
  payload: otherTab,
}));
