import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import type { OrderDetail } from './types';

/** The type of the thunk that asks for the history, for whoever follows it before its code is there. */
export const FETCH_HISTORY = 'orders/fetchHistory';

/**
 * The tracking page told of an order (spec, section 4: Placing an order). `fromTrackButton`: the page was
 * opened to look after an order, not by coming back from the payment page.
 */
export const orderReceived = createAction(
  'orders/received',
  (order: OrderDetail, { fromTrackButton = false }: { fromTrackButton?: boolean } = {}) => ({
    payload: order,
    meta: { fromTrackButton },
  }),
);

/** An order was made of this device's cart, reported once per order: the cart is cleared. */
export const orderConfirmed = createAction<{ id: string; total: Paise }>('orders/confirmed');

/** The page of an order opened that has cleared this device's cart before. Payload: the order's id. */
export const ownOrderOpened = createAction<string>('orders/ownOrderOpened');
