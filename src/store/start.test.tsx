import { clearAllListeners } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { selectItemCount } from '@/domain/cart/slice';
import { networkChanged } from '@/domain/connectivity/slice';
import { resourceWanted } from '@/domain/server/wanted-resources';
import { addressList } from '@/domain/addresses/slice';
import { selectPhone } from '@/domain/session/slice';
import { loggedIn, sessionEnded } from '@/domain/session/types';
import { identifyShop } from '@/domain/shop/identify';
import { pageViewed } from '@/domain/events';
import { afterFirstScreen } from '@/platform/scheduling';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { storeDiner } from '../../tests/demo-data';
import { overwritePersisted, persistedOf, visitMenu } from '../../tests/persisted-catalogue';
import { useSandbox } from '../../tests/sandbox';
import { storeCart } from '../../tests/stored-cart';
import { selectIsUnknownShop } from '@/domain/shop/slice';
import { makeStore } from '.';
import { startShop } from './start';

const neighbour = {
  ...tinyRestaurant,
  slug: 'neighbour',
  info: { ...tinyRestaurant.info, Key: '78' },
  dishes: [],
};
const sandbox = useSandbox({ restaurants: [tinyRestaurant, neighbour] });
const HOST = 'tiny.localhost';
const CATALOGUE_CALLS = [
  'display/display_resturent_info',
  'display/restro_address_info',
  'display/Slider',
  'display/all_categories',
  'Daily/Timing',
];

const count = (call: string) => sandbox.requests.list(call).length;

function openShop(path = '/menu', host = HOST) {
  const showToast = vi.fn();
  const store = makeStore(identifyShop(host, path, 'localhost'), showToast);
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  startShop(store);
  return {
    store,
    showToast,
    phone: () => selectPhone(store.getState()),
    menu: () => store.getState().menu.menu,
  };
}

describe('Starting the shop', () => {
  it('requests one guest for a new visitor, and persists only the guest', async () => {
    const { phone } = openShop();
    await waitFor(() => expect(phone()).toMatch(/^guest-/));
    expect(Object.entries(localStorage)).toEqual([['userNumber', phone()]]);
    expect(sandbox.requests.list('Guest/UserAdd').map(({ form }) => form)).toEqual([{ RestaurentId: '77' }]);
  });

  it('requests no guest when a phone number is stored, but the wallet and the stored cart', async () => {
    storeDiner();
    const id = 'eyJ.'.repeat(60);
    localStorage.setItem('cartId', id);
    const { store } = openShop();
    await waitFor(() => expect(store.getState().session.wallet.data).toBe(12_000));
    // A guest would be requested after the first screen. The shop's own timer may have started slightly later.
    await afterFirstScreen();
    await afterFirstScreen();
    expect(count('Guest/UserAdd')).toBe(0);
    expect(sandbox.requests.list('cart/displayTestFramCore')[0]?.query).toEqual({ id });
    expect(store.getState().cart.cartId).toBe(id);
  });

  it.each(['0', '__proto__', 'null', '{"phone":"9876543210"}', '<b>', 'x'.repeat(500)])(
    'ignores a stored phone number and cart id that were tampered with: %s',
    async (value) => {
      localStorage.setItem('userNumber', value);
      localStorage.setItem('cartId', value);
      const { store, phone } = openShop();
      await waitFor(() => expect(phone()).toMatch(/^guest-/));
      expect(store.getState().cart.cartId).toBe('');
      expect(count('cart/displayTestFramCore')).toBe(0);
    },
  );
});

it('A diner who has logged in in another tab, in place of the former diner, sees their wallet', async () => {
  storeDiner();
  const { store } = openShop();
  const wallet = () => store.getState().session.wallet;
  await waitFor(() => expect(wallet().data).toBe(12_000));
  const other = '9123456789';
  localStorage.setItem('userNumber', other);
  store.dispatch(sessionEnded({ phone: other }));
  store.dispatch(loggedIn(other));
  await waitFor(() => expect(wallet().status).toBe('ready'));
});

describe('A failed call of the start', () => {
  const lost = [...CATALOGUE_CALLS, 'Wallet/UserWalletReward'];

  it('is repeated on the next page also when only the cart has failed', async () => {
    const call = 'cart/displayTestFramCore';
    storeCart(sandbox.world, { 'v-soup': 2 }, { restaurantId: tinyRestaurant.info.Key });
    sandbox.faults.add({ call, kind: 'status', times: 1 });
    const { store } = openShop();
    store.dispatch(pageViewed('/menu'));
    await waitFor(() => expect(store.getState().cart.lines.status).toBe('failed'));
    await sandbox.requestsArrived();
    store.dispatch(pageViewed('/search'));
    await waitFor(() => expect(selectItemCount(store.getState())).toBe(2));
  });

  it('is only logged, and repeated on the next page without the calls that succeeded', async () => {
    storeDiner();
    for (const call of lost) sandbox.faults.add({ call, kind: 'status' });
    const { store, showToast } = openShop();
    store.dispatch(pageViewed('/menu'));
    const failures = (times: number) =>
      waitFor(() => expect(vi.mocked(console.warn).mock.calls.length).toBeGreaterThanOrEqual(times));
    await waitFor(() => expect(lost.map(count)).toEqual(lost.map(() => 1)));
    await failures(lost.length);
    await sandbox.requestsArrived();
    sandbox.faults.clear();
    sandbox.faults.add({ call: 'display/Slider', kind: 'status' });
    store.dispatch(pageViewed('/search'));
    await waitFor(() => expect(lost.map(count)).toEqual(lost.map(() => 2)));
    await waitFor(() => expect(store.getState().session.wallet.data).toBe(12_000));
    expect(count('display/display_dish_list')).toBe(1);

    await failures(lost.length + 1);
    await sandbox.requestsArrived();
    store.dispatch(pageViewed('/menu'));
    await waitFor(() => expect(count('display/Slider')).toBe(3));
    await sandbox.requestsArrived();
    expect(count('Daily/Timing')).toBe(2);
    expect(count('Wallet/UserWalletReward')).toBe(2);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('of shown addresses is repeated once when the browser is online again', async () => {
    storeDiner();
    const { store } = openShop();
    await waitFor(() => expect(store.getState().shop.lookup.data).not.toBeNull());
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    store.dispatch(
      resourceWanted({ id: 'sheet', type: addressList.type, arg: undefined, freshness: 'once' }),
    );
    await waitFor(() => expect(store.getState().addresses.list.status).toBe('failed'));
    store.dispatch(networkChanged(false));
    store.dispatch(networkChanged(true));
    await waitFor(() => expect(store.getState().addresses.list.status).toBe('ready'));
    expect(count('Display/Address')).toBe(2);
  });

  it.each(['Guest/UserAdd', 'display/display_dish_list'])('is only logged: %s', async (call) => {
    sandbox.faults.add({ call, kind: 'status' });
    const { showToast } = openShop();
    await waitFor(() => expect(count(call)).toBe(1));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await sandbox.requestsArrived();
    expect(showToast).not.toHaveBeenCalled();
  });
});

describe('The persisted catalogue', () => {
  it('is shown when the dish list fails, and replaced once the dish list loads', async () => {
    await visitMenu('/menu', HOST);
    sandbox.world.changeRestaurant('tiny', { prices: { 'v-soup': { OfferPrice: 41 } } });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', times: 1 });
    const { store, menu } = openShop();
    const price = () => menu().data?.dishes['d-soup']?.variants[0].offerPrice;
    await waitFor(() => expect(menu().status).toBe('failed'));
    expect(price()).toBe(9995);
    store.dispatch(networkChanged(true));
    await waitFor(() => expect(price()).toBe(4100));
  });

  it('is restored for its own restaurant only when several share an origin', async () => {
    await visitMenu('/tiny/menu', 'localhost');
    await visitMenu('/neighbour/menu', 'localhost');
    sandbox.faults.add({ call: '*', kind: 'drop' });
    const { store, menu } = openShop('/neighbour/menu', 'localhost');
    await waitFor(() => expect(store.getState().shop.restaurantId).toBe('78'));
    expect(menu().data?.dishes).toEqual({});
  });

  it('is deleted when the lookup returns another restaurant', async () => {
    await visitMenu('/menu', HOST);
    sandbox.faults.add({ call: 'restro_id_new', kind: 'body', body: '78//' });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status' });
    const { menu } = openShop();
    await waitFor(async () => expect(await persistedOf(HOST)).toBeUndefined());
    expect(menu().data).toBeNull();
  });

  it('is deleted when the restaurant no longer exists', async () => {
    await visitMenu('/menu', HOST);
    sandbox.faults.add({ call: 'restro_id_new', kind: 'status', status: 404 });
    const { store } = openShop();
    await waitFor(() => expect(selectIsUnknownShop(store.getState())).toBe(true));
    await waitFor(async () => expect(await persistedOf(HOST)).toBeUndefined());
  });

  it.each([
    ['a text', 'broken'],
    ['of dishes without sizes', { restaurantId: '77', menu: { dishes: { d: { id: 'd', variants: [] } } } }],
  ])('is ignored when it is %s', async (_, value) => {
    await overwritePersisted(value, HOST);
    const { menu } = openShop();
    await waitFor(() => expect(menu().status).toBe('ready'));
    await waitFor(async () => expect((await persistedOf(HOST))?.info?.name).toBe('Tiny'));
  });
});
