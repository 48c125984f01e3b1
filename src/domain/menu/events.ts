import { createAction } from '@reduxjs/toolkit';
import type { Menu } from './types';

export const partialMenuReceived = createAction<Menu>('menu/partialReceived');
