import { describe, expect, it, vi } from 'vitest';
import { EMPTY_ADDRESS, addressChosen, addressDraftChanged } from '@/domain/addresses/types';
import { cartCleared } from '@/domain/cart/events';
import { addDish, deleteCart } from '@/domain/cart/thunks';
import {
  noteChanged,
  orderTypeChosen,
  paymentStarted,
  pickupTimeChanged,
  pickupTimeConfirmed,
  selectAppliedOffer,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { NO_RECORDS, readRecords, selectRecords } from '@/domain/persisted/records';
import { restoreRecords, saveRecords } from '@/domain/persisted/thunks';
import { sessionEnded } from '@/domain/session/types';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storeRecords } from '../../../tests/stored-records';
import { chooseInOtherTab, reportStorage, storeInOtherTab, waitFor } from '../../../tests/tab';
import { soup } from '../../../tests/tiny-cart';
import { openStarted, storedOfTiny, TINY, TINY_HOST } from '../../../tests/tiny-tab';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const OFFER = { id: 'o-flat100', code: 'FLAT100', message: '', cashback: 0 };

const storeSoups = (quantity: number) => storeCart(sandbox.world, { 'v-soup': quantity }, { restaurantId });
const choose = (changes: Parameters<typeof chooseInOtherTab>[0]) => chooseInOtherTab(changes, TINY);

describe('A new store', () => {
  const chosen = { phone: DINER, cartId: 'c-1', note: 'No onion', chosenAddressId: 'a-1' };

  it('has the records from the start', () => {
    storeRecords(chosen, TINY);
    expect(selectRecords(makeStore(TINY).getState())).toEqual(readRecords(TINY));
    expect(storedOfTiny()).toMatchObject(chosen);
  });

  it('of a prerendered page has none, and writes none, before one action gives them to it', () => {
    storeRecords(chosen, TINY);
    const { dispatch, getState } = makeStore(TINY, undefined, NO_RECORDS);
    dispatch(saveRecords());
    expect(selectRecords(getState())).toEqual(NO_RECORDS);
    expect(storedOfTiny()).toMatchObject(chosen);
    dispatch(restoreRecords());
    expect(selectRecords(getState())).toEqual(readRecords(TINY));
  });
});

describe('Writing the records', () => {
  it('waits until typing pauses, and does not wait when the page is left', async () => {
    storeSoups(1);
    const { store } = await openStarted();
    store.dispatch(noteChanged('No'));
    store.dispatch(noteChanged('No onion'));
    expect(storedOfTiny().note).toBe('');
    await waitFor(() => expect(storedOfTiny().note).toBe('No onion'));
    store.dispatch(noteChanged('No onion, no garlic'));
    window.dispatchEvent(new Event('pagehide'));
    expect(storedOfTiny().note).toBe('No onion, no garlic');
  });

  it('does not cut a text that is too long for the records while it is on the page', async () => {
    const { store, state } = await openStarted();
    const houseNumber = 'Flat 3'.repeat(50);
    const addressId = 'a-3'.repeat(50);
    store.dispatch(addressDraftChanged({ ...EMPTY_ADDRESS, houseNumber }));
    store.dispatch(addressChosen(addressId));
    for (let event = 0; event < 2; event += 1) window.dispatchEvent(new Event('pagehide'));
    expect(storedOfTiny().addressDraft.houseNumber).toHaveLength(150);
    expect(state().checkout.addressDraft.houseNumber).toBe(houseNumber);
    expect(storedOfTiny().chosenAddressId).toBeNull();
    expect(state().checkout.chosenAddressId).toBe(addressId);
  });

  it('writes a payment at once, with what was typed before', async () => {
    storeSoups(1);
    const { store, cart } = await openStarted();
    store.dispatch(noteChanged('No onion'));
    const payment = { cartId: cart().cartId, at: 1_790_000_000_000, amount: 54_590 };
    store.dispatch(paymentStarted(payment));
    expect(storedOfTiny()).toMatchObject({ note: 'No onion', leftForPayment: payment });
  });

  it('does not write what has not changed, which another tab may be changing', async () => {
    storeSoups(1);
    const { store } = await openStarted();
    const setItem = vi.spyOn(localStorage, 'setItem');
    store.dispatch(orderTypeChosen('Take Away'));
    expect(setItem.mock.calls.map(([key]) => key)).toEqual([`shop:${TINY_HOST}`]);
  });

  it('counts each accepted change of the cart, and writes the count at once', async () => {
    const { store } = await openStarted();
    await store.dispatch(addDish(soup));
    expect(storedOfTiny().cartChanges).toBe(1);
    await store.dispatch(deleteCart({ origin: 'bar' }));
    expect(storedOfTiny()).toMatchObject({ cartChanges: 2, cartId: '' });
  });
});

describe('The choices of another tab', () => {
  it('are adopted, without changing the pick-up time, which belongs to the tab', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    store.dispatch(pickupTimeChanged('20:15'));
    choose({ orderType: 'Dine in', tableNumber: '7', note: 'No onions', appliedOffer: OFFER });
    await waitFor(() =>
      expect(state().checkout).toMatchObject({ tableNumber: '7', note: 'No onions', pickupTime: '20:15' }),
    );
    expect(selectAppliedOffer(state())).toEqual(OFFER);
    choose({ appliedOffer: null, note: '' });
    await waitFor(() => expect(selectAppliedOffer(state())).toBeNull());
    expect(state().checkout.note).toBe('');
  });

  it('do not replace what is being typed, and are not overwritten by it', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    store.dispatch(noteChanged('Less oil'));
    choose({ note: 'Elsewhere', orderType: 'Dine in', tableNumber: '7' });
    await waitFor(() => expect(state().checkout.tableNumber).toBe('7'));
    await waitFor(() => expect(storedOfTiny()).toMatchObject({ note: 'Less oil', tableNumber: '7' }));
    expect(state().checkout.note).toBe('Less oil');
  });

  it('are kept when this tab writes before it has heard of them', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    storeRecords({ note: 'Elsewhere' }, TINY);
    store.dispatch(orderTypeChosen('Take Away'));
    window.dispatchEvent(new Event('pagehide'));
    expect(storedOfTiny()).toMatchObject({ note: 'Elsewhere', orderType: 'Take Away' });
    expect(state().checkout.note).toBe('Elsewhere');
  });

  it('apply only to their own cart', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    store.dispatch(pickupTimeChanged('20:15'));
    store.dispatch(pickupTimeConfirmed());
    choose({ note: 'No onions' });
    await waitFor(() => expect(state().checkout.note).toBe('No onions'));
    storeInOtherTab('cartId', 'c-next');
    await waitFor(() => expect(state().cart.cartId).toBe('c-next'));
    expect(state().checkout).toMatchObject({ note: '', pickupTime: '', confirmedPickupTime: '' });
  });

  it('end with the cart that this tab clears before it has heard of them', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    storeRecords({ note: 'Elsewhere', appliedOffer: OFFER }, TINY);
    store.dispatch(cartCleared());
    expect(state().checkout).toMatchObject({ note: '', appliedOffer: null });
    await store.dispatch(addDish(soup));
    expect(storedOfTiny()).toMatchObject({ note: '', appliedOffer: null });
  });

  it.each(['', 'c-next'])(
    'leave the table of this tab’s link alone, also when another tab ends the cart (next: %j)',
    async (cartId) => {
      storeSoups(1);
      const { state, store } = await openStarted('/menu?type=dinein&table=12');
      choose({ note: 'No onions' });
      // Other tabs read this record.
      expect(localStorage.getItem(`shop:${TINY_HOST}`)).not.toContain('"12"');
      storeInOtherTab('cartId', cartId || null);
      await waitFor(() => expect(state().cart.cartId).toBe(cartId));
      expect(state().checkout).toMatchObject({ orderType: 'Dine in', tableNumber: '12', note: '' });
      store.dispatch(saveRecords());
      expect(storedOfTiny()).toMatchObject({ orderType: 'Dine in', tableNumber: '12' });
    },
  );

  it('end a number that the diner has entered instead of the link’s, with the cart', async () => {
    storeSoups(1);
    const { state, store } = await openStarted('/menu?type=dinein&table=12');
    store.dispatch(tableNumberChanged('15'));
    store.dispatch(saveRecords());
    storeInOtherTab('cartId', null);
    await waitFor(() => expect(state().cart.cartId).toBe(''));
    expect(state().checkout).toMatchObject({ orderType: 'Dine in', tableNumber: '' });
  });

  it('leave the order type of this tab alone when the other tab has it from a link', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    store.dispatch(orderTypeChosen('Take Away'));
    window.dispatchEvent(new Event('pagehide'));
    const link = { orderType: 'Dine in', dineInBy: 'table', tableNumber: '7', carNumber: '' } as const;
    choose({ ...link, orderTypeLink: link, note: 'Less oil' });
    // The visit's record is the other tab's own.
    sessionStorage.clear();
    await waitFor(() => expect(state().checkout.note).toBe('Less oil'));
    expect(state().checkout).toMatchObject({ orderType: 'Take Away', tableNumber: '' });
    // The browser drops this tab, and loads it again.
    expect(storedOfTiny()).toMatchObject({ orderType: 'Take Away', tableNumber: '' });
  });
});

it('A logout discards what another tab has stored meanwhile', async () => {
  storeSoups(1);
  const { store, state } = await openStarted();
  storeRecords({ note: 'For my mother' }, TINY);
  store.dispatch(sessionEnded());
  expect(storedOfTiny()).toMatchObject({ note: '', cartId: '', phone: '' });
  reportStorage(`shop:${TINY_HOST}`);
  await sandbox.settle();
  expect(state().checkout.note).toBe('');
});
