import { expect, it } from 'vitest';
import { makeStore } from '@/store';
import { cartIdRestored } from '../cart/slice';
import * as persisted from '../persisted/values';
import { identifyShop } from '../shop/identify';
import { restoreOffer, selectAppliedOffer } from './slice';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');
const offer = { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 };

it.each([
  ['is restored for the cart that it was applied to', 'c-1', offer],
  ['is not restored for another cart', 'c-2', null],
])('an applied offer %s', async (_, cartId, restored) => {
  const store = makeStore(shop);
  store.dispatch(cartIdRestored(cartId));
  await persisted.appliedOffer.write(shop, { cartId: 'c-1', offer });
  await store.dispatch(restoreOffer());
  expect(selectAppliedOffer(store.getState())).toEqual(restored);
});
