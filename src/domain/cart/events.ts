import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from '../checkout/types';
import type { CartUnits } from './types';

export const cartEmptied = createAction('cart/emptied');

/** The server's cart is empty, and nothing was added on this page. Payload: choices of this visit's link. */
export const cartChoicesReset = createAction<Partial<CheckoutChoices>>('cart/cartChoicesReset');

/** An add started another cart, because the former one was ordered or deleted elsewhere. */
export const formerCartLost = createAction('cart/formerCartLost');

/** Payload: units of a former cart that this one should contain (contract §8); empty when none are missing. */
export const unmergedUnitsChanged = createAction<CartUnits[]>('cart/unmergedUnitsChanged');
