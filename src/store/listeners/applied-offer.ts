import type { AppStore } from '@/store';
import { selectAppliedOffer } from '@/domain/offers/slice';
import type { AppliedOffer } from '@/domain/offers/types';
import * as persisted from '@/domain/persisted/values';
import type { RootState } from '@/domain/state';
import { addListener } from './listen';

/** Loads with the cart page, like the slices that it reads. @returns a function that stops it. */
export function persistAppliedOffer(store: AppStore): () => void {
  const write = async ({ cart, shop }: RootState, offer: AppliedOffer) => {
    await persisted.appliedOffer.write(shop.site, { cartId: cart.cartId, offer });
  };
  const offer = selectAppliedOffer(store.getState());
  if (offer) void write(store.getState(), offer);
  return store.dispatch(
    addListener({
      predicate: (_, state, before) =>
        selectAppliedOffer(state) !== selectAppliedOffer(before) || state.cart.cartId !== before.cart.cartId,
      effect: async (_, { getState, getOriginalState }) => {
        const state = getState();
        const changed = selectAppliedOffer(state);
        if (changed) await write(state, changed);
        // The offer of another tab's new cart may be stored already.
        else if (state.cart.cartId === getOriginalState().cart.cartId)
          await persisted.appliedOffer.remove(state.shop.site);
      },
    }),
  );
}
