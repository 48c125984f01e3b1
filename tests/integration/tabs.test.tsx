import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { showToast } from '@/app/show-toast';
import { loginRequested } from '@/domain/dialogs/slice';
import { addDish } from '@/domain/cart/thunks';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { syncTabs } from '@/store/listeners/tabs';
import { startShop } from '@/store/start';
import { DINER, RESTAURANT_ID, storeDiner } from '../demo-data';
import { storeCart } from '../stored-cart';
import { holdNextCall } from '../held-call';
import { openOtherTab, writeInOtherTab } from '../other-tab';
import { openSettled, renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { advanceTimers, fakeTimeouts, flushTasks } from '../timers';

const sandbox = useSandbox();
const NAAN = { dishId: 'd-butter-naan', variantId: 'v-butter-naan', quantity: 1, origin: 'row' as const };

const calls = (name: string) => sandbox.requests.list(name).length;

describe('A login or logout in another tab', () => {
  it('logs this tab in, closes its login dialog and cancels the pending action', async () => {
    const { store } = await openSettled();
    store.dispatch(loginRequested('place-order'));
    writeInOtherTab('userNumber', DINER);
    expect((await screen.findAllByText('₹120'))[0]).toBeVisible();
    expect(store.getState().session.phone).toBe(DINER);
    expect(store.getState().dialogs.login).toEqual({ isOpen: false, pendingAction: 'none' });
  });

  it('is not inferred from the stored phone number before the shop of this tab has started', async () => {
    fakeTimeouts();
    storeDiner();
    const store = makeStore(identifyShop('spice-garden.localhost', '/menu', 'localhost'), showToast);
    const stop = syncTabs(store);
    writeInOtherTab('cartId', 'cart-1');
    await advanceTimers(1000);
    stop();
    expect(store.getState().session.phone).toBe('');
    expect(calls('cart/displayTestFramCore')).toBe(0);
  });

  it('clears session and cart after a logout, and uses the other tab’s guest without requesting one', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const { store } = await openSettled();
    writeInOtherTab('cartId', null);
    writeInOtherTab('userNumber', null);
    await waitFor(() =>
      expect(store.getState().session).toEqual({
        phone: '',
        wallet: 0,
        verifiedPhone: null,
        hasOrdered: false,
        endedSessions: 1,
      }),
    );
    expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] });
    writeInOtherTab('userNumber', 'guest-000777');
    await waitFor(() => expect(store.getState().session.phone).toBe('guest-000777'));
    await sandbox.settle();
    expect(calls('Guest/UserAdd')).toBe(0);
    expect(localStorage.getItem('userNumber')).toBe('guest-000777');
  });

  it('ends the session when a guest replaces the diner’s phone number, and requests no guest', async () => {
    storeDiner();
    const { store } = await openSettled();
    writeInOtherTab('userNumber', 'guest-000777');
    await waitFor(() =>
      expect(store.getState().session).toEqual({
        phone: 'guest-000777',
        wallet: 0,
        verifiedPhone: null,
        hasOrdered: false,
        endedSessions: 1,
      }),
    );
    expect(localStorage.getItem('userNumber')).toBe('guest-000777');
    await sandbox.settle();
    expect(calls('Guest/UserAdd')).toBe(0);
  });

  it.each([DINER, 'guest-000777'])(
    'discards the guest requested by this tab when %s has been stored in the meantime',
    async (phone) => {
      const guest = holdNextCall(sandbox, 'Guest/UserAdd');
      const { store } = renderShop('/offer');
      await guest.sent;
      // Its storage event has not arrived yet.
      localStorage.setItem('userNumber', phone);
      guest.release();
      await waitFor(() => expect(store.getState().session.phone).toBe(phone));
      expect(calls('Guest/UserAdd')).toBe(1);
      expect(localStorage.getItem('userNumber')).toBe(phone);
    },
  );

  it('keeps this restaurant’s cart after a logout at another restaurant on the same origin', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
    localStorage.removeItem('cartId');
    localStorage.setItem('cartId:spice-garden', cartId);
    const { store } = renderShop('/spice-garden/menu', { host: 'localhost' });
    await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
    writeInOtherTab('userNumber', null);
    await waitFor(() => expect(store.getState().session.phone).toBe(''));
    await sandbox.settle();
    expect(store.getState().cart).toMatchObject({ cartId, lines: [{ quantity: 2 }] });
    expect(localStorage.getItem('cartId:spice-garden')).toBe(cartId);
  });
});

describe('Synchronising the cart between tabs', () => {
  it('shows a cart that another tab creates, changes and removes', async () => {
    storeDiner();
    const { store } = await openSettled();
    const other = openOtherTab();
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    writeInOtherTab('cartId', cartId);
    await waitFor(() => expect(store.getState().cart.lines).toMatchObject([{ quantity: 1 }]));
    sandbox.world.carts.add({
      phone: DINER,
      restaurantId: RESTAURANT_ID,
      variantId: 'v-butter-naan',
      quantity: 1,
    });
    other.channel.postMessage({ kind: 'cart-changed' });
    await waitFor(() => expect(store.getState().cart.lines).toMatchObject([{ quantity: 2 }]));
    writeInOtherTab('cartId', null);
    await waitFor(() => expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] }));
  });

  it('fetches the cart of another tab once and does not post it back', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    localStorage.removeItem('cartId');
    const { store } = await openSettled();
    const other = openOtherTab();
    const { messages: posted } = openOtherTab();
    // Both must arrive within the delay of a synchronization.
    fakeTimeouts({ shouldAdvanceTime: false });
    writeInOtherTab('cartId', cartId);
    other.channel.postMessage({ kind: 'cart-changed' });
    while (posted.length === 0) await flushTasks();
    await advanceTimers(50);
    vi.useRealTimers();
    await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
    await sandbox.settle();
    expect(calls('cart/displayTestFramCore')).toBe(1);
    expect(other.messages).toEqual([]);
  });

  it('posts a message when this tab changes the cart', async () => {
    storeDiner();
    const { store } = await openSettled();
    const other = openOtherTab();
    await act(() => store.dispatch(addDish(NAAN)));
    await waitFor(() => expect(other.messages).toEqual([{ kind: 'cart-changed' }]));
  });

  it('fetches another tab’s change only after this tab’s own change has finished', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = await openSettled();
    const other = openOtherTab();
    const fetches = calls('cart/displayTestFramCore');
    const add = holdNextCall(sandbox, 'cart/addItemTest');
    act(() => void store.dispatch(addDish(NAAN)));
    other.channel.postMessage({ kind: 'cart-changed' });
    await sandbox.settle();
    expect(calls('cart/displayTestFramCore')).toBe(fetches);
    expect(store.getState().cart.lock).not.toBeNull();
    add.release();
    await waitFor(() => expect(store.getState().cart.lock).toBeNull());
    await waitFor(() => expect(calls('cart/displayTestFramCore')).toBeGreaterThanOrEqual(fetches + 1));
    expect(store.getState().cart.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('fetches another tab’s change once, when a background tab becomes visible', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = await openSettled();
    const other = openOtherTab();
    const fetches = calls('cart/displayTestFramCore');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    other.channel.postMessage({ kind: 'cart-changed' });
    await sandbox.settle();
    expect(calls('cart/displayTestFramCore')).toBe(fetches);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(calls('cart/displayTestFramCore')).toBe(fetches + 1));
    document.dispatchEvent(new Event('visibilitychange'));
    await sandbox.settle();
    expect(calls('cart/displayTestFramCore')).toBe(fetches + 1);
    expect(store.getState().cart.lines).toHaveLength(1);
  });
});

it('a cart change in another tab before the shop of this tab starts is fetched once it has started', async () => {
  storeCart(sandbox.world, { 'v-butter-naan': 2 });
  const store = makeStore(identifyShop('spice-garden.localhost', '/menu', 'localhost'), showToast);
  onTestFinished(syncTabs(store));
  fakeTimeouts();
  writeInOtherTab('cartId', localStorage.getItem('cartId'));
  const { messages: posted } = openOtherTab();
  openOtherTab().channel.postMessage({ kind: 'cart-changed' });
  while (posted.length === 0) await flushTasks();
  await advanceTimers(1000);
  expect(store.getState().cart.cartId).toBe('');
  expect(store.getState().session.phone).toBe('');

  startShop(store);
  await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
  await waitFor(() => expect(calls('cart/displayTestFramCore')).toBe(2));
});

it('the shop works in a browser that forbids messages between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', function throwSecurityError() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { store } = await openSettled();
  await act(() => store.dispatch(addDish(NAAN)));
  expect(store.getState().cart.lines).toHaveLength(1);
});

describe('A tampered phone number and cart id', () => {
  it.each(['0', '__proto__', 'null', '{"phone":"9876543210"}', '<b>', 'x'.repeat(500)])(
    'are ignored at startup and when another tab stores them: %s',
    async (value) => {
      localStorage.setItem('userNumber', value);
      localStorage.setItem('cartId', value);
      const { store } = await openSettled();
      expect(store.getState().session.phone).toMatch(/^guest-/);
      expect(store.getState().cart.cartId).toBe('');
      expect(calls('cart/displayTestFramCore')).toBe(0);
      writeInOtherTab('userNumber', value);
      writeInOtherTab('cartId', value);
      openOtherTab().channel.postMessage({ cart: value });
      await sandbox.settle();
      expect(screen.getAllByRole('article')[0]).toBeVisible();
      expect(store.getState().cart.cartId).toBe('');
    },
  );
});
