import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/store';

export type Listen = TypedStartListening<RootState, AppDispatch>;
