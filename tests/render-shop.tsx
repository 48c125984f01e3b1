import { render, waitFor } from '@testing-library/react';
import { clearAllListeners } from '@reduxjs/toolkit';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { loadPage } from './page-load';

/** Renders the whole application with its real store. */
export function renderShop(path = '/', { host = 'spice-garden.localhost' } = {}) {
  window.history.pushState(null, '', path);
  const store = loadPage(identifyShop(host, path, 'localhost'), showToast);
  // Idle callbacks of the page end with the test.
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  return { store, user: userEvent.setup(), ...render(<App store={store} />) };
}

/** Renders a page and waits until menu, phone and cart are known. */
export async function openSettled(path = '/menu') {
  const shop = renderShop(path);
  const state = () => shop.store.getState();
  await waitFor(() => expect(state().menu.menu.status).toBe('ready'));
  await waitFor(() => expect(state().session.phone).not.toBe(''));
  await waitFor(() => expect(state().cart.lines.status).not.toBe('pending'));
  return shop;
}
