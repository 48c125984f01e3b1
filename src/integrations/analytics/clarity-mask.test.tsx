import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import CartRoute from '@/routes/cart';
import OrderDetailsRoute from '@/routes/order-details';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { expectMasked } from '../../../tests/masked';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const host = 'tiny.localhost';
const NAME = 'Asha Rao';

// Tests of the login dialog and of the address screens check their own fields.
describe('Session recordings (Microsoft Clarity)', () => {
  it('mask the diner’s name, phone number and address of an order, on screen and in print', async () => {
    const order = addOrder(sandbox, undefined, { restaurantId });
    storeDiner();
    renderPage(OrderDetailsRoute, paths.orderDetails(String(order.id)), { host });
    await screen.findByText(NAME);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText(NAME)).toHaveLength(2);
    expectMasked(NAME, DINER, 'Defence Colony');
  });

  it('mask the cooking note, the table number and the car number', async () => {
    storeCart(sandbox.world, { 'v-soup': 2 }, { restaurantId });
    const { user } = renderPage(CartRoute, paths.cart, { host });
    await user.type(await screen.findByLabelText('Cooking instructions'), 'For my mother');
    await user.click(screen.getByRole('radio', { name: 'Dine in' }));
    await user.type(screen.getByLabelText('Table number'), 'T-17');
    expectMasked('For my mother', 'T-17');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await user.type(screen.getByLabelText('Car number'), 'KA 01 AB 1234');
    expectMasked('KA 01 AB 1234');
  });
});
