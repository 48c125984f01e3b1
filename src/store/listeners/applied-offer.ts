import type { AppStore } from '@/store';
import { selectCurrentBill, selectHonouredOffer } from '@/domain/checkout/selectors';
import { selectAppliedOffer } from '@/domain/offers/slice';
import * as persisted from '@/domain/persisted/values';

/**
 * Persists the applied offer while the bill honours it. Loads with the cart page, like the slices that it reads.
 * @returns a function that stops it.
 */
export function persistAppliedOffer(store: AppStore): () => void {
  let last: unknown[] = [null];
  const sync = () => {
    const state = store.getState();
    const { cart, shop } = state;
    const applied = selectAppliedOffer(state);
    const isHonoured = selectHonouredOffer(state) !== null;
    const hasBill = selectCurrentBill(state) !== null;
    const now = [applied, cart.cartId, isHonoured, hasBill];
    if (now.every((value, index) => value === last[index])) return;
    const [lastApplied] = last;
    last = now;
    // Persist before the bill confirms the offer, so that an immediate reload restores it.
    if (applied && (isHonoured || !hasBill))
      void persisted.appliedOffer.write(shop.site, { cartId: cart.cartId, offer: applied });
    else if (applied || lastApplied) void persisted.appliedOffer.remove(shop.site);
  };
  sync();
  return store.subscribe(sync);
}
