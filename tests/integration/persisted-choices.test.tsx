import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deleteCart } from '@/domain/cart/thunks';
import {
  noteChanged,
  orderTypeChosen,
  pickupTimeChanged,
  pickupTimeConfirmed,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import type { CheckoutChoices } from '@/domain/checkout/types';
import * as persisted from '@/domain/persisted/values';
import { sessionEnded } from '@/domain/session/events';
import { openShopDatabase } from '@/platform/indexed-db';
import { safeSessionStorage } from '@/platform/web-storage';
import { createDeferred } from '../deferred';
import { storeDiner } from '../demo-data';
import { storeCart } from '../stored-cart';
import { writeInOtherTab } from '../other-tab';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();

const HOST = 'spice-garden.localhost';

function slowStorage() {
  const waiting: (() => void)[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const delayed = {} as { onsuccess?: () => void; result: IDBDatabase };
    waiting.push(() => {
      const request = open(name);
      request.onsuccess = () => {
        delayed.result = request.result;
        delayed.onsuccess?.();
      };
    });
    return delayed as unknown as IDBOpenDBRequest;
  });
  return () => waiting.splice(0).forEach((begin) => begin());
}

describe('Restoring the checkout choices of an earlier visit', () => {
  it('keeps choices made before the storage answers, and restores the others', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    await openShopDatabase(HOST).set('choices', { note: 'Old', orderType: 'Delivery', tableNumber: '7' });
    const answer = slowStorage();
    const { store } = renderShop('/menu');
    store.dispatch(orderTypeChosen('Dine in'));
    store.dispatch(noteChanged('No coriander'));
    answer();
    await waitFor(() => expect(store.getState().checkout.tableNumber).toBe('7'));
    expect(store.getState().checkout).toMatchObject({ note: 'No coriander', orderType: 'Dine in' });
  });

  it('does not restore the cooking note when the diner logs out before the storage answers', async () => {
    storeDiner();
    await openShopDatabase(HOST).set('choices', { note: 'For Asha’s house' });
    const answer = slowStorage();
    const { store } = renderShop('/menu');
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(sessionEnded()));
    answer();
    await sandbox.settle();
    expect(store.getState().checkout.note).toBe('');
  });
});

describe('Reading the checkout choices of another tab', () => {
  it.each([
    ['its note', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['its new cart', () => writeInOtherTab('cartId', 'c-next')],
  ])('restores nothing when the diner logs out during the read of %s', async (_, follow) => {
    storeCart(sandbox.world, { 'v-butter-naan': 1 });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    const answer = createDeferred<Partial<CheckoutChoices>>();
    const read = vi.spyOn(persisted.choices, 'read').mockReturnValue(answer.promise);
    follow();
    await waitFor(() => expect(read).toHaveBeenCalled());
    act(() => void store.dispatch(sessionEnded()));
    answer.resolve({ note: 'For Asha’s house', tableNumber: '12' });
    await sandbox.settle();
    expect(store.getState().checkout).toMatchObject({ note: '', tableNumber: '' });
  });
});

describe('Clearing the checkout choices with the cart', () => {
  const empty = { note: '', tableNumber: '', pickupTime: '', confirmedPickupTime: '' };

  it('clears table, note and pick-up time of a deleted cart, and keeps the order type', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    store.dispatch(orderTypeChosen('Dine in'));
    store.dispatch(tableNumberChanged('12'));
    store.dispatch(noteChanged('No coriander'));
    store.dispatch(pickupTimeChanged('20:30'));
    store.dispatch(pickupTimeConfirmed());
    safeSessionStorage.set(`pickup:${HOST}`, '20:30 c-1');
    await act(() => store.dispatch(deleteCart({ origin: 'bar' })));
    expect(store.getState().checkout).toMatchObject({ ...empty, orderType: 'Dine in' });
    await waitFor(async () =>
      expect(await openShopDatabase(HOST).get('choices')).toMatchObject({
        orderType: 'Dine in',
        tableNumber: '',
      }),
    );
    expect(safeSessionStorage.get(`pickup:${HOST}`)).toBe('');
  });

  it('clears table and note when the server has closed the cart of an earlier visit', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
    sandbox.world.carts.delete(cartId);
    await openShopDatabase(HOST).set('choices', {
      note: 'Less spicy',
      orderType: 'Dine in',
      tableNumber: '12',
    });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await waitFor(async () =>
      expect(await openShopDatabase(HOST).get('choices')).toMatchObject({
        orderType: 'Dine in',
        tableNumber: '',
      }),
    );
    expect(store.getState().checkout).toMatchObject({ ...empty, orderType: 'Dine in' });
  });

  it('clears the pick-up time of a cart that is fetched empty, also for dishes that are added to it later', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 1 });
    sandbox.world.carts.remove(cartId, 'v-butter-naan');
    safeSessionStorage.set(`pickup:${HOST}`, `20:30 ${cartId}`);
    const first = renderShop('/menu');
    await waitFor(() => expect(first.store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    first.unmount();
    expect(storeCart(sandbox.world, { 'v-butter-naan': 1 })).toBe(cartId);
    const again = renderShop('/menu');
    await waitFor(() => expect(again.store.getState().cart.lines).toHaveLength(1));
    await sandbox.settle();
    expect(again.store.getState().checkout).toMatchObject(empty);
  });

  it('keeps the table number of a link for the next cart', async () => {
    const cartId = storeCart(sandbox.world, { 'v-butter-naan': 2 });
    sandbox.world.carts.delete(cartId);
    const { store } = renderShop('/menu?type=dinein&table=7');
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    await waitFor(() => expect(store.getState().checkout.tableNumber).toBe('7'));
  });
});

describe('Logging out', () => {
  it('clears the diner’s note, address draft and selected address of other shops on this origin', async () => {
    storeDiner();
    const other = openShopDatabase('green-leaf');
    await other.set('choices', { note: 'Ring twice' });
    await other.set('addressDraft', { houseNo: '12' });
    safeSessionStorage.set('address:green-leaf', 'a-1');
    const { store } = renderShop('/menu');
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(async () => expect(await other.get('choices')).toBeUndefined());
    expect(await other.get('addressDraft')).toBeUndefined();
    expect(safeSessionStorage.get('address:green-leaf')).toBe('');
  });
});
