import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COPY_NOTICE_MS } from '@/config/limits';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { holdNextCall } from '../../../tests/held-call';
import { storeCart } from '../../../tests/stored-cart';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
/** ₹45 each. */
const NAAN = 'v-butter-naan';

async function openSheet(naans: number) {
  storeCart(sandbox.world, { [NAAN]: naans });
  const shop = renderShop('/cart');
  await screen.findByRole('heading', { name: /Butter naan/ });
  await shop.user.click(await screen.findByRole('button', { name: 'View offers' }));
  return { ...shop, sheet: within(await screen.findByRole('dialog', { name: 'Offers' })) };
}

describe('The offers page', () => {
  it('shows an offer’s message, minimum order value, maximum value and code', async () => {
    renderShop('/offer');
    const message = await screen.findByRole('heading', { name: '10% off on orders above ₹300' });
    const ticket = within(message.closest('li') ?? document.body);
    expect(ticket.getByText('Minimum order value ₹300')).toBeVisible();
    expect(ticket.getByText('Maximum value ₹100')).toBeVisible();
    expect(ticket.getAllByText('TASTY10')[0]).toBeVisible();
  });

  it('copies a code on "tap to copy", and shows "Text copied" for two seconds', async () => {
    const { user } = renderShop('/offer');
    const copy = await screen.findByRole('button', { name: 'tap to copy SPICE100' });
    fakeTimeouts();
    await user.click(copy);
    expect(await screen.findByText('Text copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('SPICE100');
    await advanceTimers(COPY_NOTICE_MS);
    expect(screen.queryByText('Text copied')).not.toBeInTheDocument();
  });

  it('refetches the offers on "Try again" after a failed request', async () => {
    sandbox.faults.add({ call: 'Offer/display_for_restaurent', kind: 'status', times: 1 });
    const { user } = renderShop('/offer');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Flat ₹100 off your first order')).toBeVisible();
  });

  it('shows "No offers right now" when there are no offers', async () => {
    sandbox.faults.add({ call: 'Offer/display_for_restaurent', kind: 'body', body: [] });
    renderShop('/offer');
    expect(await screen.findByText('No offers right now')).toBeVisible();
  });
});

describe('The offers of the cart page', () => {
  it('are sorted with usable ones first, and show the amount missing for the others', async () => {
    const { sheet } = await openSheet(8);
    const names = (await sheet.findAllByRole('button', { name: /^Apply/ })).map(
      (button) => button.getAttribute('aria-label') ?? '',
    );
    expect(names).toEqual([
      'Apply BIRYANI30',
      'Apply TASTY10',
      'Apply SPICE100',
      'Apply LUNCH75',
      'Apply FAMILY149',
    ]);
    expect(sheet.getByText('Add ₹139 to unlock')).toBeVisible();
  });

  it('can be applied and removed, with a toast and a new bill each time', async () => {
    const { user, sheet } = await openSheet(8);
    await user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
    expect(await screen.findByText('Code apply successfully')).toBeVisible();
    expect(await screen.findByText('You save ₹36')).toBeVisible();
    expect(screen.getByText('Coupon TASTY10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove TASTY10' }));
    expect(await screen.findByText('code remove successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument());
    const requestedOffers = () =>
      sandbox.requests.list('PriceCalculate/Cart').map(({ form }) => form['OfferId']);
    expect(requestedOffers()).toContain('o-tasty10');
    await waitFor(() => expect(requestedOffers().at(-1)).toBe('0'));
  });

  it('keep the focus in their panel when the applied offer is removed with the keyboard', async () => {
    const { user, sheet } = await openSheet(8);
    await user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
    (await screen.findByRole('button', { name: 'Remove TASTY10' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove TASTY10' })).toBeNull());
    expect(screen.getByRole('button', { name: 'View offers' })).toHaveFocus();
  });

  it('show the server’s message when it refuses an offer, which is not applied', async () => {
    const { user, sheet } = await openSheet(2);
    await user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
    expect(await screen.findByText('Add items worth ₹300 to use TASTY10')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove TASTY10' })).not.toBeInTheDocument();
  });

  it('show an error when the apply request fails', async () => {
    const { user, sheet } = await openSheet(8);
    sandbox.faults.add({ call: 'Offer/apply', kind: 'drop' });
    await user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
    expect(
      await screen.findByText('An error occurred while applying the offer. Please try again.'),
    ).toBeVisible();
  });

  it('show "Still trying…" when the answer takes longer than 10 s', async () => {
    const { sheet } = await openSheet(8);
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
    const { user, sheet } = await openSheet(7);
    await user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
    expect(await screen.findByText('You save ₹31.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
    expect(screen.getByText('Add ₹30 to unlock')).toBeVisible();
    expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument();
  });

  it('show the amount of a wallet cashback and that it follows after the order', async () => {
    const { user, sheet } = await openSheet(14);
    await user.click(await sheet.findByRole('button', { name: 'Apply LUNCH75' }));
    expect(await screen.findByText('₹75 cashback')).toBeVisible();
    expect(screen.getByText('reward will reach your wallet after this order')).toBeVisible();
  });
});
