import type { ShopAddress } from '@/domain/shop/identify';
import { INVALID_IDS } from '@/lib/invalid-ids';

/** Returns a persisted phone or cart id; '' for invalid text. */
export function readPersistedId(text: string): string {
  return /^[^\s"'`<>{}[\]\\]{1,255}$/.test(text) && !INVALID_IDS.includes(text) ? text : '';
}

/** Shops that share an origin have separate cart ids (contract §2). */
export function cartKeyOf({ key, sharesOrigin }: ShopAddress): string {
  return sharesOrigin ? `cartId:${key}` : 'cartId';
}
