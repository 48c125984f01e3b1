import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPlaceOrder, mockRedirects, NAAN, placeOrderButton, renderCart } from '../../../tests/cart-page';
import { storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder, indianNow } from '../../../tests/placed-order';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords, storeRecords } from '../../../tests/stored-records';
import { chooseInOtherTab, storeInOtherTab } from '../../../tests/tab';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';
import { watchOtherTabs } from '@/store/listeners/records';
import { selectFoundOrderId } from '@/domain/visit/slice';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
afterEach(() => void vi.useRealTimers());
const asked = () => sandbox.requests.list('Order/history').length;
const showAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

function left(amount = 37_800) {
  storeDiner();
  const cartId = storeCart(sandbox.world, { [NAAN]: 8 });
  storeRecords({ orderType: 'Dine in', tableNumber: '7' });
  storeRecords({ leftForPayment: { cartId, at: Date.now() - 120_000, amount } });
  return cartId;
}

async function openAgain() {
  left();
  const page = renderCart();
  await screen.findByRole('heading', { name: /Butter naan/ });
  await findPlaceOrder();
  await waitFor(() => expect(asked()).toBe(1));
  return page;
}

/** Presses Place Order. The check waits for the history until it is released. */
async function pressWithHeldHistory() {
  const { user, store } = await openAgain();
  watchOtherTabs(store);
  const history = holdNextCall(sandbox, 'Order/history');
  await user.click(placeOrderButton());
  await history.sent;
  return history;
}

describe('A cart that was left for payment before', () => {
  it('is not paid twice: a press that finds its order does not leave, and ends the cart', async () => {
    const { user } = await openAgain();
    addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow() });
    await user.click(placeOrderButton());
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('is kept for an order of another amount, which is named; the next press counts', async () => {
    const { user } = await openAgain();
    const { id } = addOrder(sandbox, undefined, { total: 9_900, placedAt: indianNow() });
    await user.click(placeOrderButton());
    expect(await screen.findByText(`Your order #${String(id)} was placed`)).toBeVisible();
    expect(redirects).toHaveLength(0);
    await user.click(placeOrderButton());
    await paymentUrl();
  });

  it('is paid although the history fails', async () => {
    const { user } = await openAgain();
    sandbox.faults.add({ call: 'Order/history', kind: 'status' });
    await user.click(placeOrderButton());
    await paymentUrl();
  });

  it('is paid after the check of 4 s although the history does not answer', async () => {
    const { user } = await openAgain();
    const history = holdNextCall(sandbox, 'Order/history');
    await user.click(placeOrderButton());
    await history.sent;
    await waitFor(() => expect(redirects).toHaveLength(1), { timeout: 6000 });
    history.release();
  });

  it('is asked for every 30 s for five minutes, and when the page is visible again', async () => {
    await openAgain();
    fakeTimeouts({ shouldAdvanceTime: false });
    showAgain();
    await sandbox.requestsArrived();
    const before = asked();
    // Up to a fifth is added to each delay.
    await advanceTimers(29_999);
    await sandbox.requestsArrived();
    expect(asked()).toBe(before);
    await advanceTimers(6_001);
    await sandbox.requestsArrived();
    expect(asked()).toBe(before + 1);
    for (let poll = 2; poll <= 14; poll += 1) {
      await advanceTimers(36_000);
      await sandbox.requestsArrived();
    }
    expect(asked()).toBe(before + 10);
    showAgain();
    await sandbox.requestsArrived();
    expect(asked()).toBe(before + 11);
  });
});

describe('The cart page, with an order of a payment that is not confirmed yet', () => {
  it('asks when it is visible again although the server has emptied the cart', async () => {
    const cartId = left();
    sandbox.world.carts.delete(cartId);
    const { store } = renderCart();
    expect(await screen.findByText('empty cart !')).toBeVisible();
    await sandbox.settle();
    expect(storedRecords().leftForPayment).not.toBeNull();
    const before = asked();
    const { id } = addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow() });
    showAgain();
    await sandbox.settle();
    expect(asked()).toBeGreaterThan(before);
    await waitFor(() => expect(selectFoundOrderId(store.getState())).toBe(String(id)));
  });

  it('asks at a press although an earlier request hangs, and does not leave', async () => {
    left();
    const first = holdNextCall(sandbox, 'Order/history');
    const { user } = renderCart();
    await screen.findByRole('heading', { name: /Butter naan/ });
    await findPlaceOrder();
    await first.sent;
    addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow() });
    await user.click(placeOrderButton());
    expect(await screen.findByText('empty cart !', undefined, { timeout: 6000 })).toBeVisible();
    expect(redirects).toHaveLength(0);
    first.release();
  }, 15_000);

  it('asks when it is visible again although an earlier request hangs', async () => {
    left();
    const first = holdNextCall(sandbox, 'Order/history');
    renderCart();
    await screen.findByRole('heading', { name: /Butter naan/ });
    await findPlaceOrder();
    await first.sent;
    addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow() });
    // Later than a slow answer.
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 21_000);
    showAgain();
    // A held request is not listed.
    await waitFor(() => expect(asked()).toBe(1));
    first.release();
  });

  it('leaves when another tab has changed the note during the check', async () => {
    const history = await pressWithHeldHistory();
    chooseInOtherTab({ note: 'less salt' });
    await act(() => new Promise((done) => setTimeout(done, 120)));
    history.release();
    await paymentUrl();
  });

  it('does not leave when another tab has found the order during the check', async () => {
    const history = await pressWithHeldHistory();
    localStorage.removeItem('cartId');
    storeRecords({ leftForPayment: null, ordersThatClearedACart: ['1042'] });
    storeInOtherTab('cartId', null);
    await act(() => new Promise((done) => setTimeout(done, 120)));
    history.release();
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('does not ask while it is hidden', async () => {
    left();
    renderCart();
    await screen.findByRole('heading', { name: /Butter naan/ });
    await waitFor(() => expect(asked()).toBe(1));
    fakeTimeouts({ shouldAdvanceTime: false });
    showAgain();
    await sandbox.requestsArrived();
    const before = asked();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showAgain();
    await advanceTimers(80_000);
    await sandbox.requestsArrived();
    expect(asked()).toBe(before);
    hidden.mockRestore();
  });

  it.each([
    ['cancelled', 'Cancelled by restaurant'],
    ['failed', 'Payment Failed.'],
    ['refund', 'REFUND INITIATED'],
    ['not accepted', 'Not  accepted'],
  ])('leaves although the history has an order that has ended: %s', async (_, status) => {
    left();
    const { user } = renderCart();
    await screen.findByRole('heading', { name: /Butter naan/ });
    await findPlaceOrder();
    await waitFor(() => expect(asked()).toBe(1));
    addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow(), status: status });
    await user.click(placeOrderButton());
    await paymentUrl();
  });

  it('asks although the cart cannot be read', async () => {
    left();
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', status: 500 });
    const { store } = renderCart();
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    const { id } = addOrder(sandbox, undefined, { total: 37_800, placedAt: indianNow() });
    showAgain();
    await waitFor(() => expect(selectFoundOrderId(store.getState())).toBe(String(id)));
  });
});
