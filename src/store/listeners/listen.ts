import { addListener as addUntypedListener, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';

export type Listen = TypedStartListening<RootState, AppDispatch>;

/** Action creator. Dispatching its action adds a listener and returns a function that removes it. */
export const addListener = addUntypedListener.withTypes<RootState, AppDispatch>();
