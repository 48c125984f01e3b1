import { createAction } from '@reduxjs/toolkit';
import type { Records } from './types';

/** The records were read: after hydration, or because another tab has changed them. */
export const recordsRead = createAction<Records>('persisted/recordsRead');
