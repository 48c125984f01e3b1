import { IDBFactory } from 'fake-indexeddb';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { loggedIn } from '@/domain/session/events';
import { departure } from '@/integrations/leave';
import { DINER, keepCart } from '../../../tests/cart-in-sandbox';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
/** ₹45 each. */
const NAAN = 'v-butter-naan';
const prices = () => sandbox.requests.list('PriceCalculate/Cart').map(({ form }) => form);
const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });

let left: string[] = [];
beforeEach(() => {
  // What an earlier test chose is not this one's.
  vi.stubGlobal('indexedDB', new IDBFactory());
  left = [];
  vi.spyOn(departure, 'leaveTo').mockImplementation((url) => void left.push(url));
});

/** The payment page's address, once the browser has been sent there for the `nth` time. */
async function payment(nth = 1): Promise<URL> {
  await waitFor(() => expect(left).toHaveLength(nth));
  return new URL(left[nth - 1] ?? '');
}

/** Opens the cart page and waits for its price. */
async function openCart(naans = 8, options: { phone?: string } = {}) {
  const cartId = keepCart(sandbox.world, { [NAAN]: naans }, options);
  const shop = renderShop('/cart');
  await screen.findByRole('heading', { name: /Butter naan/ });
  await waitFor(() => expect(placeOrder()).toBeEnabled());
  return { ...shop, cartId };
}

async function chooseType(user: Awaited<ReturnType<typeof openCart>>['user'], name: string) {
  await user.click(screen.getByRole('radio', { name }));
}

/** Picks the saved address, and waits for the price of a delivery to it. */
async function withAddress({ user, store }: Awaited<ReturnType<typeof openCart>>) {
  await user.click(screen.getByRole('button', { name: 'Select address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await user.click(await sheet.findByRole('button', { name: /^(?!Edit|Delete).*24, 2nd Floor/ }));
  await waitFor(() => expect(selectChosenAddress(store.getState())).not.toBeNull());
  const id = selectChosenAddress(store.getState())?.id ?? '';
  await waitFor(() => expect(prices().at(-1)?.['addressId']).toBe(id));
  await waitFor(() => expect(placeOrder()).toBeEnabled());
  return id;
}

describe('The price', () => {
  it('is asked for once, with zeros for a delivery that has no address yet', async () => {
    const { cartId } = await openCart();
    expect(prices()).toEqual([
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
    // ₹360 and 5% of it.
    expect(screen.getByText('GST 5%')).toBeVisible();
    expect(screen.getByText('₹18')).toBeVisible();
    expect(screen.getAllByText('₹378')).not.toHaveLength(0);
  });

  it('is not asked for again by a note, nor by going away and coming back', async () => {
    const { user } = await openCart();
    await user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    await user.click(screen.getByRole('link', { name: 'Add more items' }));
    act(() => {
      window.history.back();
    });
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(prices()).toHaveLength(1);
  });

  it('is asked for again for another order type, and the amounts say that it is worked out', async () => {
    const { user } = await openCart();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'delay', ms: 200 });
    await chooseType(user, 'Dine in');
    expect(screen.getAllByText('Working out the price')).not.toHaveLength(0);
    expect(placeOrder()).toBeDisabled();
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(prices()).toHaveLength(2);
  });

  it('of something overtaken is given up: the last asked for counts', async () => {
    const { user } = await openCart();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'delay', ms: 600, times: 1 });
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(prices()).toHaveLength(2));
    await chooseType(user, 'Delivery');
    await waitFor(() => expect(placeOrder()).toBeEnabled(), { timeout: 500 });
    expect(screen.queryByText('Error while fetching cart price')).not.toBeInTheDocument();
  });

  it("that failed says so, takes 'Place Order' away and can be asked for again", async () => {
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status' });
    keepCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart');
    expect(await screen.findByText('Error while fetching cart price')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    sandbox.faults.clear();
    await user.click(again);
    await waitFor(() => expect(placeOrder()).toBeEnabled());
  });
});

describe('Place Order', () => {
  it('of a delivery leaves for the payment page with what the bill says, once', async () => {
    const shop = await openCart();
    const addressId = await withAddress(shop);
    await shop.user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    const button = placeOrder();
    fireEvent.click(button);
    fireEvent.click(button);
    const url = await payment();
    fireEvent.click(button);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4001/pay');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      CartId: shop.cartId,
      restaurantId: '1001',
      phone: DINER,
      OfferId: '0',
      addressId,
      instruction: 'no onion',
      Time: '0',
      TotalPrice: String(
        sandbox.world.bill({
          cartId: shop.cartId,
          restaurantId: '1001',
          offerId: '0',
          addressId,
          point: { latitude: 0, longitude: 0 },
        }).payable / 100,
      ),
      type: 'web',
      path: 'http://spice-garden.localhost:4000/orderInfo',
      orderType: 'Delivery',
    });
    expect(button).toBeDisabled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(left).toHaveLength(1);
  });

  it('can be pressed again once the browser has come back to this very page', async () => {
    const shop = await openCart();
    await withAddress(shop);
    await shop.user.click(placeOrder());
    expect(placeOrder()).toBeDisabled();
    await payment();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await shop.user.click(placeOrder());
    await payment(2);
  });

  it('without an address opens the address sheet', async () => {
    const { user } = await openCart();
    await user.click(placeOrder());
    expect(await screen.findByRole('dialog', { name: 'Select an address' })).toBeVisible();
    expect(left).toHaveLength(0);
  });

  it('of a visitor asks for the phone and goes on after logging in', async () => {
    const { user, store } = await openCart(8, { phone: 'guest-000009' });
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await user.click(placeOrder());
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(left).toHaveLength(0);
    act(() => void store.dispatch(loggedIn(DINER)));
    expect((await payment()).searchParams.get('phone')).toBe(DINER);
  });

  it('below the minimum says what it is, where more can be added', async () => {
    const shop = await openCart(2);
    await withAddress(shop);
    expect(screen.getByText('Minimum order ₹150')).toBeVisible();
    expect(screen.getByText('Add items worth ₹60 more')).toBeVisible();
    await shop.user.click(placeOrder());
    expect(screen.getByText('Minimum order value should be ₹150')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add more items' })).toHaveFocus();
    expect(left).toHaveLength(0);
  });

  it('beyond the service area says so beside the address', async () => {
    for (const address of sandbox.world.state.addresses)
      Object.assign(address, { latitude: 20, longitude: 80 });
    const shop = await openCart();
    await withAddress(shop);
    await shop.user.click(placeOrder());
    expect(screen.getByText('Service is not available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(left).toHaveLength(0);
  });

  it("of a closed restaurant is disabled and reads ' Sorry We are closed now'", async () => {
    sandbox.world.changeRestaurant('spice-garden', {
      timing: { Status: 'CLOSE' },
      outOfStock: {},
      prices: {},
    });
    keepCart(sandbox.world, { [NAAN]: 8 });
    renderShop('/cart');
    expect(await screen.findByText('Sorry We are closed now')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });
});

describe('Dine in', () => {
  it('needs the table number, and sends it', async () => {
    const { user } = await openCart(1);
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    await user.click(placeOrder());
    expect(await screen.findByText('Please enter a table or car number')).toBeVisible();
    expect(screen.getByText('table number is required')).toBeVisible();
    expect(screen.getByLabelText('Table number')).toHaveFocus();
    await user.type(screen.getByLabelText('Table number'), ' 12 ');
    expect(screen.queryByText('table number is required')).not.toBeInTheDocument();
    await user.click(placeOrder());
    const query = (await payment()).searchParams;
    expect(query.get('orderType')).toBe('Dine in');
    expect(query.get('tableNumber')).toBe('12');
    expect(query.has('carNumber')).toBe(false);
    expect(query.get('addressId')).toBe('0');
  });

  it('needs the car number instead when the car is chosen', async () => {
    const { user } = await openCart(1);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await user.click(placeOrder());
    expect(await screen.findByText('Please select table or car number')).toBeVisible();
    expect(screen.getByText('car number is required')).toBeVisible();
    await user.type(screen.getByLabelText('Car number'), 'KA 01 AB 1234');
    await user.click(placeOrder());
    const query = (await payment()).searchParams;
    expect(query.get('carNumber')).toBe('KA 01 AB 1234');
    expect(query.has('tableNumber')).toBe(false);
  });
});

describe('Take away', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-18T19:00:00'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openTakeAway() {
    const shop = await openCart(1);
    await chooseType(shop.user, 'Take Away');
    const field = screen.getByLabelText('Pick up time');
    const set = async (time: string) => {
      fireEvent.change(field, { target: { value: time } });
      await shop.user.click(screen.getByRole('button', { name: 'set time' }));
    };
    return { ...shop, field, set };
  }

  it("shows 'Place Order' only once a time is set, and sends it", async () => {
    const { user, field, set } = await openTakeAway();
    expect(screen.getByText('Set Pick Up Time')).toBeVisible();
    expect(screen.getByText('Restaurant closes at 11:30 PM')).toBeVisible();
    expect(field).toHaveAttribute('max', '23:30');
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    await set('20:30');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(prices().at(-1)?.['Time']).toBe('20:30');
    await user.click(placeOrder());
    const query = (await payment()).searchParams;
    expect([query.get('orderType'), query.get('Time')]).toEqual(['Take Away', '20:30']);
  });

  it('refuses no time, a time that has passed, and one after closing', async () => {
    const { user, set } = await openTakeAway();
    await user.click(screen.getByRole('button', { name: 'set time' }));
    expect(screen.getByText('Please select a time for pickup')).toBeVisible();
    await set('18:59');
    expect(screen.getByText('Selected time must be after current time.')).toBeVisible();
    await set('23:31');
    expect(screen.getByText('Please select a time before 11:30 PM')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  it("keeps 'Place Order' when the time is changed, which then asks for it to be set", async () => {
    const { user, field, set } = await openTakeAway();
    await set('20:30');
    fireEvent.change(field, { target: { value: '21:00' } });
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    await user.click(placeOrder());
    expect(screen.getByText('Please select a time for pickup')).toBeVisible();
    expect(field).toHaveFocus();
    expect(left).toHaveLength(0);
    await waitFor(
      () => expect(screen.queryByText('Please select a time for pickup')).not.toBeInTheDocument(),
      { timeout: 3000 },
    );
  });

  it('refuses a set time that has passed meanwhile', async () => {
    const { user, set } = await openTakeAway();
    await set('19:05');
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    vi.setSystemTime(new Date('2026-11-18T19:06:00'));
    await user.click(placeOrder());
    expect(screen.getByText('Selected time must be after current time.')).toBeVisible();
    expect(left).toHaveLength(0);
  });
});

describe('The choices', () => {
  it('outlive a reload: note, order type, table and car', async () => {
    const { user, unmount } = await openCart();
    await user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    await chooseType(user, 'Dine in');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await user.type(screen.getByLabelText('Car number'), 'KA 01');
    await new Promise((resolve) => setTimeout(resolve, 400));
    unmount();
    renderShop('/cart');
    expect(await screen.findByDisplayValue('KA 01')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
  });

  it('take a note of 500 characters at most', async () => {
    await openCart();
    expect(screen.getByLabelText('Cooking instructions')).toHaveAttribute('maxlength', '500');
  });

  it('of an address need a phone number', async () => {
    const { user } = await openCart(8, { phone: 'guest-000009' });
    await user.click(screen.getByRole('button', { name: 'Select address' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Login' })).getByLabelText('Phone number'),
    ).toBeVisible();
  });
});
