import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectCartId } from '@/domain/cart/slice';
import { DINER, storeCart } from '../../../tests/stored-cart';
import { chooseType, NAAN, openCart, placeOrder, billRequests } from '../../../tests/cart-page';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;

describe('The price', () => {
  // spec: 3-25, 4-order-type-1, 7-24, 7-32, 9-1
  it('is asked for once, with zeros for a delivery that has no address yet', async () => {
    const { cartId } = await openCart(sandbox);
    expect(billRequests(sandbox)).toEqual([
      {
        CartId: cartId,
        restaurantId: '1001',
        OfferId: '0',
        addressId: '0',
        Clongitude: '0',
        Clatitude: '0',
        Time: '0',
      },
    ]);
    expect(screen.getByText('GST 5%')).toBeVisible();
    expect(screen.getByText('₹18')).toBeVisible();
    expect(screen.getAllByText('₹378')).not.toHaveLength(0);
  });

  // spec: 4-cart-1
  it('and the cart are not asked for again by a note, nor by going away and coming back', async () => {
    const { user } = await openCart(sandbox);
    await user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    await user.click(screen.getByRole('link', { name: 'Add more items' }));
    act(() => {
      window.history.back();
    });
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await pause(300);
    expect(billRequests(sandbox)).toHaveLength(1);
    expect(cartFetches()).toBe(1);
  });

  it('is asked for again for another order type, and the amounts say that it is worked out', async () => {
    const { user } = await openCart(sandbox);
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'delay', ms: 200 });
    await chooseType(user, 'Dine in');
    expect(screen.getAllByText('Working out the price')).not.toHaveLength(0);
    expect(placeOrder()).toBeDisabled();
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(billRequests(sandbox)).toHaveLength(2);
  });

  // spec: 7-32, 8-20
  it('of something overtaken is given up: the last asked for counts', async () => {
    const { user } = await openCart(sandbox);
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'delay', ms: 600, times: 1 });
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(billRequests(sandbox)).toHaveLength(2));
    await chooseType(user, 'Delivery');
    await waitFor(() => expect(placeOrder()).toBeEnabled(), { timeout: 500 });
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
  });

  // spec: 8-20
  it("that failed says so, takes 'Place Order' away and can be asked for again", async () => {
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status' });
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart');
    expect(await screen.findByText('Error while fetching cart price')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(again);
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'Bill details' })).toHaveFocus();
  });

  it('asked for again takes along the restaurant that could not be reached', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart');
    const again = await screen.findByRole('button', { name: 'Try again' });
    sandbox.faults.clear();
    await user.click(again);
    await waitFor(() => expect(placeOrder()).toBeEnabled());
  });
});

describe('The bill and the lines', () => {
  const letLinesAge = () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  };

  it('are brought together when the server holds another cart than is shown', async () => {
    const { store, user } = await openCart(sandbox);
    const { id } = sandbox.world.carts.add({
      phone: DINER,
      restaurantId: '1001',
      variantId: NAAN,
      quantity: 1,
    });
    expect(id).toBe(selectCartId(store.getState()));
    letLinesAge();
    await chooseType(user, 'Dine in');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('9'),
    );
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(screen.getAllByText('₹405').length).toBeGreaterThan(0);
  });

  it('that have just been read are shown as given: the cart is fetched once', async () => {
    const bill = { Grand_Total: 300, PayableAmount: 315, GstPercentage: 5 };
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'body', body: [bill] });
    await openCart(sandbox);
    expect((await screen.findAllByText('₹315')).length).toBeGreaterThan(0);
    await pause(300);
    expect(cartFetches()).toBe(1);
  });

  it('that never agree are asked about once', async () => {
    const bill = { Grand_Total: 300, PayableAmount: 315, GstPercentage: 5 };
    const { user } = await openCart(sandbox);
    letLinesAge();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'body', body: [bill] });
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(cartFetches()).toBeGreaterThan(1));
    await pause(300);
    const fetches = cartFetches();
    await pause(500);
    expect(cartFetches()).toBe(fetches);
    expect(screen.getAllByText('₹315').length).toBeGreaterThan(0);
  });
});
