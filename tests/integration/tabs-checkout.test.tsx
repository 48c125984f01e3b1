import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applyOffer, offerRestored, selectAppliedOffer } from '@/domain/offers/slice';
import type { Offer } from '@/domain/offers/types';
import { openShopDatabase } from '@/platform/indexed-db';
import { DINER } from '../demo-data';
import { openOtherTab, writeInOtherTab } from '../other-tab';
import { openSettled } from '../render-shop';
import { useSandbox } from '../sandbox';
import { storeCart } from '../stored-cart';

const sandbox = useSandbox();

describe('Synchronising the checkout choices between tabs', () => {
  const database = () => openShopDatabase('spice-garden.localhost');
  const note = () => screen.findByLabelText('Cooking instructions');

  async function noteInOtherTab(text: string, channel?: BroadcastChannel) {
    await database().set('choices', { note: text });
    channel?.postMessage({ kind: 'choices-persisted' });
  }

  function comeIntoSight() {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async function openCart(phone = DINER) {
    storeCart(sandbox.world, { 'v-butter-naan': 1 }, { phone });
    return openSettled('/cart');
  }

  it('shows another tab’s note after its message, and when this tab becomes visible', async () => {
    await openCart();
    await noteInOtherTab('No onions', openOtherTab().channel);
    await waitFor(async () => expect(await note()).toHaveValue('No onions'));
    await noteInOtherTab('No onions, no garlic');
    comeIntoSight();
    await waitFor(async () => expect(await note()).toHaveValue('No onions, no garlic'));
  });

  it('persists a note with the order type and the table that another tab has chosen meanwhile', async () => {
    const { user } = await openCart();
    const { channel, messages } = openOtherTab();
    await database().set('choices', { orderType: 'Dine in', tableNumber: '7', note: '' });
    channel.postMessage({ kind: 'choices-persisted' });
    expect(await screen.findByLabelText('Table number')).toHaveValue('7');
    await user.type(await note(), 'Less oil');
    await waitFor(() => expect(messages).toEqual([{ kind: 'choices-persisted' }]));
    expect(await database().get('choices')).toMatchObject({
      orderType: 'Dine in',
      tableNumber: '7',
      note: 'Less oil',
    });
  });

  it('keeps a pick-up time that is being typed when another tab changes a choice', async () => {
    const { user } = await openCart();
    await user.click(await screen.findByRole('radio', { name: 'Take Away' }));
    const time = screen.getByLabelText('Pick up time');
    fireEvent.change(time, { target: { value: '20:15' } });
    const { channel, messages } = openOtherTab();
    await waitFor(() => expect(messages).toHaveLength(1));
    await noteInOtherTab('No onions', channel);
    await waitFor(async () => expect(await note()).toHaveValue('No onions'));
    expect(time).toHaveValue('20:15');
  });

  it('does not overwrite a note that is being typed, and posts a message once it is persisted', async () => {
    const { user } = await openCart();
    const other = openOtherTab();
    await noteInOtherTab('Elsewhere');
    await user.type(await note(), 'Less oil');
    comeIntoSight();
    await waitFor(() => expect(other.messages).toEqual([{ kind: 'choices-persisted' }]));
    expect(await note()).toHaveValue('Less oil');
    expect(await database().get('choices')).toMatchObject({ note: 'Less oil' });
  });

  it('shows the choices of another tab in which the diner has logged in as well', async () => {
    const { store } = await openCart('guest-000777');
    await database().set('choices', { orderType: 'Dine in', tableNumber: '7', note: 'No onions' });
    writeInOtherTab('userNumber', DINER);
    expect(await screen.findByLabelText('Table number')).toHaveValue('7');
    expect(await note()).toHaveValue('No onions');
    expect(store.getState().session.phone).toBe(DINER);
  });

  it('clears the note after a logout in another tab, even while the note is still persisted', async () => {
    await openCart();
    await noteInOtherTab('For my mother', openOtherTab().channel);
    await waitFor(async () => expect(await note()).toHaveValue('For my mother'));
    writeInOtherTab('userNumber', null);
    await waitFor(async () => expect(await note()).toHaveValue(''));
    await sandbox.settle();
    expect(await note()).toHaveValue('');
  });
});

describe('Synchronising the applied offer between tabs', () => {
  const TASTY: Offer = {
    id: 'o-tasty10',
    message: '',
    code: 'TASTY10',
    isWallet: false,
    walletValue: 0,
    minimumOrder: 30_000,
    maxDiscount: 10_000,
  };

  it('posts an applied offer, and removes the offer only after a message for the same cart', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 8 });
    const { store } = await openSettled();
    const { channel, messages } = openOtherTab();
    await act(() => store.dispatch(applyOffer(TASTY)));
    const applied = selectAppliedOffer(store.getState());
    expect(applied?.code).toBe('TASTY10');
    await waitFor(() => expect(messages).toEqual([{ kind: 'offer', cartId, offer: applied }]));

    channel.postMessage({ kind: 'offer', cartId: 'c-other', offer: null });
    await sandbox.settle();
    expect(selectAppliedOffer(store.getState())).toEqual(applied);
    channel.postMessage({ kind: 'offer', cartId, offer: null });
    await waitFor(() => expect(selectAppliedOffer(store.getState())).toBeNull());
  });

  it('keeps the offer that another tab has stored for its new cart, when the cart page follows it', async () => {
    const former = storeCart(sandbox.world, { 'v-butter-naan': 8 });
    const { store } = await openSettled('/cart');
    const offer = { id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 };
    act(() => void store.dispatch(offerRestored(offer)));
    const stored = () => openShopDatabase('spice-garden.localhost').get('appliedOffer');
    await waitFor(async () => expect(await stored()).toMatchObject({ cartId: former }));
    // The bill of the offer would persist it again.
    await sandbox.settle();
    sandbox.world.carts.delete(former);
    const next = storeCart(sandbox.world, { 'v-butter-naan': 9 });
    await openShopDatabase('spice-garden.localhost').set('appliedOffer', { cartId: next, offer });
    writeInOtherTab('cartId', next);
    await waitFor(() => expect(store.getState().cart.cartId).toBe(next));
    await waitFor(() => expect(selectAppliedOffer(store.getState())).toEqual(offer));
  });
});
