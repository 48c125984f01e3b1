import { createAction } from '@reduxjs/toolkit';

/** The server works out no price with the offer of this id any more: it is taken off the bill. */
export const offerLapsed = createAction<string>('offers/lapsed');
