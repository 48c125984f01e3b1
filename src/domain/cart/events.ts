import { createAction } from '@reduxjs/toolkit';
import type { CheckoutChoices } from '../checkout/types';
import type { CartChange } from './change';
import type { CartUnits } from './types';

/** This shop's cart is gone: deleted, emptied, or turned into an order. */
export const cartEmptied = createAction('cart/emptied');

/**
 * The page found this shop's cart gone or without lines, and nothing was added to it on this page. Payload: the choices
 * of this visit's link, which are for the next cart.
 */
export const emptyCartFetched = createAction<Partial<CheckoutChoices>>('cart/emptyCartFetched');

/** An add has found the cart before it ordered or deleted elsewhere, and has begun another. */
export const formerCartLost = createAction('cart/formerCartLost');

/** What a change that has just begun will do to the lines. */
export const changePlanned = createAction<CartChange>('cart/changePlanned');

/**
 * Units of a former cart could not be put into this one (contract, section 8). Payload: each in the quantity that
 * the cart should hold; none once nothing is missing, or the diner does without.
 */
export const unitsNotPutBack = createAction<CartUnits[]>('cart/unitsNotPutBack');
