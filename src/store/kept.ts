import { addressMemory } from '@/domain/addresses/memory';
import type { ShopAddress } from '@/domain/shop/identify';
import { openKeep } from '@/lib/keep';
import { localTexts } from '@/lib/local';
import { ORDER_TYPES, type CheckoutChoices } from '@/domain/checkout/types';
import { COOKING_NOTE_LENGTH } from '@/config/limits';

/** What a shop's page keeps in the browser, by name and place (contract, section 2). */
export function keptFor(address: ShopAddress) {
  const cartKey = address.sharesOrigin ? `cartId:${address.domain}` : 'cartId';
  const keep = openKeep(address.domain);
  return {
    phone: () => localTexts.get('userNumber'),
    setPhone: (phone: string) => {
      localTexts.set('userNumber', phone);
    },
    cartKey,
    cartId: () => localTexts.get(cartKey),
    setCartId: (cartId: string) => {
      localTexts.set(cartKey, cartId);
    },
    choices: async () => readChoices(await keep.get('choices')),
    setChoices: (choices: CheckoutChoices) => {
      const { note, orderType, dineInBy, tableNumber, carNumber } = choices;
      return keep.set('choices', { note, orderType, dineInBy, tableNumber, carNumber });
    },
    /** Orders that have cleared a cart once and never do again. */
    clearedOrders: async () => {
      const ids = await keep.get('clearedOrders');
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    },
    setClearedOrders: (ids: readonly string[]) => keep.set('clearedOrders', ids.slice(-50)),
    forgetDiner: async () => {
      await Promise.all([
        keep.remove('choices'),
        keep.remove('clearedOrders'),
        keep.remove('addressDraft'),
        addressMemory(address.domain).forget(),
      ]);
    },
    addressDraft: () => keep.get('addressDraft'),
    setAddressDraft: (draft: unknown) => keep.set('addressDraft', draft),
  };
}

function readChoices(value: unknown): Partial<CheckoutChoices> {
  if (typeof value !== 'object' || value === null) return {};
  const { note, orderType, dineInBy, tableNumber, carNumber } = value as Record<string, unknown>;
  const known = ORDER_TYPES.find((type) => type === orderType);
  return {
    ...(typeof note === 'string' && { note: note.slice(0, COOKING_NOTE_LENGTH) }),
    ...(known && { orderType: known }),
    ...((dineInBy === 'table' || dineInBy === 'car') && { dineInBy }),
    ...(typeof tableNumber === 'string' && { tableNumber }),
    ...(typeof carNumber === 'string' && { carNumber }),
  };
}
