import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { offerRestored } from '@/domain/offers/slice';
import {
  billRequests,
  chooseType,
  mockRedirects,
  openTableOrder,
  placeOrderButton,
} from '../../../tests/cart-page';
import { createDeferred } from '../../../tests/deferred';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { redirects } = mockRedirects();

async function openOrderWithOffer() {
  const shop = await openTableOrder(sandbox);
  shop.store.dispatch(offerRestored({ id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 }));
  expect(await screen.findByText('Coupon TASTY10')).toBeVisible();
  return shop;
}

describe('Pressing Place Order with a bill older than 60 s', () => {
  const letPriceAge = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + BILL_MAX_AGE_MS + 1);

  it('requests the bill again and places the order when the amount is the same', async () => {
    const { user } = await openTableOrder(sandbox);
    const before = billRequests(sandbox).length;
    letPriceAge();
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });

  it('shows a changed amount and opens the payment page only on the next press', async () => {
    const { user } = await openTableOrder(sandbox);
    const before = billRequests(sandbox).length;
    sandbox.world.changeRestaurant('spice-garden', { charges: { gst: 12 } });
    letPriceAge();
    await user.click(placeOrderButton());
    const change = await screen.findByText('The amount to pay is ₹403.20 now, not ₹378');
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    expect(screen.getByText('GST 12%')).toBeVisible();
    expect(redirects).toHaveLength(0);
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(new URL(redirects[0] ?? '').searchParams.get('TotalPrice')).toBe('403.2');
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });

  it('keeps a bill that was requested during the check when the older bill arrives later', async () => {
    const { user } = await openTableOrder(sandbox);
    letPriceAge();
    const older = holdNextCall(sandbox, 'PriceCalculate/Cart');
    await user.click(placeOrderButton());
    await older.sent;
    const bill = { Grand_Total: 360, PayableAmount: 400 };
    sandbox.server.use(http.post('*/PriceCalculate/Cart', () => HttpResponse.json([bill])));
    await chooseType(user, 'Take Away');
    await screen.findAllByText('₹400');
    await chooseType(user, 'Dine in');
    await screen.findAllByText('₹400');
    older.release();
    await sandbox.settle();
    expect(screen.queryByText('₹378')).not.toBeInTheDocument();
    expect(redirects).toHaveLength(0);
  });

  it('keeps the offer of a newer bill when the older request is rejected later', async () => {
    const { user, store } = await openOrderWithOffer();
    letPriceAge();
    const older = createDeferred();
    const sent = createDeferred();
    const reject = async () => {
      sent.resolve();
      await older.promise;
      return new HttpResponse(null, { status: 404 });
    };
    sandbox.server.use(http.post('*/PriceCalculate/Cart', reject, { once: true }));
    await user.click(placeOrderButton());
    await sent.promise;
    await chooseType(user, 'Take Away');
    await waitFor(() => expect(billRequests(sandbox).at(-1)?.['OfferId']).toBe('o-tasty10'));
    expect(await screen.findByText('Coupon TASTY10')).toBeVisible();
    older.resolve();
    await sandbox.settle();
    expect(store.getState().offers.applied?.code).toBe('TASTY10');
  });

  it('names an offer that no longer applies and does not open the payment page', async () => {
    const { user } = await openOrderWithOffer();
    sandbox.world.changeRestaurant('spice-garden', { withdrawnOffers: { 'o-tasty10': true } });
    letPriceAge();
    await user.click(placeOrderButton());
    expect(await screen.findByText('TASTY10 no longer applies')).toBeVisible();
    expect(redirects).toHaveLength(0);
  });

  it('shows the bill without an offer that the diner removes while the server rejects it', async () => {
    const { user } = await openOrderWithOffer();
    sandbox.world.changeRestaurant('spice-garden', { withdrawnOffers: { 'o-tasty10': true } });
    letPriceAge();
    const withOffer = holdNextCall(sandbox, 'PriceCalculate/Cart');
    await user.click(placeOrderButton());
    await withOffer.sent;
    const withoutOffer = holdNextCall(sandbox, 'PriceCalculate/Cart');
    await user.click(screen.getByRole('button', { name: 'Remove TASTY10' }));
    await withoutOffer.sent;
    withOffer.release();
    await screen.findByText('TASTY10 no longer applies');
    withoutOffer.release();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(screen.getAllByText('₹378').length).toBeGreaterThan(0);
  });

  it('places the order with the displayed amount when the bill request fails', async () => {
    const { user } = await openTableOrder(sandbox);
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'drop' });
    letPriceAge();
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(new URL(redirects[0] ?? '').searchParams.get('TotalPrice')).toBe('378');
  });
});
