import { createAction } from '@reduxjs/toolkit';

/** A page of the shop is shown. Payload: its path below the shop's base, without a query. */
export const pageViewed = createAction<string>('visit/pageViewed');

/** A dish is looked at in its popup. Payload: its id. */
export const dishViewed = createAction<string>('visit/dishViewed');

/** The cart page is open with something in the cart. */
export const checkoutBegun = createAction('visit/checkoutBegun');
