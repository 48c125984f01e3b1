import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/store';

/** Registers what follows from an event. */
export type Listen = TypedStartListening<RootState, AppDispatch>;
