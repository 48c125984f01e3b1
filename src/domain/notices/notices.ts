import { createAction } from '@reduxjs/toolkit';

export interface Notice {
  text: string;
  tone: 'success' | 'error' | 'info' | 'warning';
}

/** Something the diner is to be told in a toast; a listener shows it (spec, sections 8 and 9). */
export const noticeRaised = createAction<Notice>('notices/raised');
