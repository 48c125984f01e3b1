import type { PendingPayment } from '@/domain/orders/types';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import type { Paise } from '@/lib/money';
import type { AppDispatch, RootState } from '@/domain/state';
import { writeChoices } from './checkout-choices';

/** Returns the latest payment: the database may still hold an earlier one, or that of another tab. */
export async function readPendingPayment(shop: ShopSite): Promise<PendingPayment | null> {
  const ofDatabase = await persisted.pendingPayment.read(shop);
  const ofTab = persisted.pendingPaymentOfTab.read(shop);
  return ofTab && (!ofDatabase || ofTab.at > ofDatabase.at) ? ofTab : ofDatabase;
}

export async function writePendingPayment(shop: ShopSite, pending: PendingPayment): Promise<void> {
  // Session storage first: the page may unload before the database answers.
  persisted.pendingPaymentOfTab.write(shop, pending);
  if (await persisted.pendingPayment.write(shop, pending)) persisted.pendingPaymentOfTab.remove(shop);
}

export async function removePendingPayment(shop: ShopSite): Promise<void> {
  persisted.pendingPaymentOfTab.remove(shop);
  await persisted.pendingPayment.remove(shop);
}

/** Place Order waits for this thunk before it leaves the page. Back restores the choices. */
export const persistBeforePayment =
  (amount: Paise) =>
  async (_: AppDispatch, getState: () => RootState): Promise<void> => {
    const { cart, checkout, shop } = getState();
    await Promise.all([
      writePendingPayment(shop.site, { cartId: cart.cartId, at: Date.now(), amount }),
      writeChoices(shop.site, checkout),
    ]);
  };
