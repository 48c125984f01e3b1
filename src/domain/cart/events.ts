import { createAction } from '@reduxjs/toolkit';
import type { CartUnits } from './types';

export const cartEmptied = createAction('cart/emptied');

/** An add started another cart, because the former one was ordered or deleted elsewhere. */
export const formerCartLost = createAction('cart/formerCartLost');

/** Payload: units of a former cart that this one should contain (contract §8); empty when none are missing. */
export const unmergedUnitsChanged = createAction<CartUnits[]>('cart/unmergedUnitsChanged');
