import { createAction } from '@reduxjs/toolkit';

/** A diner is logged in: by code, by signing up, or in another tab. Payload: the phone number. */
export const loggedIn = createAction<string>('session/loggedIn');

/** The diner logged out: everything of theirs is forgotten (contract, section 2). */
export const sessionEnded = createAction('session/ended');
