import { createAction } from '@reduxjs/toolkit';

/** Payload: path below the shop's base, without a query. */
export const pageViewed = createAction<string>('visit/pageViewed');

/** Payload: id of the dish whose popup is open. */
export const dishViewed = createAction<string>('visit/dishViewed');

export const checkoutStarted = createAction('visit/checkoutStarted');
