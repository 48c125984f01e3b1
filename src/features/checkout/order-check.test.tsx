import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectCartFetch, selectCartId } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { offerRestored } from '@/domain/offers/slice';
import * as persisted from '@/domain/persisted/values';
import { sessionEnded } from '@/domain/session/events';
import { identifyShop } from '@/domain/shop/identify';
import { readChoices } from '@/store/checkout-choices';
import { readPendingPayment, writePendingPayment } from '@/store/pending-payment';
import { externalNavigation } from '@/integrations/external-navigation';
import { storeCart } from '../../../tests/stored-cart';
import { NAAN, placeOrder, billRequests, useDepartures } from '../../../tests/cart-page';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { left } = useDepartures();
const NOTHING = { timing: {}, outOfStock: {}, prices: {}, quirks: {} };
const address = identifyShop('spice-garden.localhost', '/', 'localhost');
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const cartFetches = () => sandbox.requests.list('cart/displayTestFramCore').length;

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a dine-in order for table 7 that is ready to be placed. */
async function openOrder(naans = 8) {
  const cartId = storeCart(sandbox.world, { [NAAN]: naans });
  const shop = renderShop('/cart?type=dinein&table=7');
  await screen.findByRole('heading', { name: /Butter naan/ });
  expect(await screen.findByDisplayValue('7')).toBeVisible();
  await waitFor(() => expect(placeOrder()).toBeEnabled());
  fireEvent.change(screen.getByLabelText('Cooking instructions'), { target: { value: 'no onion' } });
  return { ...shop, cartId };
}

const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

describe('On Place Order', () => {
  it('a dish that has become dearer is told before paying, and nothing else is touched', async () => {
    const { user } = await openOrder();
    sandbox.world.changeRestaurant('spice-garden', {
      ...NOTHING,
      prices: { [NAAN]: { Price: 50, OfferPrice: 50 } },
    });
    await user.click(placeOrder());
    const change = await screen.findByText('Butter naan costs ₹50 now, not ₹45');
    expect(change).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    expect(left).toHaveLength(0);
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    expect(screen.getAllByText('₹420').length).toBeGreaterThan(0);
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '').searchParams.get('TotalPrice')).toBe('420');
  });

  it('a dish that neither the cart nor the menu has a name of is told of all the same', async () => {
    const cartWith = (...units: readonly [id: string, quantity: number][]) => {
      const body = units.map(([id, quantity]) => ({ Item_id: id, quantity, OfferPrice: 45, price: 45 }));
      sandbox.faults.clear();
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'body', body });
    };
    cartWith([NAAN, 8], ['v-gone', 1], ['v-lost', 1]);
    const { user } = await openOrder();
    cartWith([NAAN, 7], ['v-gone', 2], ['v-lost', 2]);
    await user.click(placeOrder());
    expect(await screen.findByText(/^Butter naan: /)).toBeVisible();
    expect(screen.getAllByText(/^Dish without a name: /)).toHaveLength(2);
    expect(left).toHaveLength(0);
  });

  it('a dish that has run out is told before paying', async () => {
    const { user } = await openOrder();
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, outOfStock: { 'd-butter-naan': true } });
    await user.click(placeOrder());
    expect(await screen.findByText('Butter naan is out of stock now')).toBeVisible();
    expect(left).toHaveLength(0);
  });

  // spec: 4-restaurant-1
  it('a restaurant that has closed takes no order, and keeps the cart', async () => {
    const { user } = await openOrder();
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, timing: { Status: 'CLOSE' } });
    await user.click(placeOrder());
    expect(await screen.findByText('The restaurant has closed. Your cart is kept.')).toBeVisible();
    expect(screen.getByText('Sorry We are closed now')).toBeDisabled();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(left).toHaveLength(0);
  });

  it.each(['Daily/Timing', 'cart/displayTestFramCore'])(
    'a failed check (%s) is only logged and keeps nobody from paying',
    async (call) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const { user, store } = await openOrder();
      sandbox.faults.add({ call, kind: 'status' });
      await user.click(placeOrder());
      await waitFor(() => expect(left).toHaveLength(1));
      expect(selectCartFetch(store.getState()).status).toBe('ready');
    },
  );

  it('lines that are listed in another order than before are the same order', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'shuffle-lines': true } });
    storeCart(sandbox.world, { [NAAN]: 4, 'v-chicken-65': 2, 'v-steamed-veg-momos': 1 });
    const { user, store } = renderShop('/cart?type=dinein&table=7');
    await screen.findByRole('heading', { name: /Butter naan/ });
    expect(await screen.findByDisplayValue('7')).toBeVisible();
    await waitFor(() => expect(placeOrder()).toBeEnabled());
    const before = billRequests(sandbox).length;
    await act(() => store.dispatch(fetchCart({ afterRemoval: false })));
    expect(placeOrder()).toBeEnabled();
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before);
  });

  it('whoever goes elsewhere while it is checked is not sent away', async () => {
    const { user } = await openOrder();
    sandbox.faults.add({ call: 'Daily/Timing', kind: 'delay', ms: 1500 });
    fireEvent.click(placeOrder());
    await user.click(screen.getByRole('link', { name: 'Add more items' }));
    await pause(2000);
    expect(left).toHaveLength(0);
  });

  it('that the diner left is kept: which cart, when, and the amount', async () => {
    const { user, cartId } = await openOrder();
    const before = Date.now();
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    const record = await readPendingPayment(address);
    expect(record).toMatchObject({ cartId, amount: 37_800 });
    expect(record?.at).toBeGreaterThanOrEqual(before);
  });
});

describe('On Place Order, a price that was answered more than 60 s ago', () => {
  const letPriceAge = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + BILL_MAX_AGE_MS + 1);

  it('is asked for once more, and the order is placed when the amount is the same', async () => {
    const { user } = await openOrder();
    const before = billRequests(sandbox).length;
    letPriceAge();
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });

  it('waits and says so when the amount differs', async () => {
    const { user } = await openOrder();
    const before = billRequests(sandbox).length;
    sandbox.world.changeRestaurant('spice-garden', { charges: { gst: 12 } });
    letPriceAge();
    await user.click(placeOrder());
    const change = await screen.findByText('The amount to pay is ₹403.20 now, not ₹378');
    await waitFor(() => expect(document.activeElement).toContainElement(change));
    expect(screen.getByText('GST 12%')).toBeVisible();
    expect(left).toHaveLength(0);
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '').searchParams.get('TotalPrice')).toBe('403.2');
    expect(billRequests(sandbox)).toHaveLength(before + 1);
  });

  it('waits and says so when its offer is no longer valid', async () => {
    const { user, store } = await openOrder();
    store.dispatch(offerRestored({ id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 }));
    expect(await screen.findByText('Coupon TASTY10')).toBeVisible();
    sandbox.world.changeRestaurant('spice-garden', { withdrawnOffers: { 'o-tasty10': true } });
    vi.spyOn(console, 'warn').mockReturnValue();
    letPriceAge();
    await user.click(placeOrder());
    expect(await screen.findByText('TASTY10 no longer applies')).toBeVisible();
    expect(left).toHaveLength(0);
  });

  it('is paid as it was shown when the call fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openOrder();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'drop' });
    letPriceAge();
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '').searchParams.get('TotalPrice')).toBe('378');
  });

  it('is not asked for again when it is younger', async () => {
    const { user } = await openOrder();
    const before = billRequests(sandbox).length;
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(billRequests(sandbox)).toHaveLength(before);
  });
});

describe('A page that comes back into sight', () => {
  it('says what has changed, without taking the focus', async () => {
    await openOrder();
    const note = screen.getByLabelText('Cooking instructions');
    note.focus();
    sandbox.world.changeRestaurant('spice-garden', { ...NOTHING, outOfStock: { 'd-butter-naan': true } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Butter naan is out of stock now')).toBeVisible();
    expect(note).toHaveFocus();
  });

  it('from the payment page has the cart as it was, fetched anew', async () => {
    const { user } = await openOrder();
    await user.click(placeOrder());
    await waitFor(() => expect(left).toHaveLength(1));
    const before = cartFetches();
    show(true);
    await waitFor(() => expect(cartFetches()).toBe(before + 1));
    expect(placeOrder()).toBeEnabled();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(screen.getByRole('group', { name: 'Butter naan quantity' })).toHaveTextContent('8');
  });

  it('says what has changed, though the cart is read before it is known that the shop is open', async () => {
    await openOrder();
    sandbox.world.changeRestaurant('spice-garden', {
      ...NOTHING,
      prices: { [NAAN]: { Price: 50, OfferPrice: 50 } },
    });
    sandbox.faults.add({ call: 'Daily/Timing', kind: 'delay', ms: 400, times: 1 });
    show(true);
    expect(await screen.findByText('Butter naan costs ₹50 now, not ₹45')).toBeVisible();
  });

  it('has no cart that has become an order meanwhile', async () => {
    const { store } = await openOrder();
    localStorage.removeItem('cartId');
    show(true);
    expect(await screen.findByText('empty cart !')).toBeVisible();
    expect(selectCartId(store.getState())).toBe('');
  });

  it("is loaded anew when the browser has become another diner's", async () => {
    await openOrder();
    const reload = vi.spyOn(externalNavigation, 'reload').mockReturnValue();
    localStorage.setItem('userNumber', '9123456789');
    show(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('Within 30 minutes of closing', () => {
  it.each([
    ['2026-11-18T23:05:00+05:30', 'Closes at 11:30 PM: place your order within 25 min.'],
    ['2026-11-18T22:55:00+05:30', null],
  ])('the cart says so (%s)', async (now, text) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    await openOrder();
    if (text) expect(screen.getByText(text)).toBeVisible();
    else expect(screen.queryByText(/place your order within/)).not.toBeInTheDocument();
  });
});

describe('A link on the table', () => {
  it('preselects dine in with that table, and is taken out of the address', async () => {
    await openOrder();
    expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(window.location.href).toBe('http://spice-garden.localhost:4000/cart');
  });

  it('lasts for the visit, with what the diner changes of it, and not beyond', async () => {
    const { unmount } = await openOrder();
    fireEvent.change(screen.getByLabelText('Table number'), { target: { value: '8' } });
    await pause(500);
    unmount();
    const again = renderShop('/cart');
    expect(await screen.findByDisplayValue('8')).toBeVisible();
    again.unmount();
    sessionStorage.clear();
    renderShop('/cart');
    await waitFor(() => expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion'));
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });

  it('of rubbish changes nothing', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    renderShop('/cart?type=%3Cb%3E&table=12');
    await screen.findByRole('heading', { name: /Butter naan/ });
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });
});

describe('Two diners one after the other', () => {
  it("the next one finds nothing of the first one's: cart, note, table, offer, what was left for", async () => {
    const { store, cartId } = await openOrder();
    await pause(400);
    const offer = { id: 'o-1', code: 'TASTY10', message: '', cashback: 0 };
    await persisted.appliedOffer.write(address, { cartId, offer });
    await writePendingPayment(address, { cartId, at: 1, amount: 1 });
    persisted.pickupTime.write(address, { time: '20:30', cartId });
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    await pause(400);
    expect(await readChoices(address)).toMatchObject({});
    expect(await readChoices(address)).not.toHaveProperty('tableNumber', '7');
    expect((await readChoices(address)).note ?? '').toBe('');
    expect(await persisted.appliedOffer.read(address)).toBeNull();
    expect(await readPendingPayment(address)).toBeNull();
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
