import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';

export type Listen = TypedStartListening<RootState, AppDispatch>;
