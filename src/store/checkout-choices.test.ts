import { expect, it } from 'vitest';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { readChoices } from './checkout-choices';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');

it('the pick-up time is restored for its cart only', async () => {
  persisted.pickupTime.write(shop, { time: '20:30', cartId: 'c-1' });
  persisted.cartId.write(shop, 'c-1');
  expect(await readChoices(shop)).toEqual({ pickupTime: '20:30', confirmedPickupTime: '20:30' });
  persisted.cartId.write(shop, 'c-2');
  expect(await readChoices(shop)).toEqual({});
});
