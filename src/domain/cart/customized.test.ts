import { describe, expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, pizza } from '../../../tests/tiny-cart';
import { addDish, changeCustomized } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

describe('Changing the quantity of a customized dish', () => {
  async function withPizza() {
    const shop = await openTinyCart();
    await shop.store.dispatch(addDish(pizza));
    await shop.settled();
    const customizedId = shop.cart().lines.data[0]?.customized[0]?.id ?? '';
    const change = (type: 'add' | 'remove') =>
      shop.store.dispatch(changeCustomized({ variantId: 'v-full', customizedId, type }));
    return { ...shop, customizedId, change };
  }

  it('adds one unit at its unit price at once and then reloads the cart', async () => {
    const { change, cart, settled, shown, customizedId } = await withPizza();
    const changing = change('add');
    expect(shown()[0]).toMatchObject({ quantity: 3, subtotal: 108_000, customized: [{ quantity: 3 }] });
    await changing;
    await settled();
    expect(formsOf('cart/Cust_Dish_Item')).toEqual([
      { CartId: cart().cartId, CustDishId: customizedId, type: 'add' },
    ]);
    expect(cart().lines.data[0]?.customized[0]).toMatchObject({ quantity: 3, subtotal: 108_000 });
  });

  it('clears the cart when the last unit is removed', async () => {
    const { change, cart, settled } = await withPizza();
    await change('remove');
    await settled();
    await change('remove');
    expect(cart()).toMatchObject({ cartId: '', lines: { data: [] } });
  });
});
