import * as menu from '../domain/menu/api';
import * as shop from '../domain/shop/api';
import type { CompleteCatalogue } from '../domain/catalogue/catalogue';

/** @returns null for an unknown restaurant. @throws ApiFailure */
export async function fetchCatalogue(domain: string): Promise<CompleteCatalogue | null> {
  const found = await shop.lookUpShop(domain);
  if (!found) return null;
  const { restaurantId } = found;
  const requestedAt = Date.now();
  const [info, profile, timing, dishes, banners, categoryTiles] = await Promise.all([
    shop.fetchInfo(restaurantId),
    shop.fetchProfile(restaurantId),
    shop.fetchTiming(restaurantId),
    menu.fetchMenu(restaurantId),
    menu.fetchBanners(restaurantId),
    menu.fetchCategoryTiles(restaurantId),
  ]);
  return { restaurantId, menu: dishes, banners, categoryTiles, info, profile, timing, requestedAt };
}
