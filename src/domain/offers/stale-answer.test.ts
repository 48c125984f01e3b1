import { describe, expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { cartIdRestored } from '../cart/slice';
import { addDish } from '../cart/thunks';
import { sessionEnded } from '../session/events';
import { applyOffer, selectAppliedOffer, selectApplyingOfferId } from './slice';
import type { Offer } from './types';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const offer: Offer = {
  id: 'o-flat',
  code: 'FLAT100',
  message: '',
  isWallet: false,
  walletValue: 0,
  minimumOrder: 0,
  maxDiscount: 0,
};

async function applying() {
  const shop = await openTinyCart();
  await shop.store.dispatch(addDish({ ...soup, quantity: 8 }));
  await shop.settled();
  const release = holdCall(sandbox, { path: 'Offer/apply', thunk: 'offers/apply', store: shop.store });
  void shop.store.dispatch(applyOffer(offer));
  return {
    ...shop,
    release,
    applied: () => selectAppliedOffer(shop.store.getState()),
    pending: () => selectApplyingOfferId(shop.store.getState()),
  };
}

const stale = { payload: { display: 'silent', text: '' } };

describe('An offer whose response arrives late', () => {
  it('is applied to the cart for which it was requested', async () => {
    const { release, applied, pending } = await applying();
    expect(pending()).toBe(offer.id);
    await release();
    expect(applied()?.code).toBe('FLAT100');
    expect(pending()).toBeNull();
  });

  it('is not applied to the next diner’s cart, and does not block that diner’s own request', async () => {
    const { store, settled, release, applied, pending } = await applying();
    store.dispatch(sessionEnded());
    expect(pending()).toBeNull();
    await store.dispatch(addDish(soup));
    await settled();
    expect(await release()).toMatchObject(stale);
    expect(applied()).toBeNull();
    await store.dispatch(applyOffer(offer));
    expect(sandbox.requests.list('Offer/apply')).toHaveLength(2);
  });

  it('is not applied to another cart of the same diner', async () => {
    const { store, release, applied } = await applying();
    store.dispatch(cartIdRestored('c-other'));
    expect(await release()).toMatchObject(stale);
    expect(applied()).toBeNull();
  });
});
