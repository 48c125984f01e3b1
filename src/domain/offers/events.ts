import { createAction } from '@reduxjs/toolkit';
import type { AppliedOffer } from './types';

/** The types of the thunks that change what is applied, for whoever follows them before their code is there. */
export const APPLY_OFFER = 'offers/apply';
export const REMOVE_OFFER = 'offers/remove';

/** Another tab of this cart has applied an offer, or removed it. */
export const offerChangedInOtherTab = createAction<AppliedOffer | null>('offers/changedElsewhere');

/** The server works out no price with the offer of this id any more: it is taken off the bill. */
export const offerLapsed = createAction<string>('offers/lapsed');
