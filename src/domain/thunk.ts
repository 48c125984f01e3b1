import { createAsyncThunk, type GetThunkAPI } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { logFailure } from '@/api/log-failure';
import type { AppDispatch, RootState } from '@/store';

/** A refusal as plain data: the text for the place that asked, and how it is to be shown. */
export interface ThunkError {
  /** The specification's section 8 text; '' when the failure is only logged. */
  text: string;
  display: 'toast' | 'inline' | 'silent';
  /** The server may have acted although no answer came. */
  outcomeUnknown: boolean;
}

export interface AppThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ThunkError;
}

/** What a thunk is given beside its argument. */
export type AppThunkApi = GetThunkAPI<AppThunkConfig>;

/** The one thunk creator: typed store, refusals as data. */
export const createAppThunk = createAsyncThunk.withTypes<AppThunkConfig>();

/** Whether the server may have acted: no answer, one that cannot be read, or a gateway's in its place. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { kind, status } = error;
  return kind === 'network' || kind === 'answer' || (status !== undefined && status >= 502);
}

/** Makes a failed call's refusal; what is not an `ApiFailure` is a defect and is thrown on. */
export function toThunkError(error: unknown, display: ThunkError['display'], text = ''): ThunkError {
  if (!(error instanceof ApiFailure)) throw error;
  logFailure(error);
  return { text, display, outcomeUnknown: isOutcomeUnknown(error) };
}
