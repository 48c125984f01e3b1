import { screen, waitFor } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { expect } from 'vitest';
import type { Catalogue } from '@/domain/catalogue/types';
import type { Dish } from '@/domain/menu/types';
import { renderShop } from './render-shop';

const HOST = 'spice-garden.localhost';
const database = () => createStore('storefront', 'kept');

export function persistedOf(shop = HOST) {
  return get<Catalogue>(`${shop}/catalogue:1`, database());
}

export function overwritePersisted(value: unknown, shop = HOST) {
  return set(`${shop}/catalogue:1`, value, database());
}

export async function changeStoredDish(id: string, change: Partial<Dish> | undefined): Promise<void> {
  const stored = await persistedOf();
  const dish = stored?.menu.dishes[id];
  if (!dish) throw new Error(`${id} is not stored`);
  const dishes: Record<string, Dish> = { ...stored.menu.dishes, [id]: { ...dish, ...change } };
  if (!change) Reflect.deleteProperty(dishes, id);
  const categories = stored.menu.categories.map(({ name, dishIds }) => ({
    name,
    dishIds: dishIds.filter((dishId) => dishId in dishes),
  }));
  await overwritePersisted({ ...stored, menu: { ...stored.menu, categories, dishes } });
}

export async function visitMenu(path = '/menu', host = HOST): Promise<void> {
  const before = Date.now();
  const { unmount } = renderShop(path, { host });
  // The first page of a test file loads its lazy code.
  await screen.findAllByRole('article', {}, { timeout: 20_000 });
  const shop = host === 'localhost' ? (path.split('/')[1] ?? '') : host;
  await waitFor(async () => expect((await persistedOf(shop))?.requestedAt).toBeGreaterThanOrEqual(before));
  unmount();
}
