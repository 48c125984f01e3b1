import { describe, expect, it, vi } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { noteChanged } from '@/domain/checkout/slice';
import { loginRequested } from '@/domain/dialogs/slice';
import { phoneVerified } from '@/domain/session/types';
import { selectPhone, selectVerifiedPhone, guest } from '@/domain/session/slice';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { storeRecords } from '../../../tests/stored-records';
import { chooseInOtherTab, openTab, storeInOtherTab, waitFor } from '../../../tests/tab';
import { soup } from '../../../tests/tiny-cart';
import { GUEST, openStarted, storedOfTiny, TINY, TINY_HOST } from '../../../tests/tiny-tab';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;

const calls = (name: string) => sandbox.requests.list(name).length;
const cartReads = () => calls('cart/displayTestFramCore');
const storeSoups = (quantity: number) => storeCart(sandbox.world, { 'v-soup': quantity }, { restaurantId });
/** Another tab has changed the cart. */
const changeCart = () => chooseInOtherTab({ cartChanges: storedOfTiny().cartChanges + 1 }, TINY);

describe('A login or logout in another tab', () => {
  it('logs this tab in, closes its login dialog and cancels the pending action', async () => {
    const { store, state, phone } = await openStarted();
    store.dispatch(loginRequested('place-order'));
    storeInOtherTab('userNumber', DINER);
    await waitFor(() => expect(state().session.wallet.data).toBe(12_000));
    expect(phone()).toBe(DINER);
    expect(state().dialogs.login).toEqual({ isOpen: false, pendingAction: 'none' });
  });

  it('ends the session, the cart and the visit, and uses the other tab’s guest without requesting one', async () => {
    storeSoups(2);
    storeRecords({ chosenAddressId: 'a-1', note: 'For my mother' }, TINY);
    const { store, state, phone, cart } = await openStarted();
    store.dispatch(noteChanged('For my mother and me'));
    storeRecords({ note: '' }, TINY);
    storeInOtherTab('cartId', null);
    storeInOtherTab('userNumber', null);
    await waitFor(() => expect(state().session).toMatchObject({ phone: '', endedSessions: 1 }));
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] } });
    expect(storedOfTiny()).toMatchObject({ chosenAddressId: null, note: '' });
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
      const call = holdNextCall(sandbox, 'Guest/UserAdd');
      const { store, state, loaded } = openTab('/menu', { host: TINY_HOST });
      await loaded();
      void store.dispatch(guest.fetch());
      await call.sent;
      // Its storage event has not arrived yet.
      localStorage.setItem('userNumber', phone);
      call.release();
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
    chooseInOtherTab({ verifiedPhone: verified }, TINY);
    await waitFor(() => expect(selectVerifiedPhone(state())).toEqual(verified));
    const other = { phone: '9123456789', isNew: true };
    store.dispatch(phoneVerified(other));
    await waitFor(() => expect(storedOfTiny().verifiedPhone).toEqual(other));
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
    await waitFor(() => expect(cart()).toMatchObject({ cartId: '', lines: { data: [] } }));
    expect(storedOfTiny().cartChanges).toBe(1);
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
    expect(storedOfTiny().cartChanges).toBe(2);
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
      storeInOtherTab(`shop:${TINY_HOST}`, value);
      await sandbox.settle();
      expect(cart().cartId).toBe('');
    }
    expect(phone()).toBe(guest);
    expect(cartReads()).toBe(0);
  });
});
