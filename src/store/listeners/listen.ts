import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/root-reducer';

export type Listen = TypedStartListening<RootState, AppDispatch>;
