import type { ShopAddress } from '@/domain/shop/identify';
import { INVALID_IDS } from '@/lib/invalid-ids';

/** A phone, a guest's number or a cart's id as it was kept; '' for what somebody has tampered with. */
export function readPersistedId(text: string): string {
  return /^[^\s"'`<>{}[\]\\]{1,255}$/.test(text) && !INVALID_IDS.includes(text) ? text : '';
}

/** Where the browser keeps a cart's id; shops that share an origin each have their own (contract, section 2). */
export function cartKeyOf({ key, sharesOrigin }: ShopAddress): string {
  return sharesOrigin ? `cartId:${key}` : 'cartId';
}
