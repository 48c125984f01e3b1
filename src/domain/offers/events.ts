import { createAction } from '@reduxjs/toolkit';
import type { AppliedOffer } from './types';

export const APPLY_OFFER = 'offers/apply';

/** The fulfilled action of `applyOffer`, for reducers that are loaded before its lazy code. */
export const offerApplied = createAction<AppliedOffer>(`${APPLY_OFFER}/fulfilled`);

export const offerRemoved = createAction('offers/removed');

/** The server rejects the bill with this offer, which is then removed. Payload: offer id. */
export const offerWithdrawn = createAction<string>('offers/withdrawn');
