import { createAction } from '@reduxjs/toolkit';

/** Payload: path below the shop's base, without a query. */
export const pageViewed = createAction<string>('visit/pageViewed');

/** A dish's popup is open. Payload: its id. */
export const dishViewed = createAction<string>('visit/dishViewed');

export const checkoutBegun = createAction('visit/checkoutBegun');
