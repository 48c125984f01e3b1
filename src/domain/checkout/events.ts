import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from './types';

export const choicesPersisted = createAction('checkout/choicesPersisted');

/**
 * The cart has ended while this tab did not see it, such as on another device. Resets its choices and its offer.
 * Payload: choices of this visit's link.
 */
export const cartEndedElsewhere = createAction<Partial<CheckoutChoices>>('checkout/cartEndedElsewhere');
