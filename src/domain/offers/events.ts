import { createAction } from '@reduxjs/toolkit';
import type { AppliedOffer } from './types';

/** Thunk types, for listeners that run before the thunks' lazy code is loaded. */
export const APPLY_OFFER = 'offers/apply';
export const REMOVE_OFFER = 'offers/remove';

/** Another tab with this cart applied or removed an offer. */
export const offerChangedInOtherTab = createAction<AppliedOffer | null>('offers/changedInOtherTab');

/** The server rejects the bill with this offer, which is then removed. Payload: offer id. */
export const offerLapsed = createAction<string>('offers/lapsed');
