import { removeFromAllShops, type PersistedValue, type StorageShop } from '@/platform/persisted-value';
import * as declared from './values';

const values: readonly PersistedValue[] = Object.values(declared);

export function clearVisit(shop: StorageShop): void {
  for (const value of values) if (value.scope === 'visit') void removeFromAllShops(value, shop);
}

/** Clears the values of scope 'visit' and 'diner' (contract §2). */
export async function clearDiner(shop: StorageShop): Promise<void> {
  const ofDiner = values.filter(({ scope }) => scope === 'visit' || scope === 'diner');
  await Promise.all(ofDiner.map((value) => removeFromAllShops(value, shop)));
}

const ofPayment: readonly PersistedValue[] = [declared.pendingPayment, declared.pendingPaymentOfTab];

/**
 * Clears the values with `isClearedWithCart`: the cart was ordered, deleted or emptied (contract §8).
 * @param exceptPayment for a cart that is found empty. It may be ordered, and the pending payment confirms the order.
 */
export async function clearCart(shop: StorageShop, { exceptPayment = false } = {}): Promise<void> {
  const ofCart = values.filter(
    (value) => value.isClearedWithCart && !(exceptPayment && ofPayment.includes(value)),
  );
  await Promise.all(
    ofCart.map(async (value) => {
      await value.remove(shop);
    }),
  );
}
