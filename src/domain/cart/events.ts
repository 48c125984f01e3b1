import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from '../checkout/types';
import type { CartUnits } from './types';

export const cartEmptied = createAction('cart/emptied');

/** The server's cart is empty, and nothing was added on this page. Payload: choices of this visit's link. */
export const emptyCartFetched = createAction<Partial<CheckoutChoices>>('cart/emptyCartFetched');

/** An add found the former cart ordered or deleted elsewhere and started another one. */
export const formerCartLost = createAction('cart/formerCartLost');

/** Payload: units of a former cart that this one should hold (contract §8); empty when none are missing. */
export const unmergedUnitsChanged = createAction<CartUnits[]>('cart/unmergedUnitsChanged');
