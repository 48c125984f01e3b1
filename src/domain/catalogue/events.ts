import { createAction } from '@reduxjs/toolkit';
import type { Catalogue } from './types';

export const catalogueRestored = createAction<Catalogue>('catalogue/restored');

/** The restored catalogue belongs to another restaurant and is removed. */
export const catalogueCleared = createAction('catalogue/cleared');

/** Payload: epoch ms of the menu request. */
export const catalogueRefreshed = createAction<number>('catalogue/refreshed');
