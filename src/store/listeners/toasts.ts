import { isRejected } from '@reduxjs/toolkit';
import { toastRequested, type Toast } from '@/domain/toasts/toasts';
import { reportError } from '@/platform/report-error';
import { thunkErrorOf, type Listen } from './listen';

export type ShowToast = (toast: Toast) => void | Promise<void>;

/** Shows requested toasts and the texts of failed thunks, and reports thunks that threw. */
export function listenForToasts(listen: Listen, showToast: ShowToast): void {
  listen({ actionCreator: toastRequested, effect: ({ payload }) => showToast(payload) });
  listen({
    predicate: (action) => thunkErrorOf(action)?.display === 'toast',
    effect: (action) => {
      const text = thunkErrorOf(action)?.text;
      if (text) return showToast({ text, tone: 'error' });
    },
  });
  // A failed call rejects with a value. Without one the thunk itself threw.
  listen({
    matcher: isRejected,
    effect: ({ error, meta }) => {
      if (!meta.rejectedWithValue && !meta.condition && !meta.aborted) reportError(error, 'store');
    },
  });
}
