import { restaurantIdOf } from '../world/catalogue';
import { requireField, pictureAddress, type Call } from './call';

export const menuCalls: Call[] = [
  {
    method: 'GET',
    path: 'display/display_dish_list',
    answer: (fields, { world, origin }) =>
      world.catalogue.byId(requireField(fields, 'id')).dishes.map((category) => ({
        ...category,
        'items:': category['items:'].map((dish) => ({
          ...dish,
          imageUrl: pictureAddress(dish.imageUrl, origin),
        })),
      })),
  },
  {
    method: 'POST',
    path: 'cart/getCustomizedDishItem',
    answer: (fields, { world }) => {
      const restaurant = world.catalogue.byId(requireField(fields, 'restId'));
      const restId = restaurantIdOf(restaurant);
      const groups = requireField(fields, 'customized_Dish') === 'true' ? restaurant.customizationGroups : [];
      return { data: groups.map((group) => ({ ...group, restId })) };
    },
  },
  {
    method: 'POST',
    path: 'cart/getAddConsItem',
    answer: (fields, { world }) => {
      const restaurant = world.catalogue.byId(requireField(fields, 'restId'));
      return requireField(fields, 'Add_Cons') === 'true' ? restaurant.addOnGroups : [];
    },
  },
];
