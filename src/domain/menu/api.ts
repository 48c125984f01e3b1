import { openingCall } from '@/api/client';
import { parseBanners, parseCategoryTiles, parseMenu } from './parse';
import type { Banner, CategoryTile, Menu } from './types';

export async function fetchMenu(restaurantId: string): Promise<Menu> {
  return parseMenu(await openingCall('dishes', restaurantId));
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await openingCall('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await openingCall('banners', restaurantId));
}
