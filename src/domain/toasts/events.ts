import { createAction } from '@reduxjs/toolkit';

export interface Toast {
  text: string;
  tone: 'success' | 'error' | 'info' | 'warning';
}

/** `store/listeners/toasts.ts` shows the toast (spec §8, §9). */
export const toastRequested = createAction<Toast>('toasts/requested');
