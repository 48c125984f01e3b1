import { createAction } from '@reduxjs/toolkit';
import type { CartUnits } from './types';

/** The cart was ordered, deleted or emptied, in this tab or another. */
export const cartCleared = createAction('cart/cleared');

/** The cart ended unnoticed, such as on another device. */
export const cartEndedElsewhere = createAction('cart/endedElsewhere');

/** An add started another cart, because the former one was ordered or deleted elsewhere. */
export const formerCartLost = createAction('cart/formerCartLost');

/** Lines of the next answer that this browser did not add are named. A login may add the diner's earlier dishes. */
export const linesMayArrive = createAction('cart/linesMayArrive');

/** Payload: units of a former cart that this one should contain (docs/behaviour.md 7.4). */
export const unitsToCarryOverChanged = createAction<CartUnits[]>('cart/unitsToCarryOverChanged');
