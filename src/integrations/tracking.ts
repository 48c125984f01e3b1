import { ApiFailure } from '@/api/failure';
import { env } from '@/config/env';
import { parseOrderDetail } from '@/domain/orders/api';
import type { OrderDetail } from '@/domain/orders/types';

/** Only http(s) pages are embedded (contract, section 5). */
export function embeddable(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The tracking service's page with the query of ours, as given. */
export function trackingAddress(search: string): string {
  const url = new URL(env.trackingUrl);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return url.href;
}

/** An order-detail record is small: more text than this is not one. */
const LONGEST_MESSAGE = 200_000;

/**
 * The order in a message, if it comes from the tracking service's origin and from the frame that we
 * embedded; anything else is ignored.
 */
export function orderFromMessage(event: MessageEvent<unknown>, frame: Window | null): OrderDetail | null {
  if (event.origin !== new URL(env.trackingUrl).origin || !frame || event.source !== frame) return null;
  try {
    const { data } = event;
    if (typeof data === 'string' && data.length > LONGEST_MESSAGE) return null;
    return parseOrderDetail(typeof data === 'string' ? (JSON.parse(data) as unknown) : data);
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof SyntaxError) return null;
    throw error;
  }
}
