import { ApiFailure } from '@/api/failure';
import { env } from '@/config/env';
import { parseOrderDetail } from '@/domain/orders/api';
import type { OrderDetail } from '@/domain/orders/types';
import { isInPath } from '@/lib/path-scope';

const { origin: trackingOrigin, pathname: trackingPath } = new URL(env.trackingUrl);

/**
 * An order's tracking address if it may be embedded, else null: http(s) only (contract, section 5). Of this
 * site's own origin only the tracking service's page may be, not one of the shop.
 */
export function embeddable(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const { protocol, origin, pathname, href } = new URL(address);
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    const isTrackingPage = origin === trackingOrigin && isInPath(pathname, trackingPath);
    return origin === window.location.origin && !isTrackingPage ? null : href;
  } catch {
    return null;
  }
}

/** The tracking service's page with the query of ours, as given. @param search with or without its '?'. */
export function trackingPageUrl(search: string): string {
  const url = new URL(env.trackingUrl);
  url.search = [url.search.replace(/^\?/, ''), search.replace(/^\?/, '')].filter(Boolean).join('&');
  return url.href;
}

/** Whether messages of a page at this address are taken: those of the tracking service's origin only. */
export function sendsMessages(address: string): boolean {
  return new URL(address).origin === trackingOrigin;
}

/** Characters of JSON: an order-detail record is small, and more than this is not one. */
const MAX_MESSAGE_LENGTH = 200_000;

/**
 * The order in a message, if it comes from the tracking service's origin and from the frame that we
 * embedded; anything else is ignored.
 */
export function orderFromMessage(event: MessageEvent<unknown>, frame: Window | null): OrderDetail | null {
  if (event.origin !== trackingOrigin || !frame || event.source !== frame) return null;
  try {
    const text: unknown = typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
    if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) return null;
    return parseOrderDetail(JSON.parse(text));
  } catch (error) {
    // TypeError: an object that has no JSON, such as one that holds itself.
    if (error instanceof ApiFailure || error instanceof SyntaxError || error instanceof TypeError)
      return null;
    throw error;
  }
}

/** What a Track button hands to the tracking page in the router's state, never in the address. */
export interface TrackState {
  trackingUrl: string | null;
  fromTrackButton: true;
}

export function trackState(order: { trackingUrl: string | null }): TrackState {
  return { trackingUrl: order.trackingUrl, fromTrackButton: true };
}

/** Reads a history entry's state; null when no Track button led to it. */
export function readTrackState(state: unknown): TrackState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { trackingUrl, fromTrackButton } = state as Record<string, unknown>;
  if (fromTrackButton !== true) return null;
  return { trackingUrl: typeof trackingUrl === 'string' ? trackingUrl : null, fromTrackButton };
}
