import type { DishRecord, RestaurantRecord } from '../../sandbox/restaurants/record';
import { plainDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';

/** One dish per kind that the cart distinguishes: one or two sizes, customizable or not. */
const dishes: DishRecord[] = [
  {
    ...plainDish,
    CId: 'd-soup',
    itemName: 'Soup',
    Price: [{ ID: 'v-soup', Quantity: 'null', Price: 120, OfferPrice: 99.95 }],
  },
  {
    ...plainDish,
    CId: 'd-rice',
    itemName: 'Rice',
    Price: [
      { ID: 'v-rice-half', Quantity: 'Half', Price: 70, OfferPrice: 60.5 },
      { ID: 'v-rice-full', Quantity: 'Full', Price: 110, OfferPrice: 110 },
    ],
  },
  {
    ...plainDish,
    CId: 'd-dosa',
    itemName: 'Dosa',
    Price: [{ ID: 'v-dosa', Quantity: 'null', Price: 90, OfferPrice: 90 }],
    selectToppingCheck: true,
    selectTopping: ['g-base'],
  },
  {
    ...plainDish,
    CId: 'd-pizza',
    itemName: 'Margherita',
    Price: [
      { ID: 'v-pizza-half', Quantity: 'Half', Price: 200, OfferPrice: 200 },
      { ID: 'v-pizza-full', Quantity: 'Full', Price: 340, OfferPrice: 320 },
    ],
    selectToppingCheck: true,
    selectTopping: ['g-base'],
    add_on_Check: true,
    add_on: ['x-extra', 'x-dips'],
  },
];

export const modelShop: RestaurantRecord = {
  ...tinyRestaurant,
  dishes: [{ 'category:': 'All', 'items:': dishes }],
};

export const dishIds = dishes.map((dish) => dish.CId);
