import { createAction } from '@reduxjs/toolkit';
import type { CartChange } from './change';

/** This shop's cart is gone: deleted, emptied, or turned into an order. */
export const cartEmptied = createAction('cart/emptied');

/** What a change that has just begun will do to the lines. */
export const changePlanned = createAction<CartChange>('cart/changePlanned');
