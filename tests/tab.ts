import './blank-page';
import { clearAllListeners } from '@reduxjs/toolkit';
import { onTestFinished, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { pageViewed } from '@/domain/visit/events';
import { openShopDatabase } from '@/platform/indexed-db';
import { makeStore } from '@/store';
import { syncTabs } from '@/store/listeners/tabs';
// Loads lazy code up front, so that no test waits for it.
import '@/store/order-confirmation';
import { simulatePageLoad } from './page-load';

/** As the function of that name of Testing Library, which needs a document. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000 });

interface TabOptions {
  host?: string;
  isOnline?: boolean;
}

/** Loads a page in Node: its store starts and follows other tabs, but nothing is rendered. */
export function openTab(
  path = '/menu',
  { host = 'spice-garden.localhost', isOnline = true }: TabOptions = {},
) {
  const { pathname, search } = new URL(path, `http://${host}`);
  const location = { pathname, search, hash: '' };
  const history = { state: null, replaceState: () => undefined };
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location, history, localStorage, sessionStorage }),
  );
  vi.stubGlobal('navigator', { onLine: isOnline });
  const toasts: string[] = [];
  const store = makeStore(identifyShop(host, pathname, 'localhost'), ({ text }) => void toasts.push(text));
  simulatePageLoad(store);
  const stopSync = syncTabs(store);
  store.dispatch(pageViewed(pathname));
  const close = () => {
    stopSync();
    store.dispatch(clearAllListeners());
  };
  onTestFinished(close);
  const state = () => store.getState();
  const loaded = () =>
    waitFor(() => {
      const { cart, menu, shop } = state();
      if (shop.lookup !== 'found' || menu.menu.status !== 'ready') throw new Error('the shop is loading');
      if (cart.lock !== null || cart.fetch.status === 'pending') throw new Error('the cart is loading');
    });
  return { store, state, toasts, close, loaded };
}

/** Resolves after pending reads and writes of the database, and what they cause. */
export async function databaseIdle(): Promise<void> {
  for (let read = 0; read < 10; read += 1)
    await openShopDatabase('spice-garden.localhost').get('clearedOrders');
}

/** Reports the storage change of another tab. */
export function storeInOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
}
