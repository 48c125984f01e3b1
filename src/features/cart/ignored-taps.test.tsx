import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IGNORED_TAP_MS } from '@/config/limits';
import { findPlaceOrder, NAAN, renderCart } from '../../../tests/cart-page';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox();

it('during a change of the cart, another line and "Delete all items" ignore taps and show that they wait', async () => {
  storeCart(sandbox.world, { [NAAN]: 2, 'v-paneer-butter-masala-full': 1 });
  const { user } = renderCart();
  await findPlaceOrder();
  const naan = within(screen.getByRole('group', { name: 'Butter naan quantity' }));
  const paneer = screen.getByRole('group', { name: 'Paneer butter masala quantity' });
  const deleteAll = screen.getByRole('button', { name: 'Delete all items' });
  const call = holdNextCall(sandbox, 'cart/addItemTest');
  await user.click(naan.getByRole('button', { name: 'Increase quantity' }));
  await call.sent;
  fakeTimeouts();
  await user.click(within(paneer).getByRole('button', { name: 'Decrease quantity' }));
  expect(paneer).toHaveAttribute('aria-busy', 'true');
  await user.click(deleteAll);
  expect(deleteAll).toHaveAttribute('aria-busy', 'true');
  await advanceTimers(IGNORED_TAP_MS);
  for (const tapped of [paneer, deleteAll]) expect(tapped).not.toHaveAttribute('aria-busy', 'true');
  call.release();
  await screen.findByText('Item added successfully!');
  expect(sandbox.requests.list('cart/remove')).toEqual([]);
  expect(sandbox.requests.list('cart/delete')).toEqual([]);
});
