import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from './types';

export const choicesPersisted = createAction('checkout/choicesPersisted');

/** The cart ended unnoticed, such as on another device. Payload: choices of this visit's link. */
export const cartEndedElsewhere = createAction<Partial<CheckoutChoices>>('checkout/cartEndedElsewhere');
