import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { writePendingPayment } from '@/store/pending-payment';
import { renderShop } from './render-shop';

export const TRACKER = 'http://localhost:4001';
export const ORDER_ID = '1042';
const AMOUNT_PAISE = 62_600;

export function postTrackingMessage(record: object, { origin = TRACKER } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>(`Tracking of order ${ORDER_ID}`);
  act(() => {
    const data = JSON.stringify(record);
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
}

export const order = (status: string) => ({ OrderId: ORDER_ID, Status: status, Total: AMOUNT_PAISE / 100 });

/** Persists what Place Order persists before it opens the payment page. */
export async function leaveForPayment(cartId: string) {
  localStorage.setItem('cartId', cartId);
  const site = identifyShop('spice-garden.localhost', '/', 'localhost');
  await writePendingPayment(site, { cartId, at: Date.now() - 60_000, amount: AMOUNT_PAISE });
}

export async function openTrackingPage() {
  const shop = renderShop(`/orderInfo?OrderId=${ORDER_ID}`);
  await screen.findByTitle(`Tracking of order ${ORDER_ID}`);
  await waitFor(() => expect(shop.store.getState().orders.details[ORDER_ID]?.status).toBe('ready'));
  return shop;
}
