import { describe, expect, it, vi } from 'vitest';
import { EMPTY_ADDRESS } from '@/domain/addresses/draft';
import { addressChosen, addressDraftChanged } from '@/domain/addresses/events';
import { cartCleared } from '@/domain/cart/events';
import { addDish, deleteCart } from '@/domain/cart/thunks';
import {
  noteChanged,
  orderTypeChosen,
  paymentStarted,
  pickupTimeChanged,
  pickupTimeConfirmed,
  selectAppliedOffer,
} from '@/domain/checkout/slice';
import { loginRequested } from '@/domain/dialogs/slice';
import { recordsRead, recordsSyncRequested } from '@/domain/persisted/events';
import { NO_RECORDS, recordsOf } from '@/domain/persisted/records';
import { phoneVerified, sessionEnded } from '@/domain/session/events';
import { selectPhone, selectVerifiedPhone } from '@/domain/session/slice';
import { requestGuest } from '@/domain/session/thunks';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storedRecords, storeRecords } from '../../../tests/stored-records';
import { chooseInOtherTab, openTab, reportStorage, storeInOtherTab, waitFor } from '../../../tests/tab';
import { soup } from '../../../tests/tiny-cart';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const host = 'tiny.localhost';
const tiny = identifyShop(host, '/', 'localhost');
const GUEST = 'guest-000777';
const OFFER = { id: 'o-flat100', code: 'FLAT100', message: '', cashback: 0 };

const calls = (name: string) => sandbox.requests.list(name).length;
const cartReads = () => calls('cart/displayTestFramCore');
const storeSoups = (quantity: number) => storeCart(sandbox.world, { 'v-soup': quantity }, { restaurantId });
const stored = () => storedRecords(tiny);
const choose = (changes: Parameters<typeof chooseInOtherTab>[0]) => chooseInOtherTab(changes, tiny);
/** Another tab has changed the cart. */
const changeCart = () => choose({ cartChanges: stored().cartChanges + 1 });

async function openStarted(path = '/menu', at = host) {
  if (!localStorage.getItem('userNumber')) localStorage.setItem('userNumber', GUEST);
  const tab = openTab(path, { host: at });
  await tab.loaded();
  return {
    ...tab,
    phone: () => selectPhone(tab.state()),
    cart: () => tab.state().cart,
    quantities: () => tab.state().cart.lines.map(({ quantity }) => quantity),
  };
}

describe('A new store', () => {
  const chosen = { phone: DINER, cartId: 'c-1', note: 'No onion', chosenAddressId: 'a-1' };

  it('has the records from the start', () => {
    storeRecords(chosen, tiny);
    expect(recordsOf(makeStore(tiny).getState())).toEqual(stored());
    expect(stored()).toMatchObject(chosen);
  });

  it('of a prerendered page has none, and writes none, before one action gives them to it', () => {
    storeRecords(chosen, tiny);
    const { dispatch, getState } = makeStore(tiny, undefined, NO_RECORDS);
    dispatch(recordsSyncRequested());
    expect(recordsOf(getState())).toEqual(NO_RECORDS);
    expect(stored()).toMatchObject(chosen);
    dispatch(recordsRead(stored()));
    expect(recordsOf(getState())).toEqual(stored());
  });
});

describe('Writing the records', () => {
  it('waits until typing pauses, and does not wait when the page is left', async () => {
    storeSoups(1);
    const { store } = await openStarted();
    store.dispatch(noteChanged('No'));
    store.dispatch(noteChanged('No onion'));
    expect(stored().note).toBe('');
    await waitFor(() => expect(stored().note).toBe('No onion'));
    store.dispatch(noteChanged('No onion, no garlic'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().note).toBe('No onion, no garlic');
  });

  it('does not cut a text that is too long for the records while it is on the page', async () => {
    const { store, state } = await openStarted();
    const houseNumber = 'Flat 3'.repeat(50);
    const addressId = 'a-3'.repeat(50);
    store.dispatch(addressDraftChanged({ ...EMPTY_ADDRESS, houseNumber }));
    store.dispatch(addressChosen(addressId));
    for (let event = 0; event < 2; event += 1) window.dispatchEvent(new Event('pagehide'));
    expect(stored().addressDraft.houseNumber).toHaveLength(150);
    expect(state().checkout.addressDraft.houseNumber).toBe(houseNumber);
    expect(stored().chosenAddressId).toBeNull();
    expect(state().checkout.chosenAddressId).toBe(addressId);
  });

  it('writes a payment at once, with what was typed before', async () => {
    storeSoups(1);
    const { store, cart } = await openStarted();
    store.dispatch(noteChanged('No onion'));
    const payment = { cartId: cart().cartId, at: 1_790_000_000_000, amount: 54_590 };
    store.dispatch(paymentStarted(payment));
    expect(stored()).toMatchObject({ note: 'No onion', leftForPayment: payment });
  });

  it('does not write what has not changed, which another tab may be changing', async () => {
    storeSoups(1);
    const { store } = await openStarted();
    const setItem = vi.spyOn(localStorage, 'setItem');
    store.dispatch(orderTypeChosen('Take Away'));
    expect(setItem.mock.calls.map(([key]) => key)).toEqual([`shop:${host}`]);
  });

  it('counts each accepted change of the cart, and writes the count at once', async () => {
    const { store } = await openStarted();
    await store.dispatch(addDish(soup));
    expect(stored().cartChanges).toBe(1);
    await store.dispatch(deleteCart({ origin: 'bar' }));
    expect(stored()).toMatchObject({ cartChanges: 2, cartId: '' });
  });
});

describe('A login or logout in another tab', () => {
  it('logs this tab in, closes its login dialog and cancels the pending action', async () => {
    const { store, state, phone } = await openStarted();
    store.dispatch(loginRequested('place-order'));
    storeInOtherTab('userNumber', DINER);
    await waitFor(() => expect(state().session.wallet).toBe(12_000));
    expect(phone()).toBe(DINER);
    expect(state().dialogs.login).toEqual({ isOpen: false, pendingAction: 'none' });
  });

  it('ends the session, the cart and the visit, and uses the other tab’s guest without requesting one', async () => {
    storeSoups(2);
    storeRecords({ chosenAddressId: 'a-1', note: 'For my mother' }, tiny);
    const { store, state, phone, cart } = await openStarted();
    store.dispatch(noteChanged('For my mother and me'));
    storeRecords({ note: '' }, tiny);
    storeInOtherTab('cartId', null);
    storeInOtherTab('userNumber', null);
    await waitFor(() => expect(state().session).toMatchObject({ phone: '', endedSessions: 1 }));
    expect(cart()).toMatchObject({ cartId: '', lines: [] });
    expect(stored()).toMatchObject({ chosenAddressId: null, note: '' });
    expect(state().checkout).toMatchObject({ chosenAddressId: null, note: '' });
    storeInOtherTab('userNumber', GUEST);
    await waitFor(() => expect(phone()).toBe(GUEST));
    await sandbox.requestsArrived();
    expect(calls('Guest/UserAdd')).toBe(0);
  });

  it('ends the session when a guest replaces the diner’s phone number at once', async () => {
    storeDiner();
    const { state } = await openStarted();
    storeInOtherTab('userNumber', GUEST);
    await waitFor(() => expect(state().session).toMatchObject({ phone: GUEST, endedSessions: 1 }));
    await sandbox.requestsArrived();
    expect(calls('Guest/UserAdd')).toBe(0);
    expect(localStorage.getItem('userNumber')).toBe(GUEST);
  });

  it.each([DINER, GUEST])(
    'discards the guest requested by this tab when %s has been stored in the meantime',
    async (phone) => {
      const guest = holdNextCall(sandbox, 'Guest/UserAdd');
      const { store, state, loaded } = openTab('/menu', { host });
      await loaded();
      void store.dispatch(requestGuest());
      await guest.sent;
      // Its storage event has not arrived yet.
      localStorage.setItem('userNumber', phone);
      guest.release();
      await waitFor(() => expect(selectPhone(state())).toBe(phone));
      expect(localStorage.getItem('userNumber')).toBe(phone);
    },
  );

  it('keeps this restaurant’s cart after a logout at another restaurant on the same origin', async () => {
    const cartId = storeSoups(2);
    localStorage.removeItem('cartId');
    localStorage.setItem('cartId:tiny', cartId);
    const { phone, cart, quantities } = await openStarted('/tiny/menu', 'localhost');
    storeInOtherTab('userNumber', null);
    await waitFor(() => expect(phone()).toBe(''));
    await sandbox.requestsArrived();
    expect(cart().cartId).toBe(cartId);
    expect(quantities()).toEqual([2]);
    expect(localStorage.getItem('cartId:tiny')).toBe(cartId);
  });

  it('shares the phone number of an incomplete login in both directions', async () => {
    const { store, state } = await openStarted();
    const verified = { phone: '9012345678', isNew: true };
    choose({ verifiedPhone: verified });
    await waitFor(() => expect(selectVerifiedPhone(state())).toEqual(verified));
    const other = { phone: '9123456789', isNew: true };
    store.dispatch(phoneVerified(other));
    await waitFor(() => expect(stored().verifiedPhone).toEqual(other));
  });
});

describe('The cart', () => {
  it('follows one that another tab creates, changes and removes', async () => {
    storeDiner();
    const { cart, quantities } = await openStarted();
    storeInOtherTab('cartId', storeSoups(1));
    await waitFor(() => expect(quantities()).toEqual([1]));
    expect(cartReads()).toBe(1);
    storeSoups(1);
    changeCart();
    await waitFor(() => expect(quantities()).toEqual([2]));
    expect(cartReads()).toBe(2);
    storeInOtherTab('cartId', null);
    await waitFor(() => expect(cart()).toMatchObject({ cartId: '', lines: [] }));
    expect(stored().cartChanges).toBe(1);
  });

  it('is fetched after another tab’s change only when this tab’s own has ended', async () => {
    storeSoups(1);
    const { store, cart, quantities } = await openStarted();
    const reads = cartReads();
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    const adding = store.dispatch(addDish(soup));
    await call.sent;
    changeCart();
    await sandbox.settle();
    expect(cartReads()).toBe(reads);
    expect(cart().lock).not.toBeNull();
    call.release();
    await adding;
    await waitFor(() => expect(quantities()).toEqual([2]));
    await waitFor(() => expect(cartReads()).toBeGreaterThan(reads));
    expect(stored().cartChanges).toBe(2);
  });

  it('is fetched once after another tab’s changes, when a background tab becomes visible', async () => {
    storeSoups(1);
    await openStarted();
    const reads = cartReads();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    changeCart();
    changeCart();
    await sandbox.settle();
    expect(cartReads()).toBe(reads);
    visibility.mockReturnValue('visible');
    for (let event = 0; event < 2; event += 1) {
      document.dispatchEvent(new Event('visibilitychange'));
      await sandbox.settle();
      expect(cartReads()).toBe(reads + 1);
    }
  });

  it('ignores a tampered phone number, cart id and record', async () => {
    const { phone, cart } = await openStarted();
    const guest = phone();
    for (const value of ['__proto__', '{"phone":"9876543210"}', '<b>']) {
      storeInOtherTab('cartId', value);
      storeInOtherTab(`shop:${host}`, value);
      await sandbox.settle();
      expect(cart().cartId).toBe('');
    }
    expect(phone()).toBe(guest);
    expect(cartReads()).toBe(0);
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
    await waitFor(() => expect(stored()).toMatchObject({ note: 'Less oil', tableNumber: '7' }));
    expect(state().checkout.note).toBe('Less oil');
  });

  it('are kept when this tab writes before it has heard of them', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    storeRecords({ note: 'Elsewhere' }, tiny);
    store.dispatch(orderTypeChosen('Take Away'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject({ note: 'Elsewhere', orderType: 'Take Away' });
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
    storeRecords({ note: 'Elsewhere', appliedOffer: OFFER }, tiny);
    store.dispatch(cartCleared());
    expect(state().checkout).toMatchObject({ note: '', appliedOffer: null });
    await store.dispatch(addDish(soup));
    expect(stored()).toMatchObject({ note: '', appliedOffer: null });
  });

  it('end the table of a link with the cart that another tab orders or deletes', async () => {
    storeSoups(1);
    storeRecords({ orderType: 'Dine in', tableNumber: '12', isOrderTypeLinked: true }, tiny);
    const { state } = await openStarted();
    expect(state().checkout.tableNumber).toBe('12');
    storeInOtherTab('cartId', null);
    await waitFor(() => expect(state().cart.cartId).toBe(''));
    expect(state().checkout).toMatchObject({ orderType: 'Dine in', tableNumber: '' });
  });

  it('leave the order type of this tab alone when the other tab has it from a link', async () => {
    storeSoups(1);
    const { store, state } = await openStarted();
    store.dispatch(orderTypeChosen('Take Away'));
    window.dispatchEvent(new Event('pagehide'));
    choose({ orderType: 'Dine in', tableNumber: '7', isOrderTypeLinked: true, note: 'Less oil' });
    // The visit's record is the other tab's own.
    sessionStorage.clear();
    await waitFor(() => expect(state().checkout.note).toBe('Less oil'));
    expect(state().checkout).toMatchObject({ orderType: 'Take Away', tableNumber: '' });
  });
});

it('A logout discards what another tab has stored meanwhile', async () => {
  storeSoups(1);
  const { store, state } = await openStarted();
  storeRecords({ note: 'For my mother' }, tiny);
  store.dispatch(sessionEnded());
  expect(stored()).toMatchObject({ note: '', cartId: '', phone: '' });
  reportStorage(`shop:${host}`);
  await sandbox.settle();
  expect(state().checkout.note).toBe('');
});
