import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { orderReceived } from '@/domain/orders/events';
import type { OrderDetail } from '@/domain/orders/types';
import { afterFirstScreen } from '@/platform/scheduling';
import type { AppStore } from '@/store';
import { writePendingPayment } from '@/store/pending-payment';
import { DINER, storeDiner } from '../demo-data';
import { holdNextCall } from '../held-call';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const WITH_IDS = { host: 'green-leaf.localhost' };

const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname).sort();

const trackedEvents = () =>
  (window.fbq?.queue ?? []).filter(([call]) => call === 'track').map((call) => call.slice(1));
const clarityEvents = () =>
  (window.clarity?.q ?? []).filter(([call]) => call === 'event').map(([, name]) => name);

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete window.clarity;
  delete window.fbq;
  delete window._fbq;
  for (const wish of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, wish);
});

const leaveForPayment = (store: AppStore, amount: number) => {
  const { cart, shop } = store.getState();
  const left = { cartId: cart.cartId || 'c-paid', at: Date.now(), amount };
  return writePendingPayment(shop.site, left);
};

const LOADED = ['/analytics/behaviour/bt-green', '/analytics/pixel.js'];

describe('analytics (spec, section 1)', () => {
  it('load for a shop with tracking ids, and record the page view without its query', async () => {
    renderShop('/menu?phone=9876543210', WITH_IDS);
    await waitFor(() => expect(scripts()).toEqual(LOADED));
    await waitFor(() => expect(trackedEvents()).toEqual([['PageView', { page: '/menu' }]]));
    expect(clarityEvents()).toEqual(['page_view']);
  });

  it('load only after the data of the first screen', async () => {
    const menu = holdNextCall(sandbox, 'display/display_dish_list');
    const { store } = renderShop('/', WITH_IDS);
    await waitFor(() => expect(store.getState().shop.behaviourToolId).toBe('bt-green'));
    await sandbox.settle();
    expect(scripts()).toEqual([]);
    menu.release();
    await waitFor(() => expect(scripts()).toEqual(LOADED));
    expect(store.getState().menu.menu.status).toBe('ready');
  });

  it('do not load for a shop without tracking ids', async () => {
    const { store } = renderShop('/');
    await waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
    await act(afterFirstScreen);
    await sandbox.settle();
    expect(scripts()).toEqual([]);
    expect(window.fbq).toBeUndefined();
    expect(window.clarity).toBeUndefined();
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('do not load when the browser sets %s to %s', async (wish, value) => {
    Object.defineProperty(navigator, wish, { value, configurable: true });
    const { store } = renderShop('/', WITH_IDS);
    await waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
    await act(afterFirstScreen);
    await sandbox.settle();
    expect(scripts()).toEqual([]);
    expect(window.fbq).toBeUndefined();
  });

  it('record a viewed dish, an added dish, the checkout and one purchase, with value and currency', async () => {
    const { store, user } = renderShop('/menu?dish=d-medu-vada', WITH_IDS);
    await waitFor(() => expect(scripts()).toEqual(LOADED));
    const dish = store.getState().menu.menu.data?.dishes['d-medu-vada'];
    const [variant] = dish?.variants ?? [];
    const value = (variant?.offerPrice ?? NaN) / 100;
    const product = { currency: 'INR', content_type: 'product', content_ids: ['d-medu-vada'] };
    await waitFor(() =>
      expect(trackedEvents()).toContainEqual([
        'ViewContent',
        { ...product, value, content_name: dish?.name },
      ]),
    );

    await act(() =>
      store.dispatch(
        addDish({ dishId: 'd-medu-vada', variantId: variant?.id ?? '', quantity: 2, origin: 'popup' }),
      ),
    );
    const twice = { value: value * 2, num_items: 2 };
    expect(trackedEvents()).toContainEqual(['AddToCart', { ...product, ...twice, content_name: dish?.name }]);

    await user.keyboard('{Escape}');
    const bar = await screen.findByRole('region', { name: 'Cart' });
    await user.click(within(bar).getByRole('button', { name: /Checkout/ }));
    await waitFor(() =>
      expect(trackedEvents()).toContainEqual(['InitiateCheckout', { ...product, ...twice }]),
    );
    expect(trackedEvents()).toContainEqual(['PageView', { page: '/cart' }]);

    const order = {
      ...{ id: '1042', date: '', status: 'order placed successfully', total: 62_600 },
    } as OrderDetail;
    await leaveForPayment(store, order.total);
    store.dispatch(orderReceived(order));
    const purchase = [
      'Purchase',
      { value: 626, currency: 'INR', order_id: '1042' },
      { eventID: 'order-1042' },
    ];
    await waitFor(() => expect(trackedEvents()).toContainEqual(purchase));
    store.dispatch(orderReceived({ ...order, status: 'Preparing' }));
    await sandbox.settle();
    expect(trackedEvents().filter(([name]) => name === 'Purchase')).toHaveLength(1);
    expect(clarityEvents()).toEqual(
      expect.arrayContaining(['page_view', 'view_dish', 'add_to_cart', 'begin_checkout', 'purchase']),
    );
  });

  it('never contain the phone number or the address of an order', async () => {
    storeDiner();
    const { store } = renderShop('/order-history/order-details/1042', WITH_IDS);
    await waitFor(() =>
      expect(trackedEvents()).toEqual([['PageView', { page: '/order-history/order-details' }]]),
    );
    await leaveForPayment(store, 100);
    store.dispatch(
      orderReceived({
        id: '7',
        date: '',
        total: 100,
        phone: DINER,
        address: 'Defence Colony',
      } as OrderDetail),
    );
    await waitFor(() => expect(trackedEvents()).toHaveLength(2));
    expect(JSON.stringify([window.fbq?.queue, window.clarity?.q])).not.toMatch(/9876543210|Defence/);
  });
});
