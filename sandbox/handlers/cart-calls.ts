import { HttpError } from '../world';
import { need, needKey, needNumber, type Call } from './call';
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
        phone: need(fields, 'phone'),
        variantId: need(fields, 'id'),
        quantity: needNumber(fields, 'quan'),
        restaurantId: need(fields, 'RestaurentId'),
        addCustDish: fields.addCustDish,
      });
      return [{ cart_id: cart.id }];
    },
  },
  {
    method: 'POST',
    path: 'cart/addNewCustDish',
    answer: (fields, { world }) => {
      needKey(fields, 'tempCustID');
      const cart = world.carts.addCustomized(
        need(fields, 'CartId'),
        need(fields, 'dishID'),
        needNumber(fields, 'dishQty'),
        need(fields, 'addCustDish'),
      );
      return [{ cart_id: cart.id }];
    },
  },
  {
    method: 'POST',
    path: 'cart/remove',
    answer: (fields, { world }) => {
      need(fields, 'phone');
      world.carts.remove(need(fields, 'CartId'), need(fields, 'id'));
      return { Messege: 'Deleted' };
    },
  },
  {
    method: 'POST',
    path: 'cart/delete',
    answer: (fields, { world }) => {
      world.carts.delete(need(fields, 'cartid'));
      return 'Deleted';
    },
  },
  {
    method: 'POST',
    path: 'cart/Cust_Dish_Item',
    answer: (fields, { world }) => {
      const type = need(fields, 'type');
      if (type !== 'add' && type !== 'remove') throw new HttpError(422, "type has to be 'add' or 'remove'");
      world.carts.changeCustomized(need(fields, 'CartId'), need(fields, 'CustDishId'), type);
      return { Status: 'Successfully' };
    },
  },
];
