import { createAction } from '@reduxjs/toolkit';

/** A diner is logged in: by code, by signing up, or in another tab. Payload: the phone number. */
export const loggedIn = createAction<string>('session/loggedIn');

/** A phone whose code the server has accepted, while its diner is not logged in. */
export interface VerifiedPhone {
  phone: string;
  /** Whether the restaurant does not know the phone yet: the login then goes on at the name step. */
  isNew: boolean;
}

/** The server has verified a phone, and may have given it this shop's cart (contract, section 8). */
export const phoneVerified = createAction<VerifiedPhone>('session/phoneVerified');

/**
 * The diner logged out: everything of theirs is forgotten (contract, section 2). Payload: given when another
 * tab did it; `phone` is the one that is known there now, '' if none yet.
 */
export const sessionEnded = createAction('session/ended', (elsewhere?: { phone: string }) => ({
  payload: elsewhere,
}));
