import type { AppliedOffer } from '@/domain/offers/types';
import type { VerifiedPhone } from '@/domain/session/events';

/** Messages to other tabs of the shop, in addition to shared storage. */
export type TabMessage =
  | { kind: 'cart-changed' }
  /** The cooking note changed and is persisted. */
  | { kind: 'note-kept' }
  | { kind: 'phone-verified'; verified: VerifiedPhone }
  /** null: that cart's offer was removed. */
  | { kind: 'offer'; cartId: string; offer: AppliedOffer | null };

/** Without `BroadcastChannel` nothing is sent. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** @param onMessage receives messages of other tabs of this origin. */
export function openTabChannel(shop: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`shop:${shop}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
