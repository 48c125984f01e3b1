import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from './types';

export const choicesPersisted = createAction('checkout/choicesPersisted');

/**
 * The cart has ended unnoticed, so the choices and the offer that belong to it are reset. Payload: choices of this
 * visit's link.
 */
export const cartChoicesReset = createAction<Partial<CheckoutChoices>>('checkout/cartChoicesReset');
