import { describe, expect, it, vi } from 'vitest';
import { addDish, deleteCart, fetchCart } from '@/domain/cart/thunks';
import {
  noteChanged,
  orderTypeChosen,
  pickupTimeChanged,
  pickupTimeConfirmed,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { offerRestored } from '@/domain/offers/slice';
import * as persisted from '@/domain/persisted/values';
import { sessionEnded } from '@/domain/session/events';
import { identifyShop } from '@/domain/shop/identify';
import { createDeferred } from '../../../tests/deferred';
import { storeDiner } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { databaseIdle, openTab, storeInOtherTab, waitFor } from '../../../tests/tab';
import { readChoices } from '../checkout-choices';
import { readPendingPayment, writePendingPayment } from '../pending-payment';

const sandbox = useSandbox();
const site = identifyShop('spice-garden.localhost', '/', 'localhost');
const NAAN = 'v-butter-naan';
const aNaan = { dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' } as const;
const TASTY10 = { id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 };
const NOTHING = { note: '', tableNumber: '', carNumber: '', pickupTime: '', confirmedPickupTime: '' };

type Tab = ReturnType<typeof openTab>;

async function openWithCart(path?: string) {
  const cartId = storeCart(sandbox.world, { [NAAN]: 2 });
  const tab = openTab(path);
  await tab.loaded();
  return { ...tab, cartId };
}

/** A table, a pick-up time, a note and an offer. */
async function makeChoices({ store }: Tab) {
  store.dispatch(orderTypeChosen('Dine in'));
  store.dispatch(tableNumberChanged('12'));
  store.dispatch(noteChanged('No onion'));
  store.dispatch(pickupTimeChanged('20:30'));
  store.dispatch(pickupTimeConfirmed());
  store.dispatch(offerRestored(TASTY10));
  await databaseIdle();
}

async function expectCleared({ state }: Tab) {
  await waitFor(() => expect(state().checkout).toMatchObject({ ...NOTHING, orderType: 'Dine in' }));
  expect(state().offers.applied).toBeNull();
  await waitFor(async () => {
    const stored: Partial<CheckoutChoices> = await readChoices(site);
    expect({ ...NOTHING, ...stored }).toMatchObject({ ...NOTHING, orderType: 'Dine in' });
  });
}

describe('Table, note, pick-up time and offer are cleared, and the order type is kept', () => {
  const ends: [string, (tab: Tab & { cartId: string }) => unknown][] = [
    ['the diner deletes the cart', ({ store }) => store.dispatch(deleteCart({ origin: 'bar' }))],
    [
      'the cart is fetched empty',
      ({ store, cartId }) => {
        sandbox.world.carts.delete(cartId);
        return store.dispatch(fetchCart({ canClearCart: false }));
      },
    ],
    [
      'the next add starts a new cart',
      ({ store, cartId }) => {
        sandbox.world.carts.delete(cartId);
        return store.dispatch(addDish(aNaan));
      },
    ],
    [
      'another tab starts a new cart',
      async ({ cartId }) => {
        sandbox.world.carts.delete(cartId);
        await persisted.choices.write(site, { orderType: 'Dine in', note: '' });
        // Both events arrive before this tab's timer fires.
        storeInOtherTab('cartId', null);
        storeInOtherTab('cartId', storeCart(sandbox.world, { [NAAN]: 1 }));
      },
    ],
  ];
  it.each(ends)('when %s', async (_, end) => {
    const tab = await openWithCart();
    await makeChoices(tab);
    await end(tab);
    await expectCleared(tab);
  });

  it('when the server has closed the cart of an earlier visit', async () => {
    sandbox.world.carts.delete(storeCart(sandbox.world, { [NAAN]: 2 }));
    await persisted.choices.write(site, { note: 'Hot', orderType: 'Dine in', tableNumber: '12' });
    const tab = openTab();
    await tab.loaded();
    await expectCleared(tab);
  });

  it('also for dishes that are added later to a cart that was fetched empty', async () => {
    const cartId = storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.world.carts.remove(cartId, NAAN);
    persisted.pickupTime.write(site, { time: '20:30', cartId });
    const first = openTab();
    await first.loaded();
    await databaseIdle();
    first.close();
    expect(storeCart(sandbox.world, { [NAAN]: 1 })).toBe(cartId);
    const { loaded, state } = openTab();
    await loaded();
    await databaseIdle();
    expect(state().checkout.pickupTime).toBe('');
  });
});

it('A cart that replaces the guest’s after a login has its confirmed pick-up time, also after a reload', async () => {
  const former = storeCart(sandbox.world, { [NAAN]: 8 }, { phone: 'guest-000777' });
  storeDiner();
  const first = openTab();
  await first.loaded();
  first.store.dispatch(pickupTimeChanged('20:30'));
  first.store.dispatch(pickupTimeConfirmed());
  await first.store.dispatch(addDish(aNaan));
  await first.loaded();
  await waitFor(() => expect(first.state().cart.lines).toMatchObject([{ quantity: 9 }]));
  expect(first.state().cart.cartId).not.toBe(former);
  first.close();
  const again = openTab();
  await waitFor(() => expect(again.state().checkout.confirmedPickupTime).toBe('20:30'));
});

describe('A link with an order type', () => {
  const former = { note: 'No onion', orderType: 'Dine in', tableNumber: '12', carNumber: 'KA 01' } as const;

  it.each([
    ['dinein', ''],
    ['dinein&table=5', '5'],
    ['takeaway', ''],
  ])('type=%s replaces the choices of a former visit, also after a reload', async (link, tableNumber) => {
    await persisted.choices.write(site, former);
    const first = openTab(`/menu?type=${link}`);
    await first.loaded();
    await databaseIdle();
    expect(first.state().checkout).toMatchObject({ ...NOTHING, tableNumber });
    first.close();
    const again = openTab();
    await again.loaded();
    await databaseIdle();
    expect(again.state().checkout).toMatchObject({ ...NOTHING, tableNumber });
  });

  it('keeps its table with the diner’s changes for the visit; a new visit keeps only the note', async () => {
    const first = await openWithCart('/menu?type=dinein&table=7');
    first.store.dispatch(tableNumberChanged('8'));
    first.store.dispatch(noteChanged('no onion'));
    await databaseIdle();
    first.close();
    const again = openTab();
    await waitFor(() => expect(again.state().checkout).toMatchObject({ tableNumber: '8', note: 'no onion' }));
    again.close();
    sessionStorage.clear();
    const next = openTab();
    await waitFor(() => expect(next.state().checkout.note).toBe('no onion'));
    expect(next.state().checkout).toMatchObject({ orderType: 'Delivery', tableNumber: '' });
  });

  it.each(['the same tab', 'another tab'])('loses its table with the cart, also in %s later', async (tab) => {
    const first = await openWithCart('/menu?type=dinein&table=5');
    await first.store.dispatch(deleteCart({ origin: 'bar' }));
    await first.store.dispatch(addDish(aNaan));
    await first.loaded();
    await databaseIdle();
    first.close();
    if (tab === 'another tab') sessionStorage.clear();
    const again = openTab();
    await again.loaded();
    await databaseIdle();
    expect(again.state().checkout.tableNumber).toBe('');
  });

  it('keeps its table when the cart of an earlier visit turns out to be empty', async () => {
    sandbox.world.carts.delete(storeCart(sandbox.world, { [NAAN]: 2 }));
    const { loaded, state } = openTab('/menu?type=dinein&table=7');
    await loaded();
    await databaseIdle();
    expect(state().checkout.tableNumber).toBe('7');
  });
});

describe('Restoring the choices of an earlier visit', () => {
  function holdRead() {
    const answer = createDeferred<Partial<CheckoutChoices>>();
    vi.spyOn(persisted.choices, 'read').mockReturnValueOnce(answer.promise);
    return answer;
  }

  it('keeps choices that the diner makes before the storage answers, and restores the others', async () => {
    const answer = holdRead();
    const { store, state } = await openWithCart('/menu?type=dinein&table=7');
    store.dispatch(noteChanged('No coriander'));
    answer.resolve({ note: 'Old', carNumber: 'KA 01' });
    await waitFor(() => expect(state().checkout.carNumber).toBe('KA 01'));
    expect(state().checkout).toMatchObject({
      note: 'No coriander',
      orderType: 'Dine in',
      tableNumber: '7',
    });
    await databaseIdle();
    expect(await readChoices(site)).toMatchObject({ note: 'No coriander', tableNumber: '7' });
  });

  it('restores nothing when the diner logs out while the tab starts', async () => {
    storeDiner();
    const answer = holdRead();
    const { store, state, loaded } = openTab();
    await loaded();
    store.dispatch(sessionEnded());
    answer.resolve({ note: 'For Asha’s house', tableNumber: '12' });
    await databaseIdle();
    expect(state().checkout).toMatchObject(NOTHING);
  });

  it.each([
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['adopts the cart of another tab', () => storeInOtherTab('cartId', 'c-next')],
  ])('restores nothing when the diner logs out while the tab %s', async (_, cause) => {
    const { store, state } = await openWithCart();
    await databaseIdle();
    const answer = holdRead();
    cause();
    await waitFor(() => expect(persisted.choices.read).toHaveBeenCalled());
    store.dispatch(sessionEnded());
    answer.resolve({ note: 'For Asha’s house', tableNumber: '12' });
    await databaseIdle();
    expect(state().checkout).toMatchObject(NOTHING);
  });
});

it('The end of a session removes the cart, all choices, the offer and the pending payment', async () => {
  const tab = await openWithCart('/menu?type=dinein&table=7');
  await makeChoices(tab);
  await persisted.appliedOffer.write(site, { cartId: tab.cartId, offer: TASTY10 });
  await writePendingPayment(site, { cartId: tab.cartId, at: 1, amount: 1 });
  tab.store.dispatch(sessionEnded());
  await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
  await databaseIdle();
  expect({ ...NOTHING, ...(await readChoices(site)) }).toMatchObject(NOTHING);
  expect(await persisted.appliedOffer.read(site)).toBeNull();
  expect(await readPendingPayment(site)).toBeNull();
  expect(localStorage.getItem('cartId')).toBeNull();
});
