import { expect, it } from 'vitest';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { readPendingPayment } from './pending-payment';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');
const earlier = { cartId: 'c-1', at: 1_763_467_200_000, amount: 62_600 };
const later = { cartId: 'c-2', at: earlier.at + 60_000, amount: 9900 };

it.each([
  ['this tab, because the page was left before the database had answered', earlier, later],
  ['another tab', later, earlier],
])('the payment that the diner has left for last counts, here in %s', async (_, ofDatabase, ofTab) => {
  await persisted.pendingPayment.write(shop, ofDatabase);
  persisted.pendingPaymentOfTab.write(shop, ofTab);
  expect(await readPendingPayment(shop)).toEqual(later);
});
