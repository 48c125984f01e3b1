import { paths } from '@/config/paths';
import type { CompleteCatalogue } from '@/domain/catalogue/catalogue';
import * as menuApi from '@/domain/menu/api';
import { dishesInOrder, filterCategories } from '@/domain/menu/filter-categories';
import type { Dish } from '@/domain/menu/types';
import * as shopApi from '@/domain/shop/api';
import { withDish } from '@/lib/dish-link';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import { publicLink } from './html';
import { prerenderText } from './prerender-text';

/** @returns null for an unknown restaurant. @throws ApiFailure */
export async function fetchCatalogue(domain: string): Promise<CompleteCatalogue | null> {
  const found = await shopApi.lookUpShop(domain);
  if (!found) return null;
  const { restaurantId } = found;
  const requestedAt = Date.now();
  const [info, profile, timing, menu, banners, categoryTiles] = await Promise.all([
    shopApi.fetchInfo(restaurantId),
    shopApi.fetchProfile(restaurantId),
    shopApi.fetchTiming(restaurantId),
    menuApi.fetchMenu(restaurantId),
    menuApi.fetchBanners(restaurantId),
    menuApi.fetchCategoryTiles(restaurantId),
  ]);
  return { restaurantId, menu, banners, categoryTiles, info, profile, timing, requestedAt };
}

export interface PublicDish {
  id: string;
  name: string;
  description: string;
  url: string;
  picture: string | undefined;
  veg: boolean;
  inStock: boolean;
  offers: readonly { label: string | null; price: Paise }[];
}

/** A restaurant as published to search engines and messengers. All URLs are absolute http(s). */
export interface PublicShop {
  name: string;
  about: string;
  address: string;
  phone: string;
  url: string;
  menuUrl: string;
  logo: string | undefined;
  /** For link previews: the first banner, otherwise the logo. */
  picture: string | undefined;
  sections: readonly { name: string; dishes: readonly PublicDish[] }[];
  dishes: readonly PublicDish[];
}

/** @param home URL of the restaurant's home without a trailing slash */
export function publicShop({ info, profile, banners, menu }: CompleteCatalogue, home: string): PublicShop {
  const menuUrl = `${home}${paths.menu()}`;
  const link = (address: string | null | undefined) => publicLink(address, `${home}/`);
  const publicDish = (dish: Dish): PublicDish => ({
    id: dish.id,
    name: dish.name,
    description: dish.description,
    url: `${menuUrl}${withDish('', dish.id)}`,
    picture: link(dish.imageUrl),
    veg: dish.food === 'veg',
    inStock: !dish.isOutOfStock,
    offers: dish.variants.map(({ label, offerPrice }) => ({ label, price: offerPrice })),
  });
  const dishes = new Map(dishesInOrder(menu).map((dish) => [dish.id, publicDish(dish)]));
  const logo = link(info.imageUrl);
  return {
    name: info.name,
    about: info.about,
    address: info.address || profile.address,
    phone: profile.phone,
    // Like in the router, the home URL of a domain ends in '/', that of a slug does not.
    url: new URL(home).pathname === '/' ? `${home}/` : home,
    menuUrl,
    logo,
    picture: link(banners[0]?.imageUrl) ?? logo,
    sections: filterCategories(menu, 'all').map(({ name, dishIds }) => ({
      name,
      dishes: dishIds.flatMap((id) => dishes.get(id) ?? []),
    })),
    dishes: [...dishes.values()],
  };
}

/** Texts of the printed cards of `npm run share-kit`. */
export const cardTexts = () => ({
  shop: prerenderText('prerender_card_order'),
  takeAway: m.checkout_take_away(),
  table: (table: string) => prerenderText('prerender_card_table', { table }),
  scan: prerenderText('prerender_card_scan'),
  hint: prerenderText('prerender_card_hint'),
});

export type CardTexts = ReturnType<typeof cardTexts>;
