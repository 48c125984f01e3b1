/** Events without a slice. Listeners in `store/` answer them. */
import { createAction } from '@reduxjs/toolkit';

export interface Toast {
  text: string;
  tone: 'success' | 'error' | 'info' | 'warning';
}

/** Shows a toast. */
export const toastRequested = createAction<Toast>('toasts/requested');

/** Payload: path below the shop's base, without a query. `isRestored`: the browser has put the page back, unasked. */
export const pageViewed = createAction('analytics/pageViewed', (path: string, isRestored?: boolean) => ({
  payload: path,
  meta: { isRestored: isRestored === true },
}));

/** Payload: id of the dish whose popup is open. */
export const dishViewed = createAction<string>('analytics/dishViewed');

export const checkoutStarted = createAction('analytics/checkoutStarted');
