import { describe, expect, it } from 'vitest';
import { addDish, deleteCart, fetchCart } from '@/domain/cart/thunks';
import {
  carNumberChanged,
  noteChanged,
  orderTypeChosen,
  paymentStarted,
  pickupTimeChanged,
  pickupTimeConfirmed,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { sessionEnded } from '@/domain/session/types';
import { storeDiner } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { giveRecords, storedRecords, storeRecords } from '../../../tests/stored-records';
import { openTab, storeInOtherTab, waitFor } from '../../../tests/tab';

const sandbox = useSandbox();
const NAAN = 'v-butter-naan';
const aNaan = { dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' } as const;
const TASTY10 = { id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 };
const NOTHING = {
  note: '',
  tableNumber: '',
  carNumber: '',
  pickupTime: '',
  confirmedPickupTime: '',
  appliedOffer: null,
};

type Tab = ReturnType<typeof openTab>;

async function openWithCart(path?: string) {
  const cartId = storeCart(sandbox.world, { [NAAN]: 2 });
  const tab = openTab(path);
  await tab.loaded();
  return { ...tab, cartId };
}

/** A table, a pick-up time, a note and an offer. */
function makeChoices({ store }: Tab) {
  giveRecords(store, { appliedOffer: TASTY10 });
  store.dispatch(orderTypeChosen('Dine in'));
  store.dispatch(tableNumberChanged('12'));
  store.dispatch(noteChanged('No onion'));
  store.dispatch(pickupTimeChanged('20:30'));
  store.dispatch(pickupTimeConfirmed());
}

/** In the state, and after a reload. */
async function expectCleared({ state, close }: Tab) {
  const cleared = { ...NOTHING, orderType: 'Dine in' };
  await waitFor(() => expect(state().checkout).toMatchObject(cleared));
  close();
  expect(storedRecords()).toMatchObject(cleared);
}

const ends: [string, (tab: Tab & { cartId: string }) => unknown][] = [
  ['the diner deletes the cart', ({ store }) => store.dispatch(deleteCart({ origin: 'bar' }))],
  [
    'the cart is fetched empty',
    ({ store, cartId }) => {
      sandbox.world.carts.delete(cartId);
      return store.dispatch(fetchCart());
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
    ({ cartId }) => {
      sandbox.world.carts.delete(cartId);
      // Both events arrive before this tab reads the storage.
      storeInOtherTab('cartId', null);
      storeInOtherTab('cartId', storeCart(sandbox.world, { [NAAN]: 1 }));
    },
  ],
];

describe('Table, note, pick-up time and offer are cleared, and the order type is kept', () => {
  it.each(ends)('when %s', async (_, end) => {
    const tab = await openWithCart();
    makeChoices(tab);
    await end(tab);
    await expectCleared(tab);
  });

  it('when the server has closed the cart of an earlier visit', async () => {
    sandbox.world.carts.delete(storeCart(sandbox.world, { [NAAN]: 2 }));
    storeRecords({ note: 'Hot', orderType: 'Dine in', tableNumber: '12' });
    const tab = openTab();
    await tab.loaded();
    await expectCleared(tab);
  });

  it('also for dishes that are added later to a cart that was fetched empty', async () => {
    const cartId = storeCart(sandbox.world, { [NAAN]: 1 });
    sandbox.world.carts.remove(cartId, NAAN);
    storeRecords({ confirmedPickupTime: '20:30' });
    const first = openTab();
    await first.loaded();
    first.close();
    expect(storeCart(sandbox.world, { [NAAN]: 1 })).toBe(cartId);
    const { loaded, state } = openTab();
    await loaded();
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
  await waitFor(() => expect(first.state().cart.lines.data).toMatchObject([{ quantity: 9 }]));
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
    storeRecords(former);
    const first = openTab(`/menu?type=${link}`);
    await first.loaded();
    expect(first.state().checkout).toMatchObject({ ...NOTHING, tableNumber });
    first.close();
    const again = openTab();
    await again.loaded();
    expect(again.state().checkout).toMatchObject({ ...NOTHING, tableNumber });
  });

  it('keeps its table with the diner’s changes for the visit; a new visit keeps only the note', async () => {
    const first = await openWithCart('/menu?type=dinein&table=7');
    first.store.dispatch(tableNumberChanged('8'));
    first.store.dispatch(noteChanged('no onion'));
    first.close();
    const again = openTab();
    await waitFor(() => expect(again.state().checkout).toMatchObject({ tableNumber: '8', note: 'no onion' }));
    again.close();
    sessionStorage.clear();
    const next = openTab();
    await waitFor(() => expect(next.state().checkout.note).toBe('no onion'));
    expect(next.state().checkout).toMatchObject({ orderType: 'Delivery', tableNumber: '' });
  });

  describe.each([
    ['table=5', { dineInBy: 'table', tableNumber: '5', carNumber: '' }],
    ['car=KA01', { dineInBy: 'car', tableNumber: '', carNumber: 'KA01' }],
  ])('(%s) keeps its number', (link, number) => {
    it.each(ends)(
      'when %s, also after a reload, for the next cart, and not for another visit',
      async (_, end) => {
        const first = await openWithCart(`/menu?type=dinein&${link}`);
        first.store.dispatch(noteChanged('No onion'));
        await end(first);
        const linked = { ...NOTHING, orderType: 'Dine in', ...number };
        await waitFor(() => expect(first.state().checkout).toMatchObject(linked));
        await first.store.dispatch(addDish(aNaan));
        await first.loaded();
        first.close();
        const again = openTab();
        await again.loaded();
        expect(again.state().checkout).toMatchObject(linked);
        again.close();
        sessionStorage.clear();
        const other = openTab();
        await other.loaded();
        expect(other.state().checkout).toMatchObject({ ...NOTHING, orderType: 'Delivery' });
      },
    );
  });

  it.each<[string, (tab: Tab) => unknown, object]>([
    ['take away', ({ store }) => store.dispatch(orderTypeChosen('Take Away')), { tableNumber: '5' }],
    ['no number', ({ store }) => store.dispatch(tableNumberChanged('')), { tableNumber: '5' }],
    ['another table', ({ store }) => store.dispatch(tableNumberChanged('8')), { tableNumber: '' }],
    ['a car', ({ store }) => store.dispatch(carNumberChanged('KA01')), { tableNumber: '', carNumber: '' }],
  ])('has, after the diner chose %s, the right number for the next carts', async (_, choose, next) => {
    const tab = await openWithCart('/menu?type=dinein&table=5');
    choose(tab);
    for (let round = 0; round < 2; round += 1) {
      await tab.store.dispatch(deleteCart({ origin: 'bar' }));
      expect(tab.state().checkout).toMatchObject(next);
      await tab.store.dispatch(addDish(aNaan));
      await tab.loaded();
    }
    tab.close();
    expect(storedRecords()).toMatchObject(next);
  });

  it('gives way to another link', async () => {
    const first = await openWithCart('/menu?type=dinein&table=5');
    first.close();
    const again = openTab('/menu?type=dinein&table=6');
    await again.loaded();
    await again.store.dispatch(deleteCart({ origin: 'bar' }));
    expect(again.state().checkout).toMatchObject({ orderType: 'Dine in', tableNumber: '6' });
  });

  it('keeps its table when the cart of an earlier visit turns out to be empty', async () => {
    sandbox.world.carts.delete(storeCart(sandbox.world, { [NAAN]: 2 }));
    const { loaded, state } = openTab('/menu?type=dinein&table=7');
    await loaded();
    expect(state().checkout.tableNumber).toBe('7');
  });
});

it('The end of a session removes the cart, all choices, the offer and the payment', async () => {
  const tab = await openWithCart('/menu?type=dinein&table=7');
  makeChoices(tab);
  tab.store.dispatch(paymentStarted({ cartId: tab.cartId, at: 1, amount: 1 }));
  tab.store.dispatch(sessionEnded());
  const nothing = { ...NOTHING, orderType: 'Delivery', leftForPayment: null, cartId: '' };
  expect(tab.state().checkout).toMatchObject({ ...NOTHING, orderType: 'Delivery', orderTypeLink: null });
  expect(storedRecords()).toMatchObject(nothing);
  // Its request must not reach the next test.
  await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
});
