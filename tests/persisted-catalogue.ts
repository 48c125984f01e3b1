import { clearAllListeners } from '@reduxjs/toolkit';
import { createStore, get, set } from 'idb-keyval';
import { selectCatalogue, type Catalogue } from '@/domain/catalogue/catalogue';
import type { Dish } from '@/domain/menu/types';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { loadShop } from '@/store/wanted';

const HOST = 'spice-garden.localhost';
const database = () => createStore('storefront', 'kept');

export function persistedOf(shop = HOST) {
  return get<Catalogue>(`${shop}/catalogue:1`, database());
}

export function overwritePersisted(value: unknown, shop = HOST) {
  return set(`${shop}/catalogue:1`, value, database());
}

export async function changeStoredDish(
  id: string,
  change: Partial<Dish> | undefined,
  shop = HOST,
): Promise<void> {
  const stored = await persistedOf(shop);
  const dish = stored?.menu.dishes[id];
  if (!dish) throw new Error(`${id} is not stored`);
  const dishes: Record<string, Dish> = { ...stored.menu.dishes, [id]: { ...dish, ...change } };
  if (!change) Reflect.deleteProperty(dishes, id);
  const categories = stored.menu.categories.map(({ name, dishIds }) => ({
    name,
    dishIds: dishIds.filter((dishId) => dishId in dishes),
  }));
  await overwritePersisted({ ...stored, menu: { ...stored.menu, categories, dishes } }, shop);
}

/** Persists the catalogue as an earlier visit does. */
export async function visitMenu(path = '/menu', host = HOST): Promise<void> {
  const site = identifyShop(host, path, 'localhost');
  const store = makeStore(site);
  await store.dispatch(loadShop());
  store.dispatch(clearAllListeners());
  await overwritePersisted(selectCatalogue(store.getState()), site.key);
}
