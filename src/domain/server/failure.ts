/** What a thunk rejects with when a call fails. */
import type { GetThunkAPI } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { reportError } from '@/platform/report-error';
import type { StoredText } from '@/texts/stored-text';
import type { AppDispatch, RootState } from '../root-reducer';
import type { StoreExtra } from '../store-extra';

/** How a failure is shown (docs/behaviour.md 19). */
export interface FailureDisplay {
  /** 'toast': shown by store/listeners/index.ts; 'inline': shown where the data or the control stands. */
  display: 'toast' | 'inline' | 'silent';
  /** null when the failure is only logged. */
  text: StoredText | null;
}

export interface ThunkError extends FailureDisplay {
  /** The server may have acted without a usable answer. */
  outcomeUnknown: boolean;
  /** There was an answer, but none that can be used. */
  isAnswered: boolean;
  /** Epoch ms before which the server wants no repeated call; 0 for none. */
  waitUntil: number;
}

export const SILENT: FailureDisplay = { display: 'silent', text: null };

export interface AppThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: StoreExtra;
  rejectValue: ThunkError;
}

export type AppThunkApi = GetThunkAPI<AppThunkConfig>;

/** True when a request was sent and got no answer, an unreadable one, or a gateway error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { kind, status } = error;
  return kind === 'network' || kind === 'answer' || (status !== undefined && status >= 502);
}

/** Statuses about the sender or the time of a request, not its content: credentials, firewall, timeout, rate limit. */
const GATEWAY_STATUSES = [401, 403, 407, 408, 425, 429];

/** Whether the server rejected the request's content (4xx). */
export function isRejectedRequest(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || error.status === undefined) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !GATEWAY_STATUSES.includes(status);
}

/** Reports unreadable answers and logs other failures. Messages contain no answer data. */
function logFailure({ kind, message }: ApiFailure): void {
  if (kind === 'answer') reportError(message, 'api');
  else if (kind !== 'cancelled') console.warn(message);
}

/** Anything but an `ApiFailure` is a defect and is rethrown. */
export function toThunkError(error: unknown, { display, text }: FailureDisplay): ThunkError {
  if (!(error instanceof ApiFailure)) throw error;
  logFailure(error);
  const isAnswered = error.kind === 'status' || error.kind === 'answer';
  return { text, display, outcomeUnknown: isOutcomeUnknown(error), isAnswered, waitUntil: error.waitUntil };
}
