import { expect, vi } from 'vitest';
import { selectCartLines } from '@/domain/cart/slice';
import type { DishSelection } from '@/domain/cart/types';
import { fetchMenu } from '@/domain/menu/slice';
import { identifyShop } from '@/domain/shop/identify';
import { shopLookup } from '@/domain/shop/slice';
import { makeStore } from '@/store';
import type { ShowToast } from '@/store/listeners';
import './blank-page';
import { DINER } from './demo-data';

/** A store of the tiny restaurant with its menu and a diner, without a page. */
export async function openTinyCart(showToast?: ShowToast) {
  localStorage.setItem('userNumber', DINER);
  const store = makeStore(identifyShop('tiny.localhost', '/', 'localhost'), showToast);
  await store.dispatch(shopLookup.fetch());
  await store.dispatch(fetchMenu());
  const cart = () => store.getState().cart;
  const shown = () => selectCartLines(store.getState());
  const settled = () =>
    vi.waitFor(() => expect(cart()).toMatchObject({ lock: null, lines: { requestId: null } }));
  return { store, cart, shown, settled };
}

/** ₹99.95 each, one size, no options. */
export const soup = { dishId: 'd-soup', variantId: 'v-soup', quantity: 1, origin: 'row' } as const;

const thin: DishSelection = {
  customizations: [{ groupId: 'g-base', options: ['Thin crust'] }],
  addOns: [{ groupId: 'x-extra', options: [{ name: 'Extra cheese', price: 4000 }] }],
};

/** Two of ₹320 and ₹40 of add-ons each. */
export const pizza = {
  dishId: 'd-pizza',
  variantId: 'v-full',
  quantity: 2,
  selection: thin,
  origin: 'popup',
} as const;
