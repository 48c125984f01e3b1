import { createAction } from '@reduxjs/toolkit';

/** What was chosen and typed for an order is kept in the browser. */
export const choicesPersisted = createAction('checkout/choicesPersisted');
