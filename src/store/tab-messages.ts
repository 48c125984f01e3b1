import type { AppliedOffer } from '@/domain/offers/types';
import type { VerifiedPhone } from '@/domain/session/events';

/** What a tab tells the others of its shop, beside what they see in the storage that they share. */
export type TabMessage =
  | { kind: 'cart-changed' }
  /** The cooking note is another, and kept. */
  | { kind: 'note-kept' }
  | { kind: 'phone-verified'; verified: VerifiedPhone }
  /** null: the offer of that cart was removed. */
  | { kind: 'offer'; cartId: string; offer: AppliedOffer | null };

/** A way to tell the other tabs; nothing is told where browsers have none. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** @param hear is given what other tabs tell; only pages of this shop's origin can. */
export function openTabChannel(shop: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`shop:${shop}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
