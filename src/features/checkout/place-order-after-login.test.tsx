import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { selectPendingAction } from '@/domain/dialogs/slice';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { chooseType, openCart, orderError, placeOrderButton, mockRedirects } from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
const checks = () => sandbox.requests.list('Daily/Timing').length;

/** Presses Place Order with eight naans (₹378) at table 12. */
async function pressAsGuest() {
  const shop = await openCart(sandbox, 8, { phone: 'guest-000009' });
  await chooseType(shop.user, 'Dine in');
  await shop.user.type(screen.getByLabelText('Table number'), '12');
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  await shop.user.click(placeOrderButton());
  return shop;
}

async function logIn(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Phone number'), DINER);
  await waitFor(() => expect(sandbox.world.diners.latestOtp(DINER)).toBeDefined());
  await dialog.findByText('OTP sent');
  await user.type(dialog.getByLabelText('OTP'), sandbox.world.diners.latestOtp(DINER)?.code ?? '');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
}

describe('Placing an order as a guest', () => {
  it('continues after the login when lines and amount have not changed', async () => {
    const { user } = await pressAsGuest();
    await logIn(user);
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('378');
  });

  it('waits for another press and shows the changes when the login adds the diner’s former cart', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'merge-carts': true } });
    const former = { phone: DINER, restaurantId: RESTAURANT_ID, variantId: 'v-chicken-65', quantity: 4 };
    sandbox.world.carts.add(former);
    const { user } = await pressAsGuest();
    await logIn(user);
    const change = await screen.findByText('Chicken 65 is now in the cart');
    expect(change).toBeVisible();
    expect(screen.getByText('The amount to pay is ₹1,339.80 now, not ₹378')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(redirects).toHaveLength(0);
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('1339.8');
  });

  it('does not continue when the cart cannot be fetched after the login', async () => {
    const { user, store } = await pressAsGuest();
    const before = checks();
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'drop' });
    await logIn(user);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(selectPendingAction(store.getState())).toBe('none'));
    // Place Order checks the order before it opens the payment page.
    await sandbox.requestsArrived();
    expect(checks()).toBe(before);
    expect(redirects).toHaveLength(0);
  });

  it('shows "Log in to place your order" beside the button when the login dialog is closed', async () => {
    const { user } = await pressAsGuest();
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
    expect(orderError()).toHaveTextContent('Log in to place your order');
    expect(placeOrderButton()).toHaveAccessibleDescription('Log in to place your order');
  });
});
