import { expect, it, onTestFinished } from 'vitest';
import { noteChanged, pickupTimeChanged } from '@/domain/checkout/slice';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { applyOffer, fetchOffers, offerRestored, restoreOffer } from '@/domain/offers/slice';
import * as persisted from '@/domain/persisted/values';
import { identifyShop } from '@/domain/shop/identify';
import { DINER } from '../../../tests/demo-data';
import { openOtherTab } from '../../../tests/other-tab';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { databaseIdle, openTab, storeInOtherTab, waitFor } from '../../../tests/tab';
import { persistAppliedOffer } from './applied-offer';

const sandbox = useSandbox();
const site = identifyShop('spice-garden.localhost', '/', 'localhost');
const NAAN = 'v-butter-naan';
const TASTY10 = { id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 };

async function openTabs({ phone = DINER, naans = 8 } = {}) {
  const cartId = storeCart(sandbox.world, { [NAAN]: naans }, { phone });
  const tab = openTab('/cart');
  await tab.loaded();
  await databaseIdle();
  const other = openOtherTab();
  const chooseInOtherTab = async (choices: Partial<CheckoutChoices>) => {
    await persisted.choices.write(site, choices);
    other.channel.postMessage({ kind: 'choices-persisted' });
  };
  const checkout = () => tab.state().checkout;
  return { ...tab, ...other, cartId, checkout, chooseInOtherTab };
}

it('A tab adopts another tab’s note after its message, and when it becomes visible', async () => {
  const { checkout, chooseInOtherTab } = await openTabs();
  await chooseInOtherTab({ note: 'No onions' });
  await waitFor(() => expect(checkout().note).toBe('No onions'));
  await persisted.choices.write(site, { note: 'No onions, no garlic' });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(checkout().note).toBe('No onions, no garlic'));
});

it('A tab persists its note with the order type and table of another tab, and keeps its pick-up time', async () => {
  const { store, checkout, chooseInOtherTab, messages } = await openTabs();
  store.dispatch(pickupTimeChanged('20:15'));
  await chooseInOtherTab({ orderType: 'Dine in', tableNumber: '7', note: '' });
  await waitFor(() => expect(checkout()).toMatchObject({ tableNumber: '7', pickupTime: '20:15' }));
  store.dispatch(noteChanged('Less oil'));
  await waitFor(() => expect(messages).toEqual([{ kind: 'choices-persisted' }]));
  expect(await persisted.choices.read(site)).toMatchObject({
    orderType: 'Dine in',
    tableNumber: '7',
    note: 'Less oil',
  });
});

it('Another tab’s note does not replace a note that is being typed', async () => {
  const { store, checkout, messages } = await openTabs();
  await persisted.choices.write(site, { note: 'Elsewhere' });
  store.dispatch(noteChanged('Less oil'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(messages).toEqual([{ kind: 'choices-persisted' }]));
  expect(checkout().note).toBe('Less oil');
  expect(await persisted.choices.read(site)).toMatchObject({ note: 'Less oil' });
});

it('A tab adopts the choices of another tab in which the diner has logged in as well', async () => {
  const { state, checkout } = await openTabs({ phone: 'guest-000777' });
  await persisted.choices.write(site, { orderType: 'Dine in', tableNumber: '7', note: 'No onions' });
  storeInOtherTab('userNumber', DINER);
  await waitFor(() => expect(checkout()).toMatchObject({ tableNumber: '7', note: 'No onions' }));
  expect(state().session.phone).toBe(DINER);
});

it('A logout in another tab clears the note, even while the note is still persisted', async () => {
  const { checkout, chooseInOtherTab, state } = await openTabs();
  await chooseInOtherTab({ note: 'For my mother' });
  await waitFor(() => expect(checkout().note).toBe('For my mother'));
  storeInOtherTab('userNumber', null);
  await waitFor(() => expect(state().session.phone).not.toBe(DINER));
  await databaseIdle();
  expect(checkout().note).toBe('');
});

it('An applied offer is posted to other tabs, and removed only by a message for the same cart', async () => {
  const { store, state, channel, messages, cartId } = await openTabs();
  await store.dispatch(fetchOffers());
  const tasty = state().offers.offers.data?.find(({ code }) => code === 'TASTY10');
  if (!tasty) throw new Error('the offer is missing');
  await store.dispatch(applyOffer(tasty));
  const { applied } = state().offers;
  await waitFor(() => expect(messages).toEqual([{ kind: 'offer', cartId, offer: applied }]));
  channel.postMessage({ kind: 'offer', cartId: 'c-other', offer: null });
  channel.postMessage({ kind: 'offer', cartId, offer: TASTY10 });
  await waitFor(() => expect(state().offers.applied).toEqual(TASTY10));
  channel.postMessage({ kind: 'offer', cartId, offer: null });
  await waitFor(() => expect(state().offers.applied).toBeNull());
});

it('The offer that another tab has stored for its new cart is kept when this tab adopts that cart', async () => {
  const { store, state, cartId } = await openTabs();
  onTestFinished(persistAppliedOffer(store));
  store.dispatch(offerRestored(TASTY10));
  await waitFor(async () => expect(await persisted.appliedOffer.read(site)).toMatchObject({ cartId }));
  sandbox.world.carts.delete(cartId);
  const next = storeCart(sandbox.world, { [NAAN]: 9 });
  await persisted.appliedOffer.write(site, { cartId: next, offer: TASTY10 });
  storeInOtherTab('cartId', next);
  await waitFor(() => expect(state().cart.cartId).toBe(next));
  expect(state().offers.applied).toBeNull();
  await databaseIdle();
  await store.dispatch(restoreOffer());
  expect(state().offers.applied).toEqual(TASTY10);
});
