import { screen, waitFor } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { expect } from 'vitest';
import { renderShop } from './render-shop';

const HOST = 'spice-garden.localhost';
const database = () => createStore('storefront', 'kept');

/** What a shop's last visit left, as it stands in the browser's storage. */
export function keptOf(shop = HOST) {
  return get<{ restaurantId: string; knownAt: number }>(`${shop}/catalogue:1`, database());
}

export function overwriteKept(value: unknown, shop = HOST) {
  return set(`${shop}/catalogue:1`, value, database());
}

/** Visits a restaurant's menu, and leaves once it has been kept. */
export async function visitMenu(path = '/menu', host = HOST): Promise<void> {
  const before = Date.now();
  const { unmount } = renderShop(path, { host });
  // The first page of a file loads its code.
  await screen.findAllByRole('article', {}, { timeout: 20_000 });
  const shop = host === 'localhost' ? (path.split('/')[1] ?? '') : host;
  await waitFor(async () => expect((await keptOf(shop))?.knownAt).toBeGreaterThanOrEqual(before));
  unmount();
}
