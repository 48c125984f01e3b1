import './blank-page';
import { clearAllListeners } from '@reduxjs/toolkit';
import { onTestFinished, vi } from 'vitest';
import { identifyShop, type ShopSite } from '@/domain/shop/identify';
import { pageViewed } from '@/domain/events';
import { watchOtherTabs } from '@/store/listeners/records';
// Loads lazy code up front, so that no test waits for it.
import '@/domain/orders/match-payment';
import '@/domain/orders/slice';
import { loadPage } from './page-load';
import { storeRecords, type RecordFields } from './stored-records';

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
  vi.stubGlobal('history', history);
  vi.stubGlobal('navigator', { onLine: isOnline });
  const toasts: string[] = [];
  const store = loadPage(identifyShop(host, pathname, 'localhost'), ({ text }) => void toasts.push(text));
  const stopWatching = watchOtherTabs(store);
  store.dispatch(pageViewed(pathname));
  const stop = () => {
    stopWatching();
    store.dispatch(clearAllListeners());
  };
  onTestFinished(stop);
  const close = () => {
    window.dispatchEvent(new Event('pagehide'));
    stop();
  };
  const state = () => store.getState();
  const loaded = () =>
    waitFor(() => {
      const { cart, menu, shop } = state();
      if (!shop.lookup.data || menu.menu.status !== 'ready') throw new Error('the shop is loading');
      if (cart.lock !== null || cart.lines.status === 'pending') throw new Error('the cart is loading');
    });
  return { store, state, toasts, close, loaded };
}

/** Reports a storage change of another tab. */
export function reportStorage(key: string): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
}

export function storeInOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  reportStorage(key);
}

/** Another tab changes a shop's record. */
export function chooseInOtherTab(changes: Partial<RecordFields>, site?: ShopSite): void {
  storeRecords(changes, site);
  reportStorage(`shop:${site?.key ?? 'spice-garden.localhost'}`);
}
