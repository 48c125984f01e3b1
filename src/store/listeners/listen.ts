import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';
import type { ThunkError } from '@/domain/thunk';

export type Listen = TypedStartListening<RootState, AppDispatch>;

export function thunkErrorOf({ type, payload }: UnknownAction): ThunkError | undefined {
  return type.endsWith('/rejected') && payload ? (payload as ThunkError) : undefined;
}
