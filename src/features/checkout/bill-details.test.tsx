import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offerRestored } from '@/domain/offers/slice';
import { chooseType, openCart, placeOrderButton } from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

const rupeesOf = (text: string) => {
  const amount = Number(text.replace(/[^\d.]/g, '') || '0');
  return text.startsWith('−') ? -amount : amount;
};

function billRows(): Record<string, string> {
  const panel = screen.getByRole('heading', { name: 'Bill details' }).closest('section');
  const rows = [...(panel?.querySelectorAll('dt') ?? [])].map((label) => {
    const amount = label.nextElementSibling;
    const struck = amount?.querySelector('s')?.textContent ?? '';
    return [
      label.textContent,
      amount?.textContent.replace(struck, '').replace('Full delivery charge', '').trim(),
    ];
  });
  return Object.fromEntries(rows) as Record<string, string>;
}

const PARTS = { Grand_Total: 360, GstPercentage: 5, Service: 'Available' };

async function openBill(bill: Record<string, unknown>, orderType: 'Delivery' | 'Dine in' = 'Delivery') {
  const body = [{ ...PARTS, ...bill }];
  sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'body', body });
  const shop = await openCart(sandbox);
  if (orderType === 'Dine in') await chooseType(shop.user, orderType);
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  return shop;
}

function expectRowsToAddUp() {
  const { 'To pay': toPay = '', ...parts } = billRows();
  const sum = Object.values(parts).reduce((total, text) => total + rupeesOf(text), 0);
  expect(sum).toBeCloseTo(rupeesOf(toPay), 2);
}

describe('The bill rows', () => {
  it('add up to the amount to pay when the server honours another coupon than the applied one', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'other-coupon': true } });
    const { store } = await openCart(sandbox);
    store.dispatch(offerRestored({ id: 'o-lunch75', code: 'LUNCH75', message: '', cashback: 0 }));
    expect(await screen.findByText('LUNCH75 is not counted for this cart')).toBeVisible();
    expect(screen.getByText(/^Coupon (?!LUNCH75)/)).toBeVisible();
    expectRowsToAddUp();
  });

  it.each([
    ['a discount without a coupon', { off: 60, PayableAmount: 315 }, { Discount: '− ₹60' }],
    ['a coupon', { off: 60, Coupon: 'GIFT', PayableAmount: 315 }, { 'Coupon GIFT': '− ₹60' }],
    ['an amount rounded down', { off: 13, PayableAmount: 364 }, { Rounding: '−₹0.35' }],
    ['an amount rounded up', { GstPercentage: 2.6, PayableAmount: 370 }, { Rounding: '₹0.64' }],
    ['a delivery that is reduced', { DeliveryCharges: 20, ActulDeliveryCharge: 40, PayableAmount: 398 }, {}],
  ])('add up to the amount to pay with %s', async (_name, bill, row) => {
    await openBill(bill);
    expect(billRows()).toMatchObject(row);
    expectRowsToAddUp();
  });

  it('add up to the amount to pay with a delivery charge on a dine-in order', async () => {
    await openBill({ DeliveryCharges: 20, PayableAmount: 398 }, 'Dine in');
    expect(billRows()).toMatchObject({ 'Delivery charges': '₹20' });
    expectRowsToAddUp();
  });

  it('do not show an unexplained difference as rounding', async () => {
    await openBill({ PayableAmount: 400 });
    expect(billRows()).not.toHaveProperty('Rounding');
  });
});
