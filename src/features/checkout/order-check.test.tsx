import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { navigation } from '@/platform/navigation';
import {
  applyOffer,
  billRequests,
  findPlaceOrder,
  mockRedirects,
  NAAN,
  openTableOrder,
  placeOrderButton,
  renderCart,
} from '../../../tests/cart-page';
import { storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords, storeRecords } from '../../../tests/stored-records';
import { advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
const change = (changes: object) => sandbox.world.changeRestaurant('spice-garden', changes);
const raisePrice = () => change({ prices: { [NAAN]: { Price: 50, OfferPrice: 50 } } });
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;
const naans = () => within(screen.getByRole('group', { name: 'Butter naan quantity' }));
const PRICE_CHANGE = 'Butter naan costs ₹50 now, not ₹45';
const CLOSED = 'The restaurant has closed. Your cart is kept.';

afterEach(() => {
  vi.useRealTimers();
});

describe('Pressing Place Order', () => {
  it('shows a price increase, keeps table and note, and places the order on the next press', async () => {
    const { user } = await openTableOrder(sandbox);
    raisePrice();
    await user.click(placeOrderButton());
    const shown = await screen.findByText(PRICE_CHANGE);
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(redirects).toHaveLength(0);
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
    await findPlaceOrder();
    expect(screen.getAllByText('₹420').length).toBeGreaterThan(0);
    const before = billRequests(sandbox).length;
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('420');
    // The bill is younger than 60 s.
    expect(billRequests(sandbox)).toHaveLength(before);
  });

  it('shows quantity changes of dishes that have no name in the cart or the menu', async () => {
    const cartWith = (...units: readonly [id: string, quantity: number][]) => {
      const body = units.map(([id, quantity]) => ({ Item_id: id, quantity, OfferPrice: 45, price: 45 }));
      sandbox.faults.clear();
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body });
    };
    cartWith([NAAN, 8], ['v-gone', 1], ['v-lost', 1]);
    const { user } = await openTableOrder(sandbox);
    cartWith([NAAN, 7], ['v-gone', 2], ['v-lost', 2]);
    await user.click(placeOrderButton());
    expect(await screen.findByText(/^Butter naan: /)).toBeVisible();
    expect(screen.getAllByText(/^Dish without a name: /)).toHaveLength(2);
    expect(redirects).toHaveLength(0);
  });

  it('shows that a dish is out of stock, and that the restaurant has closed, and opens no payment page', async () => {
    const { user } = await openTableOrder(sandbox);
    change({ outOfStock: { 'd-butter-naan': true } });
    await user.click(placeOrderButton());
    expect(await screen.findByText('Butter naan is out of stock now')).toBeVisible();
    await findPlaceOrder();
    change({ timing: { Status: 'CLOSE' } });
    await user.click(placeOrderButton());
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sorry We are closed now' })).toBeDisabled();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(redirects).toHaveLength(0);
  });

  it.each(['Daily/Timing', 'cart/displayTestFramCore'])(
    'opens the payment page even when the check fails (%s)',
    async (call) => {
      const { user } = await openTableOrder(sandbox);
      sandbox.faults.add({ call, kind: 'status' });
      await user.click(placeOrderButton());
      await paymentUrl();
      expect(screen.getByRole('heading', { name: /Butter naan/ })).toBeVisible();
    },
  );

  it('opens the payment page when the check takes more than 4 s', async () => {
    await openTableOrder(sandbox);
    holdNextCall(sandbox, 'Daily/Timing');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(placeOrderButton());
    await advanceTimers(3900);
    expect(redirects).toHaveLength(0);
    await advanceTimers(200);
    await waitFor(() => expect(redirects).toHaveLength(1), { timeout: 2000 });
  });

  it('opens the payment page without another bill request when only the order of the lines changes', async () => {
    change({ quirks: { 'shuffle-lines': true } });
    storeCart(sandbox.world, { [NAAN]: 4, 'v-chicken-65': 2, 'v-steamed-veg-momos': 1 });
    const { user } = renderCart('/cart?type=dinein&table=7');
    await screen.findByDisplayValue('7');
    await screen.findByRole('heading', { name: /Butter naan/ });
    await findPlaceOrder();
    const before = billRequests(sandbox).length;
    await user.click(placeOrderButton());
    await paymentUrl();
    expect(billRequests(sandbox)).toHaveLength(before);
  });

  it('shows a change that the diner made during the check and that is still being sent', async () => {
    await openTableOrder(sandbox);
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    const add = holdNextCall(sandbox, 'cart/addItemTest');
    fireEvent.click(placeOrderButton());
    await timing.sent;
    fireEvent.click(naans().getByRole('button', { name: 'Increase quantity' }));
    await add.sent;
    timing.release();
    expect(await screen.findByText('Butter naan: 9 instead of 8')).toBeVisible();
    add.release();
    await findPlaceOrder();
    expect(screen.getByText('Butter naan: 9 instead of 8')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });
});

describe('Pressing Place Order with a bill older than 60 s', () => {
  const letBillAge = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + BILL_MAX_AGE_MS + 1);

  it('shows a changed amount and opens the payment page only on the next press', async () => {
    const { user } = await openTableOrder(sandbox);
    change({ charges: { gst: 12 } });
    letBillAge();
    await user.click(placeOrderButton());
    const shown = await screen.findByText('The amount to pay is ₹403.20 now, not ₹378');
    await waitFor(() => expect(document.activeElement).toContainElement(shown));
    expect(screen.getByText('GST 12%')).toBeVisible();
    expect(redirects).toHaveLength(0);
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('403.2');
  });

  it('names an offer that no longer applies, and places the order without it on the next press', async () => {
    const { user } = await openTableOrder(sandbox);
    await applyOffer(user, 'TASTY10');
    await screen.findByText('Coupon TASTY10');
    change({ withdrawnOffers: { 'o-tasty10': true } });
    letBillAge();
    await user.click(placeOrderButton());
    expect(await screen.findByText('TASTY10 no longer applies')).toBeVisible();
    expect(redirects).toHaveLength(0);
    await findPlaceOrder();
    await user.click(placeOrderButton());
    const { searchParams } = await paymentUrl();
    expect([searchParams.get('OfferId'), searchParams.get('TotalPrice')]).toEqual(['0', '378']);
  });

  it('places the order with the displayed amount when the bill request fails', async () => {
    const { user } = await openTableOrder(sandbox);
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'drop' });
    letBillAge();
    await user.click(placeOrderButton());
    expect((await paymentUrl()).searchParams.get('TotalPrice')).toBe('378');
  });
});

describe('A cart page that becomes visible again', () => {
  const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const restore = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  it('shows that the restaurant has closed, without moving the focus, until the cart changes', async () => {
    const { user } = await openTableOrder(sandbox);
    const note = screen.getByLabelText('Cooking instructions');
    note.focus();
    change({ timing: { Status: 'CLOSE' } });
    becomeVisible();
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(note).toHaveFocus();
    const before = cartFetches();
    await user.click(naans().getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(screen.queryByText(CLOSED)).not.toBeInTheDocument());
    // Its answer must not reach the next test.
    await waitFor(() => expect(cartFetches()).toBeGreaterThan(before));
  });

  it('keeps the order, shows a changed price, and can be placed again when Back restores it', async () => {
    const { user } = await openTableOrder(sandbox);
    await user.click(placeOrderButton());
    await paymentUrl();
    raisePrice();
    const before = cartFetches();
    restore();
    expect(await screen.findByText(PRICE_CHANGE)).toBeVisible();
    expect(cartFetches()).toBe(before + 1);
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    await findPlaceOrder();
    await user.click(placeOrderButton());
    await paymentUrl(2);
  });

  it('shows the empty cart when the cart id has been removed from storage', async () => {
    await openTableOrder(sandbox);
    localStorage.removeItem('cartId');
    restore();
    expect(await screen.findByText('empty cart !')).toBeVisible();
  });

  it('shows the cart that another tab has started, with its note, and keeps its pending payment', async () => {
    await openTableOrder(sandbox);
    const cartId = storeCart(sandbox.world, { [NAAN]: 3 }, { phone: '9123456780' });
    storeDiner();
    const leftForPayment = { cartId, at: Date.now(), amount: 13_500 };
    storeRecords({ orderType: 'Take Away', note: 'less salt', leftForPayment });
    restore();
    await waitFor(() => expect(naans().getByText('3')).toBeVisible());
    expect(await screen.findByDisplayValue('less salt')).toBeVisible();
    expect(storedRecords().leftForPayment).toEqual(leftForPayment);
  });

  it('reloads when another diner has logged in', async () => {
    await openTableOrder(sandbox);
    const reload = vi.spyOn(navigation, 'reload').mockReturnValue();
    localStorage.setItem('userNumber', '9123456789');
    restore();
    expect(reload).toHaveBeenCalledOnce();
  });
});

it.each([
  ['2026-11-18T23:05:00+05:30', 1],
  ['2026-11-18T22:55:00+05:30', 0],
])('the cart page warns only in the last 30 minutes before closing (%s)', async (now, count) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  await openTableOrder(sandbox);
  expect(screen.queryAllByText('Closes at 11:30 PM: place your order within 25 min.')).toHaveLength(count);
});
