import { isRejected } from '@reduxjs/toolkit';
import { noticeRaised, type Notice } from '@/domain/notices/notices';
import { reportError } from '@/platform/report-error';
import { thunkErrorOf, type Listen } from './listen';

export type ShowToast = (notice: Notice) => void | Promise<void>;

/** Shows notices and failed thunks as toasts, and reports thunks that threw. */
export function listenForNotices(listen: Listen, showToast: ShowToast): void {
  listen({ actionCreator: noticeRaised, effect: ({ payload }) => showToast(payload) });
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
