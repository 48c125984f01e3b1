import { cartCleared } from '@/domain/cart/events';
import { cartIdRestored } from '@/domain/cart/slice';
import * as persisted from '@/domain/persisted/values';
import type { AppDispatch, RootState } from '@/domain/state';
import { restoreChoices } from './checkout-choices';

const NO_CART_CHOICES = { tableNumber: '', carNumber: '', pickupTime: '', confirmedPickupTime: '' };

/** Adopts a cart that another tab has started, or clears one that it has ended. @returns whether the cart changed. */
export const adoptPersistedCart =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const { cart, shop } = getState();
    const cartId = persisted.cartId.read(shop.site);
    if (cartId === cart.cartId) return false;
    if (!cartId) {
      dispatch(cartCleared());
      return true;
    }
    dispatch(cartIdRestored(cartId));
    void dispatch(restoreChoices((choices) => ({ ...NO_CART_CHOICES, ...choices })));
    return true;
  };
