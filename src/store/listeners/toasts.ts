import { isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import type { ThunkError } from '@/domain/thunk';
import { toastRequested, type Toast } from '@/domain/events';
import { reportError } from '@/platform/report-error';
import type { Listen } from './listen';

export type ShowToast = (toast: Toast) => void | Promise<void>;

export function listenForToasts(listen: Listen, showToast: ShowToast): void {
  listen({ actionCreator: toastRequested, effect: ({ payload }) => showToast(payload) });
  listen({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      const { display, text } = payload as ThunkError;
      if (display === 'toast' && text) return showToast({ text, tone: 'error' });
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
