import { parseJson } from '@/api/client';
import { isRecord } from '@/lib/guards';
import { env } from '@/config/env';
import { parseOrderDetail } from '@/domain/orders/api';
import type { OrderDetail } from '@/domain/orders/types';
import { isInPath } from '@/lib/path-scope';

const { origin: trackingOrigin, pathname: trackingPath } = new URL(env.trackingUrl);

/** Returns a URL that may be embedded, otherwise null: http(s), and on this origin only the tracking page. */
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

/** @param search our query, with or without its '?'. */
export function trackingPageUrl(search: string): string {
  const url = new URL(env.trackingUrl);
  url.search = [url.search.replace(/^\?/, ''), search.replace(/^\?/, '')].filter(Boolean).join('&');
  return url.href;
}

/** Messages are accepted only from the tracking service's origin. */
export function sendsMessages(address: string): boolean {
  return new URL(address).origin === trackingOrigin;
}

/** In characters of JSON. An order record is much smaller. */
const MAX_MESSAGE_LENGTH = 200_000;

/** Returns the order in a message from the tracking service's origin and our frame; null without one. */
export function orderFromMessage(event: MessageEvent<unknown>, frame: Window | null): OrderDetail | null {
  if (event.origin !== trackingOrigin || !frame || event.source !== frame) return null;
  try {
    const text: unknown = typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
    if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) return null;
    return parseOrderDetail(parseJson(text, 'order'));
  } catch {
    return null;
  }
}

/** Router state set by a Track button; never part of the URL. A reload into another release still reads it. */
export interface TrackState {
  trackingUrl: string | null;
  fromTrackButton: true;
}

export function trackState(order: { trackingUrl: string | null }): TrackState {
  return { trackingUrl: order.trackingUrl, fromTrackButton: true };
}

/** Returns null when the history entry was not opened by a Track button. */
export function readTrackState(state: unknown): TrackState | null {
  if (!isRecord(state)) return null;
  const { trackingUrl, fromTrackButton } = state;
  if (fromTrackButton !== true) return null;
  return { trackingUrl: typeof trackingUrl === 'string' ? trackingUrl : null, fromTrackButton };
}
