import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import type { OrderDetail, OrderSummary } from './types';

export const FETCH_HISTORY = 'orders/fetchHistory';

/** The fulfilled action of `fetchHistory`, for listeners that run before its lazy code is loaded. */
export const historyFetched = createAction<readonly OrderSummary[]>(`${FETCH_HISTORY}/fulfilled`);

/** The tracking page, opened by a payment or a Track button, sent a message (spec §4, Placing an order). */
export const orderReceived = createAction(
  'orders/received',
  (order: OrderDetail, { fromTrackButton = false }: { fromTrackButton?: boolean } = {}) => ({
    payload: order,
    meta: { fromTrackButton },
  }),
);

/** An order was paid from this device. Dispatched once per order. */
export const orderConfirmed = createAction<{ id: string; total: Paise }>('orders/confirmed');

/** The tracking page of an order from this device's cart was opened again. Payload: order id. */
export const ownOrderOpened = createAction<string>('orders/ownOrderOpened');
