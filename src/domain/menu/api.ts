import { openingCall, postForm } from '@/api/client';
import {
  parseAddOnGroups,
  parseBanners,
  parseCategoryTiles,
  parseCustomizationGroups,
  parseMenu,
} from './parse';
import type { AddOnGroup, Banner, CategoryTile, CustomizationGroup, Menu } from './types';

export async function fetchMenu(restaurantId: string): Promise<Menu> {
  return parseMenu(await openingCall('dishes', restaurantId));
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await openingCall('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await openingCall('banners', restaurantId));
}

/** Every customization group of the restaurant: the call's payload is the dish's flag, always true. */
export async function fetchCustomizationGroups(restaurantId: string): Promise<CustomizationGroup[]> {
  return parseCustomizationGroups(
    await postForm('customizationGroups', { customized_Dish: 'true', restId: restaurantId }),
  );
}

/** Every add-on group of the restaurant, likewise. */
export async function fetchAddOnGroups(restaurantId: string): Promise<AddOnGroup[]> {
  return parseAddOnGroups(await postForm('addOnGroups', { Add_Cons: 'true', restId: restaurantId }));
}
