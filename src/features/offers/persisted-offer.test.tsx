import { IDBFactory } from 'fake-indexeddb';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDish, fetchCart } from '@/domain/cart/thunks';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { storeCart } from '../../../tests/stored-cart';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
/** ₹45 each. */
const NAAN = 'v-butter-naan';
const lastRequest = () => sandbox.requests.list('PriceCalculate/Cart').at(-1)?.form['OfferId'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** Applies TASTY10 (₹36 off) to a cart of ₹360. */
async function applied() {
  const cartId = storeCart(sandbox.world, { [NAAN]: 8 });
  const shop = renderShop('/cart');
  await shop.user.click(await screen.findByRole('button', { name: 'View offers' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Offers' }));
  await shop.user.click(await sheet.findByRole('button', { name: 'Apply TASTY10' }));
  expect(await screen.findByText('You save ₹36')).toBeVisible();
  const reload = () => {
    shop.unmount();
    sandbox.requests.clear();
    return renderShop('/cart');
  };
  return { ...shop, cartId, reload };
}

/** The server keeps the emptied cart open. */
function emptyOnOtherDevice(cartId: string, units = 8) {
  for (let naans = units; naans > 0; naans -= 1) sandbox.world.carts.remove(cartId, NAAN);
}

describe('An applied offer', () => {
  it('is restored after a reload of the cart page, without another apply request', async () => {
    const { reload } = await applied();
    reload();
    expect(await screen.findByText('You save ₹36')).toBeVisible();
    expect(lastRequest()).toBe('o-tasty10');
    expect(sandbox.requests.list('Offer/apply')).toHaveLength(0);
  });

  it('that the bill does not honour stays applied after reloads, and counts again when the cart reaches its minimum', async () => {
    const { cartId, reload } = await applied();
    sandbox.world.carts.remove(cartId, NAAN);
    sandbox.world.carts.remove(cartId, NAAN);
    for (const visit of [reload, () => renderShop('/cart')]) {
      const shop = visit();
      expect(await screen.findByText('TASTY10 is not counted for this cart')).toBeVisible();
      expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument();
      await sandbox.settle();
      shop.unmount();
    }
    const { user } = renderShop('/cart');
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('You save ₹31.50')).toBeVisible();
  });

  it('that the server no longer knows is removed with a message, and the bill is fetched without it', async () => {
    const { reload } = await applied();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status', status: 404, times: 1 });
    reload();
    await waitFor(() => expect(lastRequest()).toBe('0'));
    expect(await screen.findByText('TASTY10 no longer applies')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
    expect(screen.queryByText('Coupon TASTY10')).not.toBeInTheDocument();
  });

  it('stays applied after a failed bill request and its retry', async () => {
    const { reload } = await applied();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'drop', times: 1 });
    const { user } = reload();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You save ₹36')).toBeVisible();
  });

  it.each([401, 403, 408, 429])(
    'stays applied, and an error is shown, when a gateway answers the bill request with %i',
    async (status) => {
      const { reload } = await applied();
      sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status', status, times: 1 });
      const { user } = reload();
      expect(await screen.findByText('Error while fetching cart price')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('You save ₹36')).toBeVisible();
    },
  );

  it('that was removed stays removed after a reload', async () => {
    const { user, reload } = await applied();
    await user.click(screen.getByRole('button', { name: 'Remove TASTY10' }));
    await waitFor(() => expect(lastRequest()).toBe('0'));
    reload();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    expect(lastRequest()).toBe('0');
  });

  it('is removed when its cart is fetched empty, also from dishes that are added to that cart later', async () => {
    const { cartId, store, reload } = await applied();
    emptyOnOtherDevice(cartId);
    await act(() => store.dispatch(fetchCart({ canClearCart: false })));
    expect(store.getState().offers.applied).toBeNull();
    expect(storeCart(sandbox.world, { [NAAN]: 8 })).toBe(cartId);
    reload();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    expect(lastRequest()).toBe('0');
  });

  it('is removed when its cart is fetched empty after a dish was added in this visit', async () => {
    const { cartId, store } = await applied();
    const dish = { dishId: 'd-butter-naan', variantId: NAAN, quantity: 1, origin: 'row' as const };
    await act(() => store.dispatch(addDish(dish)));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
    );
    await sandbox.settle();
    emptyOnOtherDevice(cartId, 9);
    await act(() => store.dispatch(fetchCart({ canClearCart: false })));
    expect(store.getState().offers.applied).toBeNull();
  });

  it('is removed when its cart is fetched empty on the menu', async () => {
    const { cartId, unmount } = await applied();
    emptyOnOtherDevice(cartId);
    unmount();
    const menu = renderShop('/menu');
    await waitFor(() => expect(menu.store.getState().cart.fetch.status).toBe('ready'));
    await sandbox.settle();
    menu.unmount();
    expect(storeCart(sandbox.world, { [NAAN]: 8 })).toBe(cartId);
    renderShop('/cart');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    expect(lastRequest()).toBe('0');
  });

  it('is not applied to another cart', async () => {
    const { cartId, unmount } = await applied();
    unmount();
    sandbox.world.carts.delete(cartId);
    storeCart(sandbox.world, { [NAAN]: 8 });
    renderShop('/cart');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    expect(lastRequest()).toBe('0');
  });
});
