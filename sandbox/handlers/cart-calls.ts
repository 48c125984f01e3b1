import { HttpError } from '../world';
import { requireField, requireFieldOrEmpty, requireNumber, type Call } from './call';
import { lineRecord } from './cart-records';

export const cartCalls: Call[] = [
  {
    method: 'GET',
    path: 'cart/displayTestFramCore',
    answer: (fields, { world, origin }) => {
      const id = fields.id ?? '';
      if (id === '' || id === '0') throw new HttpError(400, 'Invalid cart ID');
      return world.carts.listed(id).map((line) => lineRecord(line, origin));
    },
  },
  {
    method: 'POST',
    path: 'cart/addItemTest',
    answer: (fields, { world }) => {
      const cart = world.carts.add({
        phone: requireField(fields, 'phone'),
        variantId: requireField(fields, 'id'),
        quantity: requireNumber(fields, 'quan'),
        restaurantId: requireField(fields, 'RestaurentId'),
        addCustDish: fields.addCustDish,
      });
      return [{ cart_id: cart.id }];
    },
  },
  {
    method: 'POST',
    path: 'cart/addNewCustDish',
    answer: (fields, { world }) => {
      requireFieldOrEmpty(fields, 'tempCustID');
      const cart = world.carts.addCustomized(
        requireField(fields, 'CartId'),
        requireField(fields, 'dishID'),
        requireNumber(fields, 'dishQty'),
        requireField(fields, 'addCustDish'),
      );
      return [{ cart_id: cart.id }];
    },
  },
  {
    method: 'POST',
    path: 'cart/remove',
    answer: (fields, { world }) => {
      requireField(fields, 'phone');
      world.carts.remove(requireField(fields, 'CartId'), requireField(fields, 'id'));
      return { Messege: 'Deleted' };
    },
  },
  {
    method: 'POST',
    path: 'cart/delete',
    answer: (fields, { world }) => {
      world.carts.delete(requireField(fields, 'cartid'));
      return 'Deleted';
    },
  },
  {
    method: 'POST',
    path: 'cart/Cust_Dish_Item',
    answer: (fields, { world }) => {
      const type = requireField(fields, 'type');
      if (type !== 'add' && type !== 'remove') throw new HttpError(422, "type has to be 'add' or 'remove'");
      world.carts.changeCustomized(requireField(fields, 'CartId'), requireField(fields, 'CustDishId'), type);
      return { Status: 'Successfully' };
    },
  },
];
