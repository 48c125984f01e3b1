import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { navigation } from '@/platform/navigation';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { storeCart } from './stored-cart';
import { renderShop } from './render-shop';
import type { useSandbox } from './sandbox';

type Sandbox = ReturnType<typeof useSandbox>;
type Shop = ReturnType<typeof renderShop>;

/** ₹45 each. */
export const NAAN = 'v-butter-naan';

export const placeOrderButton = () => screen.getByRole('button', { name: 'Place Order' });

export const orderError = () => document.getElementById('place-order-error');

/** Oldest first. */
export const billRequests = (sandbox: Sandbox) =>
  sandbox.requests.list('PriceCalculate/Cart').map(({ form }) => form);

/** Records redirects to the payment page, oldest first, instead of following them. */
export function mockRedirects() {
  const redirects: string[] = [];
  beforeEach(() => {
    redirects.length = 0;
    vi.spyOn(navigation, 'goTo').mockImplementation((url) => void redirects.push(url));
  });
  return {
    redirects,
    paymentUrl: async (nth = 1): Promise<URL> => {
      await waitFor(() => expect(redirects).toHaveLength(nth));
      return new URL(redirects[nth - 1] ?? '');
    },
  };
}

export async function openCart({ world }: Sandbox, naans = 8, options: { phone?: string } = {}) {
  const cartId = storeCart(world, { [NAAN]: naans }, options);
  const shop = renderShop('/cart');
  await screen.findByRole('heading', { name: /Butter naan/ });
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  return { ...shop, cartId };
}

/** Opens a dine-in order with a note, ready to be placed. */
export async function openTableOrder({ world }: Sandbox) {
  const cartId = storeCart(world, { [NAAN]: 8 });
  const shop = renderShop('/cart?type=dinein&table=7');
  await screen.findByRole('heading', { name: /Butter naan/ });
  expect(await screen.findByDisplayValue('7')).toBeVisible();
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  fireEvent.change(screen.getByLabelText('Cooking instructions'), { target: { value: 'no onion' } });
  return { ...shop, cartId };
}

export async function chooseType(user: UserEvent, name: 'Delivery' | 'Take Away' | 'Dine in') {
  await user.click(screen.getByRole('radio', { name }));
}

/** Waits for the bill of a delivery to the address. @returns the address's id. */
export async function chooseSavedAddress(sandbox: Sandbox, { user, store }: Pick<Shop, 'user' | 'store'>) {
  await user.click(screen.getByRole('button', { name: 'Select address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await user.click(await sheet.findByRole('button', { name: /^(?!Edit|Delete).*24, 2nd Floor/ }));
  await waitFor(() => expect(selectChosenAddress(store.getState())).not.toBeNull());
  const id = selectChosenAddress(store.getState())?.id ?? '';
  await waitFor(() => expect(billRequests(sandbox).at(-1)?.['addressId']).toBe(id));
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  return id;
}
