import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import OffersRoute from '@/routes/offers';
import {
  applyOffer,
  billRequests,
  findPlaceOrder,
  NAAN,
  openCart,
  renderCart,
} from '../../../tests/cart-page';
import { holdNextCall } from '../../../tests/held-call';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords } from '../../../tests/stored-records';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();
const lastOffer = () => billRequests(sandbox).at(-1)?.['OfferId'];

describe('The offers page', () => {
  it('shows an offer’s message, minimum order value, maximum value and code', async () => {
    renderPage(OffersRoute, '/offer');
    const message = await screen.findByRole('heading', { name: '10% off on orders above ₹300' });
    const ticket = within(message.closest('li') ?? document.body);
    expect(ticket.getByText('Minimum order value ₹300')).toBeVisible();
    expect(ticket.getByText('Maximum value ₹100')).toBeVisible();
    expect(ticket.getAllByText('TASTY10')[0]).toBeVisible();
  });

  it.each<[string, object, string[]]>([
    ['a wallet offer', { cuponType: 'Wallet', Wallet_Value: 75, Value: 0 }, ['₹75 cashback']],
    [
      'a wallet offer with a maximum',
      { cuponType: 'WALLET', Wallet_Value: '75.50', Value: 90 },
      ['Maximum value ₹90', '₹75.50 cashback'],
    ],
    ['an offer without a maximum', { cuponType: 'Discount', Wallet_Value: 75, Value: null }, []],
    ['an offer with a minimum', { Minimum_order_value: 300 }, ['Minimum order value ₹300']],
    ['an offer with negative values', { cuponType: 'Wallet', Wallet_Value: -75, Value: -1 }, []],
  ])('shows only the values that %s has', async (_what, values, texts) => {
    const offer = { OfferId: 'o-1', Message: 'Lunch offer', CouponCode: 'LUNCH', ...values };
    sandbox.faults.add({ call: 'Offer/display_for_restaurent', kind: 'body', body: [offer] });
    renderPage(OffersRoute, '/offer');
    const message = await screen.findByRole('heading', { name: 'Lunch offer' });
    const shown = [...(message.parentElement?.querySelectorAll('p') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(shown).toEqual(texts);
  });

  it('copies a code on "tap to copy", and shows "Text copied" for two seconds', async () => {
    const { user } = renderPage(OffersRoute, '/offer');
    const copy = await screen.findByRole('button', { name: 'tap to copy SPICE100' });
    fakeTimeouts();
    await user.click(copy);
    const copied = await screen.findByText('Text copied');
    expect(copied).toBeVisible();
    const region = copied.closest('[role=status]');
    expect(region).not.toHaveAttribute('aria-live', 'off');
    expect(await navigator.clipboard.readText()).toBe('SPICE100');
    await advanceTimers(COPY_NOTICE_MS);
    expect(screen.queryByText('Text copied')).not.toBeInTheDocument();
    expect(region).toHaveAttribute('aria-live', 'off');
  });

  it('selects a code that the browser refuses to copy, and says so', async () => {
    const { user } = renderPage(OffersRoute, '/offer');
    const copy = await screen.findByRole('button', { name: 'tap to copy SPICE100' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.assign(document, { execCommand: () => false });
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
    fakeTimeouts();
    await user.click(copy);
    expect(await screen.findByText('Not copied, the code is selected')).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('SPICE100');
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(screen.queryByText('Not copied, the code is selected')).not.toBeInTheDocument();
  });

  it('refetches the offers on "Try again" after a failed request', async () => {
    sandbox.faults.add({ call: 'Offer/display_for_restaurent', kind: 'status', times: 1 });
    const { user } = renderPage(OffersRoute, '/offer');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Flat ₹100 off your first order')).toBeVisible();
  });

  it('shows "No offers right now" when there are no offers', async () => {
    sandbox.faults.add({ call: 'Offer/display_for_restaurent', kind: 'body', body: [] });
    renderPage(OffersRoute, '/offer');
    expect(await screen.findByText('No offers right now')).toBeVisible();
  });
});

describe('The offers of the cart page', () => {
  it('can be applied and removed, with a toast and a new bill each time, and keep the focus', async () => {
    const { user } = await openCart(sandbox);
    await applyOffer(user, 'TASTY10');
    await screen.findByText('Code apply successfully');
    expect(await screen.findByText('You save ₹36')).toBeVisible();
    expect(screen.getByText('Coupon TASTY10')).toBeVisible();
    expect(lastOffer()).toBe('o-tasty10');
    screen.getByRole('button', { name: 'Remove TASTY10' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('code remove successfully');
    await waitFor(() => expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'View offers' })).toHaveFocus();
    await waitFor(() => expect(lastOffer()).toBe('0'));
  });

  it('show the server’s message when it refuses an offer, which is not applied', async () => {
    const { user } = await openCart(sandbox, 2);
    await applyOffer(user, 'TASTY10');
    await screen.findByText('Add items worth ₹300 to use TASTY10');
    expect(screen.queryByRole('button', { name: 'Remove TASTY10' })).not.toBeInTheDocument();
  });

  it('show the server’s message without its markup', async () => {
    const { user } = await openCart(sandbox);
    const body = [{ Status: 'Failed', Message: 'Only for <b>lunch</b> &amp; dinner' }];
    sandbox.faults.add({ call: 'Offer/apply', kind: 'body', body });
    await applyOffer(user, 'TASTY10');
    await screen.findByText('Only for lunch & dinner');
  });

  it('show an error when the apply request fails', async () => {
    const { user } = await openCart(sandbox);
    sandbox.faults.add({ call: 'Offer/apply', kind: 'drop' });
    await applyOffer(user, 'TASTY10');
    await screen.findByText('An error occurred while applying the offer. Please try again.');
  });

  it('show "Still trying…" when the answer takes longer than 10 s', async () => {
    const { user } = await openCart(sandbox);
    await user.click(screen.getByRole('button', { name: 'View offers' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Offers' }));
    const apply = await sheet.findByRole('button', { name: 'Apply TASTY10' });
    const call = holdNextCall(sandbox, 'Offer/apply');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(apply);
    await expectSlowNotice(sheet);
    call.release();
    vi.useRealTimers();
    expect(await screen.findByText('You save ₹36')).toBeVisible();
  });

  it('show a message instead of a discount once the bill no longer honours the code', async () => {
    const { user } = await openCart(sandbox, 7);
    await applyOffer(user, 'TASTY10');
    expect(await screen.findByText('You save ₹31.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
    expect(screen.getByText('Add ₹30 to unlock')).toBeVisible();
    expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument();
  });

  it('show the amount of a wallet cashback and that it follows after the order', async () => {
    const { user } = await openCart(sandbox, 14);
    await applyOffer(user, 'LUNCH75');
    expect(await screen.findByText('₹75 cashback')).toBeVisible();
    expect(screen.getByText('reward will reach your wallet after this order')).toBeVisible();
  });
});

describe('An applied offer', () => {
  /** Applies TASTY10 (₹36 off) to a cart of ₹360. */
  async function openWithOffer() {
    const page = await openCart(sandbox);
    await applyOffer(page.user, 'TASTY10');
    expect(await screen.findByText('You save ₹36')).toBeVisible();
    const reload = () => {
      page.unmount();
      sandbox.requests.clear();
      return renderCart();
    };
    return { ...page, reload };
  }

  it('is restored after a reload, without another apply request', async () => {
    const { reload } = await openWithOffer();
    reload();
    expect(await screen.findByText('You save ₹36')).toBeVisible();
    expect(billRequests(sandbox).map((form) => form['OfferId'])).toEqual(['o-tasty10']);
    expect(sandbox.requests.list('Offer/apply')).toHaveLength(0);
  });

  it('that the bill does not honour is restored, too, and counts again from its minimum on', async () => {
    const { cartId, reload } = await openWithOffer();
    sandbox.world.carts.remove(cartId, NAAN);
    sandbox.world.carts.remove(cartId, NAAN);
    const { user } = reload();
    expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
    expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument();
    await findPlaceOrder();
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('You save ₹31.50')).toBeVisible();
  });

  it('that the server no longer knows is removed with a message, and the bill is fetched without it', async () => {
    const { reload } = await openWithOffer();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status', status: 404, times: 1 });
    reload();
    await screen.findByText('TASTY10 no longer applies');
    await findPlaceOrder();
    expect(lastOffer()).toBe('0');
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
  });

  it('stays applied after a failed bill request and its retry', async () => {
    const { reload } = await openWithOffer();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status', status: 429, times: 1 });
    const { user } = reload();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You save ₹36')).toBeVisible();
  });

  it('is not applied to another cart, nor after it was removed', async () => {
    const { cartId, user, reload } = await openWithOffer();
    sandbox.world.carts.delete(cartId);
    storeCart(sandbox.world, { [NAAN]: 8 });
    const other = reload();
    await findPlaceOrder();
    expect(lastOffer()).toBe('0');
    await applyOffer(other.user, 'TASTY10');
    await user.click(await screen.findByRole('button', { name: 'Remove TASTY10' }));
    expect(storedRecords().appliedOffer).toBeNull();
  });
});
