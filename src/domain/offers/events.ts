import { createAction } from '@reduxjs/toolkit';
import type { AppliedOffer } from './types';

export const APPLY_OFFER = 'offers/apply';
export const REMOVE_OFFER = 'offers/remove';

/** The fulfilled actions of the thunks, for listeners that run before their lazy code is loaded. */
export const offerApplied = createAction(`${APPLY_OFFER}/fulfilled`);
export const offerRemoved = createAction(`${REMOVE_OFFER}/fulfilled`);

/** Another tab with this cart applied or removed an offer. */
export const offerChangedInOtherTab = createAction<AppliedOffer | null>('offers/changedInOtherTab');

/** The server rejects the bill with this offer, which is then removed. Payload: offer id. */
export const offerWithdrawn = createAction<string>('offers/withdrawn');
