import type { DishRecord, MenuCategoryRecord, RestaurantRecord } from '../../../sandbox/restaurants/record';

/** Picture addresses are absolute. */
export interface Screen {
  page: 'home' | 'menu';
  name: string;
  about: string;
  address: string;
  logo: string;
  banners: string[];
  categories: { name: string; picture: string }[];
  sections: { name: string; dishes: Dish[] }[];
}

export interface Dish {
  id: string;
  name: string;
  description: string;
  veg: boolean;
  popular: boolean;
  customizable: boolean;
  outOfStock: boolean;
  picture?: string;
  /** Rupees. */
  price: number;
  offerPrice: number;
}

export function screenOf(page: Screen['page'], shop: RestaurantRecord, origin: string): Screen {
  const { info } = shop;
  const dishOf = (record: DishRecord): Dish => {
    const [size] = record.Price;
    return {
      id: record.CId,
      name: record.itemName,
      description: record.description,
      veg: record.veg,
      popular: record.popular,
      customizable: record.selectToppingCheck || record.add_on_Check,
      outOfStock: record.OutOfStock,
      ...(record.imageUrl !== 'N/A' && { picture: origin + record.imageUrl }),
      price: size?.Price ?? 0,
      offerPrice: size?.OfferPrice ?? 0,
    };
  };
  const isIn = (dish: DishRecord) => !dish.OutOfStock;
  const popular = shop.dishes
    .flatMap((category) => category['items:'])
    .filter((dish) => dish.popular && isIn(dish));
  const sectionOf = (category: MenuCategoryRecord) => ({
    name: category['category:'],
    dishes: category['items:'].filter(isIn).map(dishOf),
  });
  return {
    page,
    name: info.name,
    about: info.about,
    address: info.address,
    logo: origin + info.imageUrl,
    banners: page === 'home' ? shop.sliders.map((banner) => origin + banner.ImageUrl) : [],
    categories:
      page === 'home'
        ? shop.categories.map((category) => ({ name: category.name, picture: origin + category.img_url }))
        : [],
    sections:
      page === 'menu'
        ? shop.dishes.map(sectionOf)
        : [{ name: 'Most popular food on menu', dishes: popular.map(dishOf) }],
  };
}
