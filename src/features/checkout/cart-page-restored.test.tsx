import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectCartId } from '@/domain/cart/slice';
import * as persisted from '@/domain/persisted/values';
import { selectShopSite } from '@/domain/shop/slice';
import { navigation } from '@/platform/navigation';
import { storeDiner } from '../../../tests/demo-data';
import { NAAN, openTableOrder, placeOrderButton, mockRedirects } from '../../../tests/cart-page';
import { holdNextCall } from '../../../tests/held-call';
import { storeCart } from '../../../tests/stored-cart';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { redirects } = mockRedirects();
const NOTHING = { timing: {}, outOfStock: {}, prices: {}, quirks: {} };
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;

const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

describe('A cart page that becomes visible again', () => {
  it('shows that a dish is now out of stock, without moving the focus', async () => {
    await openTableOrder(sandbox);
    const note = screen.getByLabelText('Cooking instructions');
    note.focus();
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, outOfStock: { 'd-butter-naan': true } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Butter naan is out of stock now')).toBeVisible();
    expect(note).toHaveFocus();
  });

  it('shows that the restaurant has closed, but only once', async () => {
    const { user } = await openTableOrder(sandbox);
    const closed = () => screen.queryByText('The restaurant has closed. Your cart is kept.');
    const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, timing: { Status: 'CLOSE' } });
    becomeVisible();
    await waitFor(() => expect(closed()).toBeVisible());
    const naan = within(screen.getByRole('group', { name: 'Butter naan quantity' }));
    await user.click(naan.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(closed()).not.toBeInTheDocument());
    await sandbox.settle();
    becomeVisible();
    await sandbox.settle();
    expect(closed()).not.toBeInTheDocument();
  });

  it('keeps the order and fetches the cart when Back restores it from the payment page', async () => {
    const { user } = await openTableOrder(sandbox);
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    const before = cartFetches();
    show(true);
    await waitFor(() => expect(cartFetches()).toBe(before + 1));
    expect(placeOrderButton()).toBeEnabled();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('8');
  });

  it('shows a changed price when the cart request is answered before the opening hours', async () => {
    await openTableOrder(sandbox);
    sandbox.world.changeRestaurant('spice-garden', {
      ...NOTHING,
      prices: { [NAAN]: { Price: 50, OfferPrice: 50 } },
    });
    const before = cartFetches();
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    show(true);
    await waitFor(() => expect(cartFetches()).toBe(before + 1));
    await timing.sent;
    timing.release();
    expect(await screen.findByText('Butter naan costs ₹50 now, not ₹45')).toBeVisible();
  });

  it('shows the empty cart when the cart id has been removed from storage', async () => {
    const { store } = await openTableOrder(sandbox);
    localStorage.removeItem('cartId');
    show(true);
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(selectCartId(store.getState())).toBe('');
  });

  it('shows the cart that another tab has started, with its note, and keeps its pending payment', async () => {
    const { store } = await openTableOrder(sandbox);
    const shop = selectShopSite(store.getState());
    const cartId = storeCart(sandbox.world, { [NAAN]: 3 }, { phone: '9123456780' });
    storeDiner();
    const { choices, pendingPayment } = persisted;
    const payment = { cartId, at: Date.now(), amount: 13_500 };
    // This tab's note is persisted first.
    await waitFor(async () => expect(await choices.read(shop)).toMatchObject({ note: 'no onion' }));
    await choices.write(shop, { orderType: 'Take Away', note: 'less salt' });
    await pendingPayment.write(shop, payment);
    show(true);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('3'),
    );
    expect(await screen.findByDisplayValue('less salt')).toBeVisible();
    await sandbox.settle();
    expect(await choices.read(shop)).toMatchObject({ note: 'less salt' });
    expect(await pendingPayment.read(shop)).toEqual(payment);
  });

  it('reloads when another diner has logged in', async () => {
    await openTableOrder(sandbox);
    const reload = vi.spyOn(navigation, 'reload').mockReturnValue();
    localStorage.setItem('userNumber', '9123456789');
    show(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});
