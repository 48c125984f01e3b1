import { createAction } from '@reduxjs/toolkit';
import type { Catalogue } from './types';

/** A catalogue known from before is shown until the server's own answers replace it. */
export const catalogueRestored = createAction<Catalogue>('catalogue/restored');

/** What was restored turned out to be another restaurant's: none of it is shown any longer. */
export const catalogueCleared = createAction('catalogue/forgotten');

/** The server told the menu. Payload: when it was asked, in ms since 1970. */
export const catalogueRefreshed = createAction<number>('catalogue/refreshed');
