import { expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { addDish } from '../cart/thunks';
import { applyOffer } from './slice';
import type { Offer } from './types';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const offer: Offer = {
  id: 'o-1',
  code: 'TASTY10',
  message: '',
  isWallet: false,
  walletValue: 0,
  minimumOrder: 0,
  maxDiscount: 0,
};

it('applyOffer sends a request only for an existing cart and an offer id other than 0 or empty', async () => {
  const { store, settled } = await openTinyCart();
  await store.dispatch(applyOffer(offer));
  await store.dispatch(addDish(soup));
  await settled();
  await store.dispatch(applyOffer({ ...offer, id: '0' }));
  await store.dispatch(applyOffer({ ...offer, id: '' }));
  expect(sandbox.requests.list('Offer/apply')).toHaveLength(0);
  await store.dispatch(applyOffer(offer));
  expect(sandbox.requests.list('Offer/apply')).toHaveLength(1);
});
