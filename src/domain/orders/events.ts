import { createAction } from '@reduxjs/toolkit';
import type { OrderDetail } from './types';

/** The tracking page told of an order (spec, section 4: Placing an order). */
export const orderReceived = createAction<OrderDetail>('orders/received');
