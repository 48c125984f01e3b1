import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { addDish } from '@/domain/cart/thunks';
import { applyOffer, selectAppliedOffer } from '@/domain/offers/slice';
import type { Offer } from '@/domain/offers/types';
import { openShopDatabase } from '@/platform/indexed-db';
import { storeCart } from '../stored-cart';
import { holdNextCall } from '../held-call';
import { writeInOtherTab } from '../other-tab';
import { DINER, rememberDiner } from '../placed-order';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const NAAN = { dishId: 'd-butter-naan', variantId: 'v-butter-naan', quantity: 1, place: 'row' as const };

function otherTab() {
  const channel = new BroadcastChannel('shop:spice-garden.localhost');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  open.push(channel);
  return { channel, heard };
}
const open: BroadcastChannel[] = [];
afterEach(() => {
  open.splice(0).forEach((channel) => channel.close());
});

const calls = (name: string) => sandbox.requests.list(name).length;

async function settled(path = '/menu') {
  const shop = renderShop(path);
  await waitFor(() => expect(shop.store.getState().menu.menu.status).toBe('ready'));
  await waitFor(() => expect(shop.store.getState().session.phone).not.toBe(''));
  await waitFor(() => expect(shop.store.getState().cart.fetch.status).not.toBe('pending'));
  return shop;
}

describe('login and logout in another tab', () => {
  it('a login shows here, without any diner’s doing', async () => {
    const { store } = await settled();
    store.dispatch(loginRequested('place-order'));
    writeInOtherTab('userNumber', DINER);
    expect((await screen.findAllByText('₹120'))[0]).toBeVisible();
    expect(store.getState().session.phone).toBe(DINER);
    expect(store.getState().dialogs.login).toEqual({ open: false, after: 'none' });
  });

  it('a logout resets this tab, asks for no second guest, and takes over the one that comes', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const { store } = await settled();
    writeInOtherTab('cartId', null);
    writeInOtherTab('userNumber', null);
    await waitFor(() =>
      expect(store.getState().session).toEqual({
        phone: '',
        wallet: 0,
        verified: null,
        hasOrdered: false,
        endedSessions: 1,
      }),
    );
    expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] });
    writeInOtherTab('userNumber', 'guest-000777');
    await waitFor(() => expect(store.getState().session.phone).toBe('guest-000777'));
    await sandbox.quiet();
    expect(calls('Guest/UserAdd')).toBe(0);
    expect(localStorage.getItem('userNumber')).toBe('guest-000777');
  });

  it('a logout seen only with its guest ends the session all the same', async () => {
    rememberDiner();
    const { store } = await settled();
    writeInOtherTab('userNumber', 'guest-000777');
    await waitFor(() =>
      expect(store.getState().session).toEqual({
        phone: 'guest-000777',
        wallet: 0,
        verified: null,
        hasOrdered: false,
        endedSessions: 1,
      }),
    );
    expect(localStorage.getItem('userNumber')).toBe('guest-000777');
    await sandbox.quiet();
    expect(calls('Guest/UserAdd')).toBe(0);
  });

  it.each([DINER, 'guest-000777'])('a guest that comes too late gives way to %s', async (phone) => {
    const guest = holdNextCall(sandbox, 'Guest/UserAdd');
    const { store } = renderShop('/offer');
    await guest.sent;
    // Its storage event has not arrived yet.
    localStorage.setItem('userNumber', phone);
    guest.release();
    await waitFor(() => expect(store.getState().session.phone).toBe(phone));
    expect(calls('Guest/UserAdd')).toBe(1);
    expect(localStorage.getItem('userNumber')).toBe(phone);
  });

  it('of another restaurant of the same origin leaves this one’s cart alone', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
    localStorage.removeItem('cartId');
    localStorage.setItem('cartId:spice-garden', cartId);
    const { store } = renderShop('/spice-garden/menu', { host: 'localhost' });
    await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
    writeInOtherTab('userNumber', null);
    await waitFor(() => expect(store.getState().session.phone).toBe(''));
    await sandbox.quiet();
    expect(store.getState().cart).toMatchObject({ cartId, lines: [{ quantity: 2 }] });
    expect(localStorage.getItem('cartId:spice-garden')).toBe(cartId);
  });
});

describe('a change of the cart in another tab', () => {
  it('shows here: a new cart by its id, more of it by message, its end by its id', async () => {
    rememberDiner();
    const { store } = await settled();
    const other = otherTab();
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    writeInOtherTab('cartId', cartId);
    await waitFor(() => expect(store.getState().cart.lines).toMatchObject([{ quantity: 1 }]));
    sandbox.world.carts.add({
      phone: DINER,
      restaurantId: '1001',
      variantId: 'v-butter-naan',
      quantity: 1,
    });
    other.channel.postMessage({ kind: 'cart-changed' });
    await waitFor(() => expect(store.getState().cart.lines).toMatchObject([{ quantity: 2 }]));
    writeInOtherTab('cartId', null);
    await waitFor(() => expect(store.getState().cart).toMatchObject({ cartId: '', lines: [] }));
  });

  it('is fetched once, and what is taken over is told to nobody', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    localStorage.removeItem('cartId');
    const { store } = await settled();
    const other = otherTab();
    writeInOtherTab('cartId', cartId);
    other.channel.postMessage({ kind: 'cart-changed' });
    await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
    await sandbox.quiet();
    expect(calls('cart/displayTestFramCore')).toBe(1);
    expect(other.heard).toEqual([]);
  });

  it('is told by the tab that makes it', async () => {
    rememberDiner();
    const { store } = await settled();
    const other = otherTab();
    await act(() => store.dispatch(addDish(NAAN)));
    await waitFor(() => expect(other.heard).toEqual([{ kind: 'cart-changed' }]));
  });

  it('waits until a change of this tab is done', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = await settled();
    const other = otherTab();
    const fetches = calls('cart/displayTestFramCore');
    const add = holdNextCall(sandbox, 'cart/addItemTest');
    act(() => void store.dispatch(addDish(NAAN)));
    other.channel.postMessage({ kind: 'cart-changed' });
    await sandbox.quiet();
    expect(calls('cart/displayTestFramCore')).toBe(fetches);
    expect(store.getState().cart.busy).not.toBeNull();
    add.release();
    await waitFor(() => expect(store.getState().cart.busy).toBeNull());
    await waitFor(() => expect(calls('cart/displayTestFramCore')).toBeGreaterThanOrEqual(fetches + 1));
    expect(store.getState().cart.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('is fetched by a tab in the background when it becomes visible', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = await settled();
    const other = otherTab();
    const fetches = calls('cart/displayTestFramCore');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    other.channel.postMessage({ kind: 'cart-changed' });
    await sandbox.quiet();
    expect(calls('cart/displayTestFramCore')).toBe(fetches);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(calls('cart/displayTestFramCore')).toBe(fetches + 1));
    document.dispatchEvent(new Event('visibilitychange'));
    await sandbox.quiet();
    expect(calls('cart/displayTestFramCore')).toBe(fetches + 1);
    expect(store.getState().cart.lines).toHaveLength(1);
  });
});

describe('the cooking note', () => {
  const database = () => openShopDatabase('spice-garden.localhost');
  const note = () => screen.findByLabelText('Cooking instructions');

  /** Persists a note in another tab and posts its message if there is a channel. */
  async function noteInOtherTab(text: string, channel?: BroadcastChannel) {
    await database().set('choices', { note: text });
    channel?.postMessage({ kind: 'note-persisted' });
  }

  function comeIntoSight() {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async function openCart() {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    return settled('/cart');
  }

  it('of another tab shows here, by message and to a tab that becomes visible', async () => {
    await openCart();
    await noteInOtherTab('No onions', otherTab().channel);
    await waitFor(async () => expect(await note()).toHaveValue('No onions'));
    await noteInOtherTab('No onions, no garlic');
    comeIntoSight();
    await waitFor(async () => expect(await note()).toHaveValue('No onions, no garlic'));
  });

  it('that is being typed is never overwritten, and is told to the others once it is kept', async () => {
    const { user } = await openCart();
    const other = otherTab();
    await noteInOtherTab('Elsewhere');
    await user.type(await note(), 'Less oil');
    comeIntoSight();
    await waitFor(() => expect(other.heard).toEqual([{ kind: 'note-persisted' }]));
    expect(await note()).toHaveValue('Less oil');
    expect(await database().get('choices')).toMatchObject({ note: 'Less oil' });
  });

  it('of a diner who logs out in another tab, not forgotten there yet, does not come back', async () => {
    await openCart();
    await noteInOtherTab('For my mother', otherTab().channel);
    await waitFor(async () => expect(await note()).toHaveValue('For my mother'));
    writeInOtherTab('userNumber', null);
    await waitFor(async () => expect(await note()).toHaveValue(''));
    await sandbox.quiet();
    expect(await note()).toHaveValue('');
  });
});

describe('an offer', () => {
  const TASTY: Offer = {
    id: 'o-tasty10',
    message: '',
    code: 'TASTY10',
    isWallet: false,
    walletValue: 0,
    minimumOrder: 30_000,
    maximum: 10_000,
  };

  it('applied or removed in one tab is so in the others, of the same cart alone', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 8 });
    const { store } = await settled();
    const { channel, heard } = otherTab();
    await act(() => store.dispatch(applyOffer(TASTY)));
    const applied = selectAppliedOffer(store.getState());
    expect(applied?.code).toBe('TASTY10');
    await waitFor(() => expect(heard).toEqual([{ kind: 'offer', cartId, offer: applied }]));

    channel.postMessage({ kind: 'offer', cartId: 'c-other', offer: null });
    await sandbox.quiet();
    expect(selectAppliedOffer(store.getState())).toEqual(applied);
    channel.postMessage({ kind: 'offer', cartId, offer: null });
    await waitFor(() => expect(selectAppliedOffer(store.getState())).toBeNull());
  });
});

it('an id as long as a signed token is one all the same', async () => {
  const id = 'eyJ.'.repeat(60);
  localStorage.setItem('cartId', id);
  const { store } = await settled();
  expect(store.getState().cart.cartId).toBe(id);
});

describe('values that somebody has tampered with', () => {
  it.each(['0', '__proto__', 'null', '{"phone":"9876543210"}', '<b>', 'x'.repeat(500)])(
    'such as %s are as good as none',
    async (value) => {
      localStorage.setItem('userNumber', value);
      localStorage.setItem('cartId', value);
      const { store } = await settled();
      expect(store.getState().session.phone).toMatch(/^guest-/);
      expect(store.getState().cart.cartId).toBe('');
      expect(calls('cart/displayTestFramCore')).toBe(0);
      writeInOtherTab('userNumber', value);
      writeInOtherTab('cartId', value);
      otherTab().channel.postMessage({ cart: value });
      await sandbox.quiet();
      expect(screen.getAllByRole('article')[0]).toBeVisible();
      expect(store.getState().cart.cartId).toBe('');
    },
  );
});
