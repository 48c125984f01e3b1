import { clearAllListeners } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { paymentStarted } from '@/domain/checkout/slice';
import { orderReceived, type OrderDetail } from '@/domain/orders/types';
import { identifyShop } from '@/domain/shop/identify';
import { checkoutStarted, dishViewed, pageViewed } from '@/domain/events';
import { afterFirstScreen } from '@/platform/scheduling';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { soup } from '../../../tests/tiny-cart';
import { startShop } from '../start';

const tracked = (ids: { behaviourToolId: string; adPixelId: string }) => ({
  ...tinyRestaurant,
  sandbox: { ...tinyRestaurant.sandbox!, ...ids },
});
const withIds = tracked({ behaviourToolId: 'bt-tiny', adPixelId: 'px-tiny' });
const withoutIds = {
  ...tracked({ behaviourToolId: '', adPixelId: '' }),
  slug: 'untracked',
  info: { ...tinyRestaurant.info, Key: '78' },
};
const sandbox = useSandbox({ restaurants: [withIds, withoutIds] });

const LOADED = ['/analytics/behaviour/bt-tiny', '/analytics/pixel.js'];
/** Without those of Spice Garden, which a page of an earlier file may still load. */
const scripts = () =>
  [...document.head.querySelectorAll('script')]
    .map(({ src }) => new URL(src).pathname)
    .filter((path) => !path.endsWith('/beh1'))
    .sort();
const pixelEvents = () =>
  (window.fbq?.queue ?? []).filter(([call]) => call === 'track').map((call) => call.slice(1));
const clarityEvents = () =>
  (window.clarity?.q ?? []).filter(([call]) => call === 'event').map(([, name]) => name);

function removeAnalytics() {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete window.clarity;
  delete window.fbq;
  delete window._fbq;
  for (const wish of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, wish);
}
// Files share their window.
beforeEach(removeAnalytics);
afterEach(removeAnalytics);

/** Starts a shop without a page. */
function openShop(path: string, slug = 'tiny') {
  const store = makeStore(identifyShop(`${slug}.localhost`, path, 'localhost'));
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  startShop(store);
  store.dispatch(pageViewed(path));
  const menuLoaded = () => waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
  return { store, menuLoaded };
}

describe('Analytics', () => {
  it('load after the data of the first screen, and report dish, cart, checkout and one purchase', async () => {
    storeDiner();
    const menu = holdNextCall(sandbox, 'display/display_dish_list');
    const { store, menuLoaded } = openShop('/order-history/order-details/1042');
    await menu.sent;
    await afterFirstScreen();
    expect(scripts()).toEqual([]);
    menu.release();
    await menuLoaded();
    await waitFor(() => expect(scripts()).toEqual(LOADED));
    await waitFor(() =>
      expect(pixelEvents()).toEqual([['PageView', { page: '/order-history/order-details' }]]),
    );

    const product = { currency: 'INR', content_type: 'product', content_ids: ['d-soup'] };
    store.dispatch(dishViewed('d-soup'));
    await store.dispatch(addDish({ ...soup, quantity: 2 }));
    await waitFor(() => expect(store.getState().cart.lines.data).toHaveLength(1));
    store.dispatch(checkoutStarted());
    const paid = { id: '7', date: '', status: 'order placed successfully', total: 62_600 };
    const order = { ...paid, phone: DINER, address: 'Defence Colony' } as OrderDetail;
    const { cartId } = store.getState().cart;
    store.dispatch(paymentStarted({ cartId, at: Date.now(), amount: paid.total }));
    store.dispatch(orderReceived(order));
    await waitFor(() => expect(clarityEvents()).toContain('purchase'));
    store.dispatch(orderReceived({ ...order, status: 'Preparing' }));
    store.dispatch(pageViewed('/menu'));
    await waitFor(() =>
      expect(pixelEvents().slice(1)).toEqual([
        ['ViewContent', { ...product, value: 99.95, content_name: 'Soup' }],
        ['AddToCart', { ...product, value: 199.9, num_items: 2, content_name: 'Soup' }],
        ['InitiateCheckout', { ...product, value: 199.9, num_items: 2 }],
        ['Purchase', { value: 626, currency: 'INR', order_id: '7' }, { eventID: 'order-7' }],
        ['PageView', { page: '/menu' }],
      ]),
    );
    // A page of an earlier file may have reported itself before. The pixel's events above are exact.
    expect(
      clarityEvents()
        .slice(0, -6)
        .every((name) => name === 'page_view'),
    ).toBe(true);
    expect(clarityEvents().slice(-6)).toEqual([
      'page_view',
      'view_dish',
      'add_to_cart',
      'begin_checkout',
      'purchase',
      'page_view',
    ]);
    expect(JSON.stringify([window.fbq?.queue, window.clarity?.q])).not.toMatch(/9876543210|Defence/);
  });

  it.each([
    ['for a shop without tracking ids', 'untracked', 'none', null],
    ['when the browser sets globalPrivacyControl', 'tiny', 'globalPrivacyControl', true],
    ['when the browser sets doNotTrack', 'tiny', 'doNotTrack', '1'],
  ])('do not load %s', async (_, slug, wish, value) => {
    Object.defineProperty(navigator, wish, { value, configurable: true });
    const { menuLoaded } = openShop('/menu', slug);
    await menuLoaded();
    // The shop's own timer may have started slightly later.
    await afterFirstScreen();
    await afterFirstScreen();
    expect(scripts()).toEqual([]);
    expect(window.fbq).toBeUndefined();
    expect(window.clarity).toBeUndefined();
  });
});
