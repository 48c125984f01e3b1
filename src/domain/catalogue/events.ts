import { createAction } from '@reduxjs/toolkit';
import type { Catalogue } from './types';

export const catalogueRestored = createAction<Catalogue>('catalogue/restored');

/** The restored catalogue belongs to another restaurant and is removed. */
export const catalogueCleared = createAction('catalogue/cleared');

/** The menu was fetched. Payload: epoch ms of the request. */
export const catalogueRefreshed = createAction<number>('catalogue/refreshed');
