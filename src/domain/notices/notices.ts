import { createAction } from '@reduxjs/toolkit';

export interface Notice {
  text: string;
  tone: 'success' | 'error' | 'info' | 'warning';
}

/** Requests a toast; a listener shows it (spec §8, §9). */
export const noticeRaised = createAction<Notice>('notices/raised');
