import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  billRequests,
  chooseSavedAddress,
  chooseType,
  findPlaceOrder,
  NAAN,
  openCart,
  openTableOrder,
  placeOrderButton,
  renderCart,
} from '../../../tests/cart-page';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { chooseInOtherTab, storeInOtherTab } from '../../../tests/tab';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';
import { watchOtherTabs } from '@/store/listeners/records';

const sandbox = useSandbox();
const BILL = 'PriceCalculate/Cart';
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;
const naans = () => within(screen.getByRole('group', { name: 'Butter naan quantity' }));
const answerWith = (bill: object) =>
  sandbox.faults.add({ call: BILL, kind: 'body', body: [{ Grand_Total: 360, GstPercentage: 5, ...bill }] });

describe('The bill', () => {
  it('is requested with zeros without an address, with the chosen address, and without it for a dine in', async () => {
    const { cartId, user } = await openCart(sandbox);
    const zeros = { OfferId: '0', addressId: '0', Clongitude: '0', Clatitude: '0', Time: '0' };
    expect(billRequests(sandbox)).toEqual([{ CartId: cartId, restaurantId: RESTAURANT_ID, ...zeros }]);
    expect(screen.getByText('GST 5%')).toBeVisible();
    expect(screen.getByText('₹18')).toBeVisible();
    expect(screen.getAllByText('₹378')).not.toHaveLength(0);
    await chooseSavedAddress(sandbox, user);
    expect(billRequests(sandbox).at(-1)).not.toMatchObject({ Clongitude: '0', Clatitude: '0' });
    const before = billRequests(sandbox).length;
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(billRequests(sandbox)).toHaveLength(before + 1));
    expect(billRequests(sandbox).at(-1)).toMatchObject(zeros);
  });

  it('is requested again 150 ms after the order type changes, with placeholders and Place Order disabled', async () => {
    await openCart(sandbox);
    fakeTimeouts({ shouldAdvanceTime: false });
    const bill = holdNextCall(sandbox, BILL);
    fireEvent.click(screen.getByRole('radio', { name: 'Dine in' }));
    expect(screen.getAllByText('Working out the price')).not.toHaveLength(0);
    expect(placeOrderButton()).toBeDisabled();
    await advanceTimers(149);
    expect(billRequests(sandbox)).toHaveLength(1);
    await advanceTimers(1);
    await bill.sent;
    vi.useRealTimers();
    bill.release();
    await findPlaceOrder();
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  it('of the former quantity is hidden, and "Place Order" is disabled, while the cart changes', async () => {
    const { user } = await openCart(sandbox);
    const change = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(naans().getByRole('button', { name: 'Increase quantity' }));
    await change.sent;
    expect(placeOrderButton()).toBeDisabled();
    expect(screen.queryByText('₹378')).not.toBeInTheDocument();
    change.release();
    await findPlaceOrder();
    expect(screen.getAllByText('₹425.25')).not.toHaveLength(0);
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  it('of an outdated order type is ignored: "Place Order" waits only for the latest bill', async () => {
    const { user } = await openCart(sandbox);
    const outdated = holdNextCall(sandbox, BILL);
    await chooseType(user, 'Dine in');
    await outdated.sent;
    await chooseType(user, 'Delivery');
    await findPlaceOrder();
    outdated.release();
    await sandbox.requestsArrived();
    expect(placeOrderButton()).toBeEnabled();
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
  });

  it('shows an error, and "Try again" with the focus of "Place Order" instead of it, when the request fails', async () => {
    const { user } = await openCart(sandbox);
    sandbox.faults.add({ call: BILL, kind: 'status' });
    act(() => placeOrderButton().focus());
    fireEvent.click(screen.getByRole('radio', { name: 'Dine in' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Error while fetching cart price')).not.toHaveLength(0);
    expect(again).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(again);
    await findPlaceOrder();
    expect(screen.getByRole('heading', { name: 'Bill details' })).toHaveFocus();
  });

  it('loads after "Try again" when the restaurant lookup failed', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderCart();
    const again = await screen.findByRole('button', { name: 'Try again' });
    sandbox.faults.clear();
    await user.click(again);
    await findPlaceOrder();
  });
});

describe('A bill that does not match the lines', () => {
  const letLinesAge = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

  it('makes the page fetch the cart again when the lines are old', async () => {
    const { user } = await openCart(sandbox);
    const more = { phone: DINER, restaurantId: RESTAURANT_ID, variantId: NAAN, quantity: 1 };
    sandbox.world.carts.add(more);
    letLinesAge();
    await chooseType(user, 'Dine in');
    await naans().findByText('9');
    await findPlaceOrder();
    expect(screen.getAllByText('₹405').length).toBeGreaterThan(0);
  });

  it('is shown without another fetch of new lines, and after one of old lines, although it still does not match', async () => {
    answerWith({ Grand_Total: 300, PayableAmount: 315 });
    const { user } = await openCart(sandbox);
    expect((await screen.findAllByText('₹315')).length).toBeGreaterThan(0);
    expect(cartFetches()).toBe(1);
    letLinesAge();
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(cartFetches()).toBe(2));
    await findPlaceOrder();
    expect(cartFetches()).toBe(2);
    expect(screen.getAllByText('₹315').length).toBeGreaterThan(0);
  });
});

describe('The rows of the bill', () => {
  const rupeesOf = (text: string) => {
    const amount = Number(text.replace(/[^\d.]/g, '') || '0');
    return text.startsWith('−') ? -amount : amount;
  };

  function billRows(): Record<string, string> {
    const panel = screen.getByRole('heading', { name: 'Bill details' }).closest('section');
    const rows = [...(panel?.querySelectorAll('dt') ?? [])].map((label) => {
      const amount = label.nextElementSibling;
      const struck = amount?.querySelector('s')?.textContent ?? '';
      const text = amount?.textContent.replace(struck, '').replace('Full delivery charge', '').trim();
      return [label.textContent, text ?? ''] as const;
    });
    return Object.fromEntries(rows);
  }

  it.each([
    ['a discount without a coupon', { off: 60, PayableAmount: 315 }, { Discount: '− ₹60' }],
    ['a coupon', { off: 60, Coupon: 'GIFT', PayableAmount: 315 }, { 'Coupon GIFT': '− ₹60' }],
    ['an amount rounded down', { off: 13, PayableAmount: 364 }, { Rounding: '− ₹0.35' }],
    ['an amount rounded up', { GstPercentage: 2.6, PayableAmount: 370 }, { Rounding: '₹0.64' }],
    ['charges that have no row', { DeliveryCharges: 30, PayableAmount: 428 }, { 'Other charges': '₹20' }],
    ['a charge of ₹1', { PayableAmount: 379 }, { 'Other charges': '₹1' }],
    ['99 paise', { PayableAmount: 378.99 }, { Rounding: '₹0.99' }],
    ['a discount that has no row', { PayableAmount: 348 }, { 'Other discount': '− ₹30' }],
    [
      'a discount written as a negative amount',
      { off: -60, PayableAmount: 315 },
      { 'Other discount': '− ₹63' },
    ],
    ['a discount above the total', { off: 500, PayableAmount: 0 }, { 'Other charges': '₹140' }],
    ['a negative amount to pay', { off: 380, PayableAmount: -20 }, { 'Other charges': '₹20' }],
    [
      'a negative delivery charge',
      { DeliveryCharges: -10, PayableAmount: 368 },
      { 'Other discount': '− ₹10' },
    ],
    ['a delivery that is reduced', { DeliveryCharges: 20, ActulDeliveryCharge: 40, PayableAmount: 398 }, {}],
  ])('add up to the amount to pay with %s', async (_name, bill, row) => {
    answerWith({ Service: 'Available', ...bill });
    await openCart(sandbox);
    const { 'To pay': toPay = '', ...parts } = billRows();
    expect(parts).toMatchObject(row);
    const sum = Object.values(parts).reduce((total, text) => total + rupeesOf(text), 0);
    expect(sum).toBeCloseTo(rupeesOf(toPay), 2);
  });
});

describe('The bill of a table order', () => {
  it('is asked for again when another tab has verified a phone', async () => {
    const { store } = await openTableOrder(sandbox, { phone: 'guest-000009' });
    watchOtherTabs(store);
    const before = billRequests(sandbox).length;
    chooseInOtherTab({ verifiedPhone: { phone: '9012345678', isNew: true } });
    await waitFor(() => expect(store.getState().session.verifiedPhone).not.toBeNull());
    await sandbox.settle();
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });

  it('is asked for again after a login in another tab', async () => {
    const { store } = await openTableOrder(sandbox, { phone: 'guest-000009' });
    watchOtherTabs(store);
    const before = billRequests(sandbox).length;
    sandbox.world.changeRestaurant('spice-garden', { charges: { gst: 12 } });
    storeInOtherTab('userNumber', DINER);
    await waitFor(() => expect(store.getState().session.phone).toBe(DINER));
    await sandbox.settle();
    expect(billRequests(sandbox)).toHaveLength(before + 1);
    expect(screen.getAllByText('₹403.20').length).toBeGreaterThan(0);
  });

  it('is asked for again when another diner has logged in in another tab', async () => {
    const { store } = await openTableOrder(sandbox);
    watchOtherTabs(store);
    const before = billRequests(sandbox).length;
    storeInOtherTab('userNumber', '9123456780');
    await waitFor(() => expect(store.getState().session.phone).toBe('9123456780'));
    await sandbox.settle();
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });
});
