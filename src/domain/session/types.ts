import { createAction } from '@reduxjs/toolkit';
import { PHONE_LENGTH } from '@/config/limits';
import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../server/resource-state';

/** Diners' phones have exactly ten digits; guests' phones do not (docs/behaviour.md 10.1). */
export function isLoggedInPhone(phone: string): boolean {
  return phone.length === PHONE_LENGTH && /^\d+$/.test(phone);
}

/** Login by OTP, by sign-up or in another tab. Payload: the phone number. */
export const loggedIn = createAction<string>('session/loggedIn');

/** A phone with an accepted OTP, before its diner is logged in. */
export interface VerifiedPhone {
  phone: string;
  /** Unknown to the restaurant: the login continues at the name step. */
  isNew: boolean;
}

/** The server verified a phone and may have given it this shop's cart (docs/behaviour.md 10.3). */
export const phoneVerified = createAction<VerifiedPhone>('session/phoneVerified');

/** All personal data are cleared. Payload: set when another tab logged out: its new phone, '' for none. */
export const sessionEnded = createAction('session/ended', (otherTab?: { phone: string }) => ({
  payload: otherTab,
}));

export interface SessionState {
  phone: string;
  /** Guests have no wallet. */
  wallet: Resource<Paise>;
  /** Number that the server has given to a guest. */
  guest: Resource<string | null>;
  /** Phone of an incomplete login; null once logged in. */
  verifiedPhone: VerifiedPhone | null;
  /** Number of logouts on this page, by which commands find an outdated answer. */
  endedSessions: number;
}

export const initialState: SessionState = {
  phone: '',
  wallet: idle(0),
  guest: idle(null),
  verifiedPhone: null,
  endedSessions: 0,
};
