import { render } from '@testing-library/react';
import { clearAllListeners } from '@reduxjs/toolkit';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';

/**
 * Opens a page of a restaurant as a browser would: the whole application with its real store, on the
 * restaurant's own host (`spice-garden.localhost` unless given).
 */
export function renderShop(path = '/', { host = 'spice-garden.localhost' } = {}) {
  window.history.pushState(null, '', path);
  const store = makeStore(identifyShop(host, path, 'localhost'), showToast);
  startShop(store);
  // What waits for an idle moment goes with the page that it belongs to.
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  return { store, user: userEvent.setup(), ...render(<App store={store} />) };
}
