import { createAction } from '@reduxjs/toolkit';

/** A diner is logged in: by code, by signing up, or in another tab. Payload: the phone number. */
export const loggedIn = createAction<string>('session/loggedIn');

/**
 * The diner logged out: everything of theirs is forgotten (contract, section 2). Payload: given when another
 * tab did it; `phone` is the one that is known there now, '' if none yet.
 */
export const sessionEnded = createAction('session/ended', (elsewhere?: { phone: string }) => ({
  payload: elsewhere,
}));
