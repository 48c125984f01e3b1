import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../sandbox/handlers/faults';
import { NAAN, renderCart } from '../../../tests/cart-page';
import { storeDiner } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';

const sandbox = useSandbox();

describe('A cart that the server answers, but not readably', () => {
  const startNew = () => screen.queryByRole('button', { name: 'Start a new cart' });

  async function openUnreadable(fault: Omit<Fault, 'call'>) {
    storeDiner();
    storeCart(sandbox.world, { [NAAN]: 2 });
    sandbox.faults.add({ call: 'cart/displayTestFramCore', ...fault });
    const page = renderCart();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(startNew()).not.toBeInTheDocument();
    await page.user.click(retry);
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(2));
    await screen.findByRole('button', { name: 'Try again' });
    return page;
  }

  it.each([
    { kind: 'status', status: 404 },
    { kind: 'status', status: 500 },
    { kind: 'body', body: { message: 'Cart not found' } },
  ] as const)('can be left for a new one once "Try again" has failed, too: %j', async (fault) => {
    const { user } = await openUnreadable(fault);
    const button = await screen.findByRole('button', { name: 'Start a new cart' });
    await user.click(button);
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('can be left although the server cannot delete it', async () => {
    const { user } = await openUnreadable({ kind: 'status', status: 500 });
    sandbox.faults.add({ call: 'cart/delete', kind: 'status', status: 500 });
    await user.click(await screen.findByRole('button', { name: 'Start a new cart' }));
    expect(await screen.findByText('empty cart !')).toBeVisible();
  });

  it('is kept after a lost connection', async () => {
    await openUnreadable({ kind: 'drop' });
    expect(startNew()).not.toBeInTheDocument();
    expect(localStorage.getItem('cartId')).not.toBeNull();
  });
});
