import { createAction } from '@reduxjs/toolkit';

/** The page starts: listeners restore what an earlier one has persisted. */
export const appStarted = createAction('visit/started');

/** Payload: path below the shop's base, without a query. */
export const pageViewed = createAction<string>('visit/pageViewed');

/** A dish's popup is open. Payload: its id. */
export const dishViewed = createAction<string>('visit/dishViewed');

export const checkoutStarted = createAction('visit/checkoutStarted');
