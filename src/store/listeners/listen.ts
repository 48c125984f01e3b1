import { addListener as addUntypedListener, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';

export type Listen = TypedStartListening<RootState, AppDispatch>;

/** Adds a listener that a component stops, such as one of a page. */
export const addListener = addUntypedListener.withTypes<RootState, AppDispatch>();
