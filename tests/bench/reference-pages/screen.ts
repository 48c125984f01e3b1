import type { DishRecord, RestaurantRecord } from '../../../sandbox/restaurants/record';

export type Screen = ReturnType<typeof screenOf>;
export type Dish = ReturnType<typeof dishOf>;

const isInStock = (dish: DishRecord) => !dish.OutOfStock;

/** Prices are in rupees. */
function dishOf(record: DishRecord, origin: string) {
  const [size] = record.Price;
  return {
    id: record.CId,
    name: record.itemName,
    description: record.description,
    veg: record.veg,
    popular: record.popular,
    customizable: record.selectToppingCheck || record.add_on_Check,
    picture: record.imageUrl === 'N/A' ? undefined : origin + record.imageUrl,
    price: size?.Price ?? 0,
    offerPrice: size?.OfferPrice ?? 0,
  };
}

/** Addresses of pictures are absolute. */
export function screenOf(page: 'home' | 'menu', shop: RestaurantRecord, origin: string) {
  const { name, about, address, imageUrl } = shop.info;
  const inStock = shop.dishes.map((category) => ({
    name: category['category:'],
    dishes: category['items:'].filter(isInStock).map((dish) => dishOf(dish, origin)),
  }));
  const popular = inStock.flatMap(({ dishes }) => dishes).filter((dish) => dish.popular);
  const isHome = page === 'home';
  return {
    ...{ page, name, about, address },
    logo: origin + imageUrl,
    banners: isHome ? shop.sliders.map((banner) => origin + banner.ImageUrl) : [],
    categories: isHome
      ? shop.categories.map((category) => ({ name: category.name, picture: origin + category.img_url }))
      : [],
    sections: isHome ? [{ name: 'Most popular food on menu', dishes: popular }] : inStock,
  };
}
