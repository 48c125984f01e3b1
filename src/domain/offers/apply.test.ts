import { describe, expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { addDish } from '../cart/thunks';
import { selectAppliedOffer } from '../checkout/slice';
import { sessionEnded } from '../session/types';
import { applyOffer, selectApplyingOfferId } from './slice';
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

async function openWithSoups() {
  const shop = await openTinyCart();
  await shop.store.dispatch(addDish({ ...soup, quantity: 8 }));
  await shop.settled();
  const applied = () => selectAppliedOffer(shop.store.getState());
  const pending = () => selectApplyingOfferId(shop.store.getState());
  return { ...shop, applied, pending };
}

async function applying() {
  const shop = await openWithSoups();
  const { sent, release } = holdNextCall(sandbox, 'Offer/apply');
  const answer = shop.store.dispatch(applyOffer(offer));
  await sent;
  return { ...shop, release, answer };
}

const stale = { payload: { display: 'silent', text: null } };

describe('Applying an offer', () => {
  it('sends a request only for an existing cart and an offer id other than 0 or empty', async () => {
    const { store } = await openTinyCart();
    await store.dispatch(applyOffer(offer));
    const shop = await openWithSoups();
    await shop.store.dispatch(applyOffer({ ...offer, id: '0' }));
    await shop.store.dispatch(applyOffer({ ...offer, id: '' }));
    expect(sandbox.requests.list('Offer/apply')).toHaveLength(0);
    await shop.store.dispatch(applyOffer(offer));
    expect(sandbox.requests.list('Offer/apply')).toHaveLength(1);
    expect(shop.applied()?.code).toBe('FLAT100');
  });

  it('does not affect the next diner, nor block that diner’s own request, when the answer is late', async () => {
    const { store, settled, release, answer, applied, pending } = await applying();
    expect(pending()).toBe(offer.id);
    store.dispatch(sessionEnded());
    expect(pending()).toBeNull();
    await store.dispatch(addDish({ ...soup, quantity: 8 }));
    await settled();
    release();
    expect(await answer).toMatchObject(stale);
    expect(applied()).toBeNull();
    await store.dispatch(applyOffer(offer));
    expect(applied()?.code).toBe('FLAT100');
  });

  it('does not affect another cart of the same diner when the answer is late', async () => {
    const { store, release, answer, applied } = await applying();
    giveRecords(store, { cartId: 'c-other' });
    release();
    expect(await answer).toMatchObject(stale);
    expect(applied()).toBeNull();
  });
});
