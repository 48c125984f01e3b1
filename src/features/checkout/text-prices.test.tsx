import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseType, openCart, placeOrderButton, mockRedirects } from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { paymentUrl } = mockRedirects();

it('A bill whose amounts are text with separators is shown, and its amount is sent unchanged', async () => {
  sandbox.world.changeRestaurant('spice-garden', { quirks: { 'text-prices': true } });
  const { user, cartId } = await openCart(sandbox, 40);
  await chooseType(user, 'Dine in');
  await user.type(screen.getByLabelText('Table number'), '12');
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  expect(screen.getAllByText('₹1,890').length).toBeGreaterThan(0);
  await user.click(placeOrderButton());
  const query = (await paymentUrl()).searchParams;
  expect(query.get('CartId')).toBe(cartId);
  expect(query.get('TotalPrice')).toBe('1,890.00');
});
