import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from '../checkout/types';
import type { CartChange } from './change';
import type { CartUnits } from './types';

export const cartEmptied = createAction('cart/emptied');

/** The server's cart is empty, and nothing was added on this page. Payload: choices of this visit's link. */
export const emptyCartFetched = createAction<Partial<CheckoutChoices>>('cart/emptyCartFetched');

/** An add found the former cart ordered or deleted elsewhere and started another one. */
export const formerCartLost = createAction('cart/formerCartLost');

export const changePlanned = createAction<CartChange>('cart/changePlanned');

/** Payload: units of a former cart that this one should hold (contract §8); empty when none are missing. */
export const unitsNotPutBack = createAction<CartUnits[]>('cart/unitsNotPutBack');
