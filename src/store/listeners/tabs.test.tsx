import { clearAllListeners } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { loginRequested } from '@/domain/dialogs/slice';
import { phoneVerified } from '@/domain/session/events';
import { selectPhone, selectVerifiedPhone } from '@/domain/session/slice';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { openOtherTab, writeInOtherTab } from '../../../tests/other-tab';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { soup } from '../../../tests/tiny-cart';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';
import { startShop } from '../start';
import { syncTabs } from './tabs';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const HOST = 'tiny.localhost';
const GUEST = 'guest-000777';

const calls = (name: string) => sandbox.requests.list(name).length;
const cartReads = () => calls('cart/displayTestFramCore');
const storeSoups = (quantity: number) => storeCart(sandbox.world, { 'v-soup': quantity }, { restaurantId });

function openTab(path = '/menu', host = HOST) {
  const store = makeStore(identifyShop(host, path, 'localhost'));
  const stop = syncTabs(store);
  onTestFinished(() => {
    stop();
    store.dispatch(clearAllListeners());
  });
  return {
    store,
    phone: () => selectPhone(store.getState()),
    cart: () => store.getState().cart,
    quantities: () => store.getState().cart.lines.map(({ quantity }) => quantity),
  };
}

/** Waits until menu, phone and cart are known. */
async function openStarted(path?: string, host?: string) {
  const tab = openTab(path, host);
  startShop(tab.store);
  await waitFor(() => expect(tab.store.getState().menu.menu.status).toBe('ready'));
  await waitFor(() => expect(tab.phone()).not.toBe(''));
  await waitFor(() => expect(tab.cart().fetch.status).not.toBe('pending'));
  return tab;
}

/** Waits until the messages that were sent so far have arrived and were handled. */
async function waitForSync() {
  const { channel, messages } = openOtherTab(HOST);
  const { channel: probe } = openOtherTab(HOST);
  probe.postMessage('last');
  await waitFor(() => expect(messages).toContain('last'));
  channel.close();
  await advanceTimers(50);
  await sandbox.requestsArrived();
}

describe('A login or logout in another tab', () => {
  it('logs this tab in, closes its login dialog and cancels the pending action', async () => {
    const { store, phone } = await openStarted();
    store.dispatch(loginRequested('place-order'));
    writeInOtherTab('userNumber', DINER);
    await waitFor(() => expect(store.getState().session.wallet).toBe(12_000));
    expect(phone()).toBe(DINER);
    expect(store.getState().dialogs.login).toEqual({ isOpen: false, pendingAction: 'none' });
  });

  it('ends the session and the cart, and uses the other tab’s guest without requesting one', async () => {
    storeSoups(2);
    const { store, phone, cart } = await openStarted();
    sessionStorage.setItem(`address:${HOST}`, 'a-1');
    writeInOtherTab('cartId', null);
    writeInOtherTab('userNumber', null);
    await waitFor(() => expect(store.getState().session).toMatchObject({ phone: '', endedSessions: 1 }));
    expect(store.getState().session).toMatchObject({ wallet: 0, verifiedPhone: null, hasOrdered: false });
    expect(cart()).toMatchObject({ cartId: '', lines: [] });
    expect(sessionStorage.getItem(`address:${HOST}`)).toBeNull();
    writeInOtherTab('userNumber', GUEST);
    await waitFor(() => expect(phone()).toBe(GUEST));
    await sandbox.requestsArrived();
    expect(calls('Guest/UserAdd')).toBe(0);
  });

  it('ends the session when a guest replaces the diner’s phone number at once', async () => {
    storeDiner();
    const { store } = await openStarted();
    writeInOtherTab('userNumber', GUEST);
    await waitFor(() => expect(store.getState().session).toMatchObject({ phone: GUEST, endedSessions: 1 }));
    await sandbox.requestsArrived();
    expect(calls('Guest/UserAdd')).toBe(0);
    expect(localStorage.getItem('userNumber')).toBe(GUEST);
  });

  it.each([DINER, GUEST])(
    'discards the guest requested by this tab when %s has been stored in the meantime',
    async (stored) => {
      const guest = holdNextCall(sandbox, 'Guest/UserAdd');
      const { store, phone } = openTab();
      startShop(store);
      await guest.sent;
      // Its storage event has not arrived yet.
      localStorage.setItem('userNumber', stored);
      guest.release();
      await waitFor(() => expect(phone()).toBe(stored));
      expect(localStorage.getItem('userNumber')).toBe(stored);
    },
  );

  it('keeps this restaurant’s cart after a logout at another restaurant on the same origin', async () => {
    const cartId = storeSoups(2);
    localStorage.removeItem('cartId');
    localStorage.setItem('cartId:tiny', cartId);
    const { phone, cart, quantities } = await openStarted('/tiny/menu', 'localhost');
    writeInOtherTab('userNumber', null);
    await waitFor(() => expect(phone()).toBe(''));
    await sandbox.requestsArrived();
    expect(cart().cartId).toBe(cartId);
    expect(quantities()).toEqual([2]);
    expect(localStorage.getItem('cartId:tiny')).toBe(cartId);
  });

  it('shares a verified phone number in both directions', async () => {
    const { store } = await openStarted();
    const { channel, messages } = openOtherTab(HOST);
    const verified = { phone: '9012345678', isNew: true };
    channel.postMessage({ kind: 'phone-verified', verified });
    await waitFor(() => expect(selectVerifiedPhone(store.getState())).toEqual(verified));
    const other = { phone: '9123456789', isNew: true };
    store.dispatch(phoneVerified(other));
    await waitFor(() => expect(messages).toEqual([{ kind: 'phone-verified', verified: other }]));
  });
});

describe('Synchronising the cart between tabs', () => {
  it('shows a cart that another tab creates, changes and removes, without posting it back', async () => {
    storeDiner();
    const { cart, quantities } = await openStarted();
    const { channel, messages } = openOtherTab(HOST);
    writeInOtherTab('cartId', storeSoups(1));
    channel.postMessage({ kind: 'cart-changed' });
    await waitFor(() => expect(quantities()).toEqual([1]));
    expect(cartReads()).toBe(1);
    storeSoups(1);
    channel.postMessage({ kind: 'cart-changed' });
    await waitFor(() => expect(quantities()).toEqual([2]));
    writeInOtherTab('cartId', null);
    await waitFor(() => expect(cart()).toMatchObject({ cartId: '', lines: [] }));
    expect(messages).toEqual([]);
  });

  it('posts a change of this tab, and fetches another tab’s change only after this tab’s own', async () => {
    storeSoups(1);
    const { store, cart, quantities } = await openStarted();
    const { channel, messages } = openOtherTab(HOST);
    const reads = cartReads();
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    const adding = store.dispatch(addDish(soup));
    await call.sent;
    fakeTimeouts();
    channel.postMessage({ kind: 'cart-changed' });
    await waitForSync();
    expect(cartReads()).toBe(reads);
    expect(cart().lock).not.toBeNull();
    call.release();
    await adding;
    await waitFor(() => expect(quantities()).toEqual([2]));
    await waitFor(() => expect(messages).toContainEqual({ kind: 'cart-changed' }));
    expect(cartReads()).toBeGreaterThan(reads);
  });

  it('fetches another tab’s change once, when a background tab becomes visible', async () => {
    storeSoups(1);
    await openStarted();
    const { channel } = openOtherTab(HOST);
    const reads = cartReads();
    fakeTimeouts();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    channel.postMessage({ kind: 'cart-changed' });
    await waitForSync();
    expect(cartReads()).toBe(reads);
    visibility.mockReturnValue('visible');
    for (let event = 0; event < 2; event += 1) {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitForSync();
      expect(cartReads()).toBe(reads + 1);
    }
  });

  it('waits for the start of this tab’s shop', async () => {
    storeSoups(2);
    const { store, phone, cart } = openTab();
    fakeTimeouts();
    writeInOtherTab('cartId', localStorage.getItem('cartId'));
    writeInOtherTab('userNumber', DINER);
    openOtherTab(HOST).channel.postMessage({ kind: 'cart-changed' });
    await waitForSync();
    await advanceTimers(1000);
    expect(cart().cartId).toBe('');
    expect(phone()).toBe('');
    expect(cartReads()).toBe(0);
    startShop(store);
    await waitFor(() => expect(cart().fetch.status).toBe('ready'));
    await waitFor(() => expect(cartReads()).toBe(2));
  });

  it('ignores a tampered phone number and cart id', async () => {
    const { phone, cart } = await openStarted();
    const guest = phone();
    fakeTimeouts();
    for (const value of ['__proto__', '{"phone":"9876543210"}', '<b>']) {
      writeInOtherTab('cartId', value);
      openOtherTab(HOST).channel.postMessage({ cart: value });
      await waitForSync();
      expect(cart().cartId).toBe('');
    }
    expect(phone()).toBe(guest);
    expect(cartReads()).toBe(0);
  });

  it('does not prevent adding a dish in a browser that forbids messages between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', function throwSecurityError() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store, quantities } = await openStarted();
    await store.dispatch(addDish(soup));
    await waitFor(() => expect(quantities()).toEqual([1]));
  });
});
