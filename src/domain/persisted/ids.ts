/** Phone and cart id: plain text in local storage (docs/behaviour.md 18.1). */
import { isId } from '@/lib/ids';
import { safeLocalStorage } from '@/platform/web-storage';
import type { ShopSite } from '../shop/identify';

/** Phone of the diner or guest. All shops of the origin share it. */
export const PHONE_KEY = 'userNumber';

export function cartIdKey({ key, hasSharedOrigin }: ShopSite): string {
  return hasSharedOrigin ? `cartId:${key}` : 'cartId';
}

/** @returns '' for text that is no phone or cart id: storage may contain anything. */
function parseId(text: string): string {
  const isPlain = /^[^\p{Cc}"'`<>\\]{1,255}$/u.test(text) && text === text.trim();
  return isPlain && isId(text) ? text : '';
}

export const readPhone = (): string => parseId(safeLocalStorage.get(PHONE_KEY));

export const readCartId = (site: ShopSite): string => parseId(safeLocalStorage.get(cartIdKey(site)));
