import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
// Loads the lazy sheet up front, so that no test waits for it.
import '@/features/addresses/address-sheet';
import type { OrderType } from '@/domain/checkout/order-types';
import { orderTypeLooks } from '@/features/checkout/order-type-panel';
import { RepeatSheet } from '@/features/dish/repeat-sheet';
import { LoginDialog } from '@/features/login/login-dialog';
import { navigation } from '@/platform/navigation';
import CartRoute from '@/routes/cart';
import { DINER } from './demo-data';
import { renderPage } from './render-page';
import type { useSandbox } from './sandbox';
import { storeCart } from './stored-cart';

type Sandbox = ReturnType<typeof useSandbox>;
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

/** The cart page with the dialogs that the layout mounts. */
export const renderCart = (path = '/cart', host?: string) =>
  renderPage(CartRoute, path, {
    ...(host !== undefined && { host }),
    dialogs: (
      <>
        <LoginDialog />
        <RepeatSheet />
      </>
    ),
  });

export const findPlaceOrder = () => waitFor(() => expect(placeOrderButton()).toBeEnabled());

export async function openCart({ world }: Sandbox, naans = 8, options: { phone?: string } = {}) {
  const cartId = storeCart(world, { [NAAN]: naans }, options);
  const page = renderCart();
  await screen.findByRole('heading', { name: /Butter naan/ });
  await findPlaceOrder();
  return { ...page, cartId };
}

/** Opens a dine-in order with a note, ready to be placed. */
export async function openTableOrder({ world }: Sandbox, options: { naans?: number; phone?: string } = {}) {
  const cartId = storeCart(world, { [NAAN]: options.naans ?? 8 }, options);
  const page = renderCart('/cart?type=dinein&table=7');
  await screen.findByRole('heading', { name: /Butter naan/ });
  expect(await screen.findByDisplayValue('7')).toBeVisible();
  await findPlaceOrder();
  fireEvent.change(screen.getByLabelText('Cooking instructions'), { target: { value: 'no onion' } });
  return { ...page, cartId };
}

export async function chooseType(user: UserEvent, type: OrderType) {
  await user.click(screen.getByRole('radio', { name: orderTypeLooks[type].label() }));
}

/** Waits for the bill of a delivery to the address. @returns the address's id. */
export async function chooseSavedAddress(sandbox: Sandbox, user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Select address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await user.click(await sheet.findByRole('button', { name: /^(?!Edit|Delete).*24, 2nd Floor/ }));
  await waitFor(() => expect(billRequests(sandbox).at(-1)?.['addressId']).not.toBe('0'));
  await findPlaceOrder();
  return billRequests(sandbox).at(-1)?.['addressId'];
}

export async function applyOffer(user: UserEvent, code: string) {
  await user.click(screen.getByRole('button', { name: 'View offers' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Offers' }));
  await user.click(await sheet.findByRole('button', { name: `Apply ${code}` }));
}

export async function logIn({ world }: Sandbox, user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Phone number'), DINER);
  await dialog.findByText('OTP sent');
  await user.type(dialog.getByLabelText('OTP'), world.diners.latestOtp(DINER)?.code ?? '');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
}
