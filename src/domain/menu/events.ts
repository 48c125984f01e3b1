import { createAction } from '@reduxjs/toolkit';
import type { Menu } from './types';

/** The beginning of a long menu has been read, the rest has not. */
export const partialMenuReceived = createAction<Menu>('menu/opened');
