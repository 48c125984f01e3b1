import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeDiner } from '../demo-data';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { demoRestaurants } from '../../sandbox/restaurants';
import { addDish, deleteCart, fetchCart } from '@/domain/cart/thunks';
import { cartIdRestored } from '@/domain/cart/slice';
import {
  choicesRestored,
  orderTypeChosen,
  pickupTimeChanged,
  pickupTimeConfirmed,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { offerRestored } from '@/domain/offers/slice';
import { openShopDatabase } from '@/platform/indexed-db';
import { storeCart } from '../stored-cart';
import { NAAN, openCart, placeOrderButton, billRequests, mockRedirects } from '../cart-page';
import { holdNextCall } from '../held-call';
import { writeInOtherTab } from '../other-tab';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { openTinyCart, soup } from '../tiny-cart';

const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const { redirects } = mockRedirects();
const HOST = 'spice-garden.localhost';
const TASTY10 = { id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 };
const aNaan = { dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('When a cart has ended (contract, section 8)', () => {
  it.each([
    ['the same tab', true],
    ['another tab', false],
  ])(
    'neither the old nor the linked table number is restored in %s on the next visit',
    async (_, isSameTab) => {
      storeCart(sandbox.world, { [NAAN]: 2 });
      await openShopDatabase(HOST).set('choices', {
        note: '',
        orderType: 'Dine in',
        dineInBy: 'table',
        tableNumber: '12',
      });
      const first = renderShop('/menu?type=dinein&table=5');
      const { store } = first;
      await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
      await waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
      await waitFor(() => expect(store.getState().checkout.tableNumber).toBe('5'));
      await act(() => store.dispatch(deleteCart({ origin: 'bar' })));
      await act(async () => {
        await store.dispatch(addDish(aNaan));
      });
      await sandbox.settle();
      first.unmount();
      if (!isSameTab) sessionStorage.clear();
      const again = renderShop('/menu');
      await waitFor(() => expect(again.store.getState().cart.lines).toHaveLength(1));
      await sandbox.settle();
      expect(again.store.getState().checkout.tableNumber).toBe('');
    },
  );

  it('table, pick-up time and note are cleared when the next add starts a new cart', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const former = cart().cartId;
    store.dispatch(
      choicesRestored({
        orderType: 'Dine in',
        tableNumber: '12',
        pickupTime: '20:30',
        confirmedPickupTime: '20:30',
        note: 'No onion',
      }),
    );
    sandbox.world.carts.delete(former);
    await store.dispatch(addDish(soup));
    await settled();
    expect(cart().cartId).not.toBe(former);
    await waitFor(() =>
      expect(store.getState().checkout).toMatchObject({
        orderType: 'Dine in',
        tableNumber: '',
        confirmedPickupTime: '',
        note: '',
      }),
    );
  });

  it('table, pick-up time, note and offer are cleared when the cart is fetched empty before the next add', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    const former = cart().cartId;
    store.dispatch(
      choicesRestored({ tableNumber: '12', pickupTime: '20:30', confirmedPickupTime: '20:30', note: 'Hot' }),
    );
    store.dispatch(offerRestored(TASTY10));
    sandbox.world.carts.delete(former);
    await store.dispatch(fetchCart({ canClearCart: false }));
    await store.dispatch(addDish(soup));
    await settled();
    expect(cart().cartId).not.toBe(former);
    await waitFor(() =>
      expect(store.getState().checkout).toMatchObject({ tableNumber: '', confirmedPickupTime: '', note: '' }),
    );
    expect(store.getState().offers.applied).toBeNull();
  });

  it('the applied offer is removed when the next add starts a new cart', async () => {
    const { store, settled, cart } = await openTinyCart();
    await store.dispatch(addDish(soup));
    await settled();
    store.dispatch(offerRestored(TASTY10));
    sandbox.world.carts.delete(cart().cartId);
    await store.dispatch(addDish(soup));
    await settled();
    expect(store.getState().offers.applied).toBeNull();
  });

  it('the applied offer is removed before the bill of another tab’s new cart is fetched', async () => {
    const { user, store } = await openCart(sandbox);
    await user.click(screen.getByRole('button', { name: 'View offers' }));
    await user.click(await screen.findByRole('button', { name: 'Apply TASTY10' }));
    await waitFor(() => expect(billRequests(sandbox).at(-1)?.['OfferId']).toBe(TASTY10.id));
    const next = sandbox.world.carts.add({
      phone: 'guest-000999',
      restaurantId: '1001',
      variantId: NAAN,
      quantity: 9,
    }).id;
    // Both events arrive before this tab's timer fires.
    writeInOtherTab('cartId', null);
    writeInOtherTab('cartId', next);
    await waitFor(() => expect(billRequests(sandbox).at(-1)?.['CartId']).toBe(next));
    expect(billRequests(sandbox).at(-1)?.['OfferId']).toBe('0');
    expect(store.getState().offers.applied).toBeNull();
  });

  it.each([
    ['dinein', ''],
    ['dinein&table=5', '5'],
    ['takeaway', ''],
  ])(
    'a visit with the link type=%s restores no persisted note, table number or car number',
    async (link, tableNumber) => {
      await openShopDatabase(HOST).set('choices', {
        note: 'No onion',
        orderType: 'Dine in',
        dineInBy: 'table',
        tableNumber: '12',
        carNumber: 'KA 01',
      });
      const first = renderShop(`/menu?type=${link}`);
      const expectLinked = ({ store }: typeof first) =>
        waitFor(() =>
          expect(store.getState().checkout).toMatchObject({ note: '', tableNumber, carNumber: '' }),
        );
      await waitFor(() => expect(first.store.getState().menu.menu.status).toBe('ready'));
      await sandbox.settle();
      await expectLinked(first);
      first.unmount();
      const again = renderShop('/menu');
      await sandbox.settle();
      await expectLinked(again);
    },
  );

  it('table and pick-up time are cleared when another tab starts a new cart', async () => {
    storeCart(sandbox.world, { [NAAN]: 2 });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().cart.fetch.status).toBe('ready'));
    act(() => {
      store.dispatch(orderTypeChosen('Dine in'));
      store.dispatch(tableNumberChanged('12'));
      store.dispatch(pickupTimeChanged('20:30'));
      store.dispatch(pickupTimeConfirmed());
    });
    await sandbox.settle();
    const next = sandbox.world.carts.add({
      phone: 'guest-000999',
      restaurantId: '1001',
      variantId: NAAN,
      quantity: 1,
    }).id;
    await openShopDatabase(HOST).set('choices', {
      note: '',
      orderType: 'Dine in',
      dineInBy: 'table',
      tableNumber: '',
    });
    writeInOtherTab('cartId', null);
    writeInOtherTab('cartId', next);
    await waitFor(() => expect(store.getState().cart.cartId).toBe(next));
    await waitFor(() =>
      expect(store.getState().checkout).toMatchObject({
        orderType: 'Dine in',
        tableNumber: '',
        pickupTime: '',
        confirmedPickupTime: '',
      }),
    );
  });
});

describe('A guest’s cart that is replaced after login', () => {
  it('passes its confirmed pick-up time to the new cart, also after a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:30:00+05:30') });
    storeCart(sandbox.world, { [NAAN]: 8 }, { phone: 'guest-000777' });
    storeDiner();
    const first = renderShop('/cart?type=takeaway');
    const { store } = first;
    await screen.findByRole('heading', { name: /Butter naan/ });
    fireEvent.change(await screen.findByLabelText('Pick up time'), { target: { value: '20:30' } });
    await first.user.click(screen.getByRole('button', { name: 'set time' }));
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    const former = store.getState().cart.cartId;
    await act(async () => {
      await store.dispatch(addDish(aNaan));
    });
    await waitFor(() => expect(store.getState().cart.cartId).not.toBe(former));
    await waitFor(() => expect(store.getState().cart.lines[0]?.quantity).toBe(9));
    await sandbox.settle();
    first.unmount();
    const again = renderShop('/cart');
    await waitFor(() => expect(again.store.getState().checkout.confirmedPickupTime).toBe('20:30'));
  });
});

describe('After an interrupted request', () => {
  it('Place Order works again when the diner returns after leaving during the opening-hours check', async () => {
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart?type=dinein&table=7');
    expect(await screen.findByDisplayValue('7')).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    const timing = holdNextCall(sandbox, 'Daily/Timing');
    await user.click(placeOrderButton());
    await timing.sent;
    // The other page's code is still loading, so the cart stays visible.
    window.history.pushState({}, '', '/offer');
    timing.release();
    await sandbox.settle();
    window.history.replaceState({}, '', '/cart');
    expect(placeOrderButton()).not.toHaveAttribute('aria-busy', 'true');
    await user.click(placeOrderButton());
    await waitFor(() => expect(redirects).toHaveLength(1));
  });

  it('an add starts a new cart when the old cart cannot be fetched', async () => {
    const { store } = await openTinyCart();
    store.dispatch(cartIdRestored('c-long-gone'));
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', status: 404 });
    await store.dispatch(fetchCart({ canClearCart: false }));
    await store.dispatch(addDish(soup));
    expect(store.getState().cart.cartId).not.toBe('c-long-gone');
  });
});
