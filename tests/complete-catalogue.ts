import type { CompleteCatalogue } from '@/domain/catalogue/catalogue';
import { readDish } from '@/domain/menu/api';
import type { Dish } from '@/domain/menu/types';

/** A dish of one size for ₹100. */
export function dish(id: string, change: Partial<Dish> = {}): Dish {
  const size = { ID: `v-${id}`, Quantity: 'null', Price: 100, OfferPrice: 100 };
  const minimal = readDish({ CId: id, itemName: `Dish ${id}`, Price: [size] });
  if (!minimal) throw new Error(`no dish can have the id '${id}'`);
  return { ...minimal, ...change };
}

export const paneer = dish('d 1/½', {
  name: 'Paneer tikka',
  description: 'Cottage cheese from the tandoor',
  imageUrl: 'https://cdn.example.com/paneer.jpg',
  food: 'veg',
  isPopular: true,
  variants: [
    { id: 'v-half', label: 'Half', price: 15_000, offerPrice: 12_950 },
    { id: 'v-full', label: 'Full', price: 24_000, offerPrice: 24_000 },
  ],
});
const gone = dish('d-gone', { isOutOfStock: true });

/** One dish is on sale and one is out of stock. */
export function catalogueOf(name: string, change: Partial<CompleteCatalogue> = {}): CompleteCatalogue {
  return {
    restaurantId: '1001',
    menu: {
      categories: [{ name: 'Starters', dishIds: [paneer.id] }],
      outOfStockIds: [gone.id],
      dishes: { [paneer.id]: paneer, [gone.id]: gone },
    },
    banners: [{ imageUrl: '/banner.jpg' }],
    categoryTiles: [{ id: 'c-1', name: 'Starters', imageUrl: null }],
    info: {
      name,
      about: 'From the tandoor',
      address: '12th Main',
      imageUrl: 'https://cdn.example.com/logo.png',
    },
    profile: { name, phone: '080 1234', address: '12th Main', customDomain: '' },
    timing: { isClosed: true, closingTime: '23:30', isPureVeg: false },
    requestedAt: Date.UTC(2026, 10, 21),
    ...change,
  };
}
