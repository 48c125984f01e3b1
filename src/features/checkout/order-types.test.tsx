import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICKUP_MESSAGE_MS } from '@/config/limits';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import {
  billRequests,
  chooseType,
  findPlaceOrder,
  mockRedirects,
  NAAN,
  openCart,
  orderError,
  placeOrderButton,
  renderCart,
} from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();

describe('Dine in', () => {
  it('requires a table number and sends it to the payment page', async () => {
    const { user } = await openCart(sandbox, 1);
    await chooseType(user, 'Dine in');
    await findPlaceOrder();
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    await user.click(placeOrderButton());
    expect(await screen.findByText('Please enter a table or car number')).toBeVisible();
    expect(screen.getByText('table number is required')).toBeVisible();
    expect(screen.getByLabelText('Table number')).toHaveFocus();
    await user.type(screen.getByLabelText('Table number'), ' १2\u200b ');
    expect(screen.queryByText('table number is required')).not.toBeInTheDocument();
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect(query.get('orderType')).toBe('Dine in');
    expect(query.get('tableNumber')).toBe('12');
    expect(screen.getByLabelText('Table number')).toHaveValue('12');
    expect(query.has('carNumber')).toBe(false);
    expect(query.get('addressId')).toBe('0');
  });

  it('requires a car number instead when "Car" is selected, and sends only that', async () => {
    const { user } = await openCart(sandbox, 1);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await findPlaceOrder();
    await user.click(placeOrderButton());
    expect(await screen.findByText('Please select table or car number')).toBeVisible();
    expect(screen.getByText('car number is required')).toBeVisible();
    await user.type(screen.getByLabelText('Car number'), 'KA 01');
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect(query.get('carNumber')).toBe('KA 01');
    expect(query.has('tableNumber')).toBe(false);
  });
});

describe('Take away', () => {
  const PASSED = 'Selected time must be after current time.';

  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-18T19:00:00+05:30'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openTakeAway() {
    const page = await openCart(sandbox, 1);
    await chooseType(page.user, 'Take Away');
    const field = screen.getByLabelText('Pick up time');
    const set = async (time: string) => {
      fireEvent.change(field, { target: { value: time } });
      await page.user.click(screen.getByRole('button', { name: 'set time' }));
    };
    return { ...page, field, set };
  }

  it('shows "Place Order" only after a valid pick-up time is set, and sends the time', async () => {
    const { user, field, set } = await openTakeAway();
    expect(screen.getByText('Set Pick Up Time')).toBeVisible();
    expect(screen.getByText('Restaurant closes at 11:30 PM')).toBeVisible();
    expect(field).toHaveAttribute('max', '23:30');
    await user.click(screen.getByRole('button', { name: 'set time' }));
    expect(screen.getByText('Please select a time for pickup')).toBeVisible();
    await set('18:59');
    expect(screen.getByText(PASSED)).toBeVisible();
    await set('23:31');
    expect(screen.getByText('Please select a time before 11:30 PM')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    await set('20:30');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
    await findPlaceOrder();
    expect(billRequests(sandbox).at(-1)?.['Time']).toBe('20:30');
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect([query.get('orderType'), query.get('Time')]).toEqual(['Take Away', '20:30']);
  });

  it('shows the profile’s address as the place of pick-up when the info has none', async () => {
    const body = [{ ...spiceGarden.info, address: '' }];
    sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'body', body });
    await openTakeAway();
    const place = (await screen.findByText('Pick up from Spice Garden')).parentElement;
    expect(place).toHaveTextContent(spiceGarden.profile.address);
  });

  it('accepts times of the evening in the field of a restaurant that closes after midnight', async () => {
    sandbox.world.changeRestaurant('spice-garden', { timing: { ClosingTimeStamp: '02:00' } });
    const { field, set } = await openTakeAway();
    expect(field).toHaveAttribute('max', '02:00');
    await set('22:30');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
    expect(field).toBeValid();
  });

  it.each(['11:30 PM', '23.30'])('refuses times after a closing time written as %s', async (stamp) => {
    sandbox.world.changeRestaurant('spice-garden', { timing: { ClosingTimeStamp: stamp } });
    const { field, set } = await openTakeAway();
    expect(field).toHaveAttribute('max', '23:30');
    await set('23:45');
    expect(screen.getByText('Please select a time before 11:30 PM')).toBeVisible();
  });

  it('reports a closing time that is no time, and takes it for none', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.world.changeRestaurant('spice-garden', { timing: { ClosingTimeStamp: 'midnight' } });
    const { field, set } = await openTakeAway();
    expect(warn).toHaveBeenCalledWith('Ignored a closing time that cannot be read');
    expect(field).not.toHaveAttribute('max');
    await set('23:45');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
  });

  it('shows a message for its whole time again after a second tap', async () => {
    const { user, set } = await openTakeAway();
    await set('18:59');
    await advanceTimers(0.6 * PICKUP_MESSAGE_MS);
    await user.click(screen.getByRole('button', { name: 'set time' }));
    await advanceTimers(0.6 * PICKUP_MESSAGE_MS);
    expect(screen.getByText(PASSED)).toBeVisible();
    await advanceTimers(0.4 * PICKUP_MESSAGE_MS);
    expect(screen.queryByText(PASSED)).not.toBeInTheDocument();
  });

  it('requires a changed time to be set, and rejects a set time that has passed, on "Place Order"', async () => {
    const { user, field, set } = await openTakeAway();
    await set('20:30');
    fireEvent.change(field, { target: { value: '21:00' } });
    await findPlaceOrder();
    await user.click(placeOrderButton());
    expect(field).toHaveAccessibleDescription('Please select a time for pickup');
    expect(field).toHaveFocus();
    await advanceTimers(PICKUP_MESSAGE_MS);
    expect(field).not.toHaveAccessibleDescription();
    expect(orderError()).toHaveTextContent('Please select a time for pickup');
    await user.click(screen.getByRole('button', { name: 'set time' }));
    expect(orderError()).toBeEmptyDOMElement();
    await findPlaceOrder();
    vi.setSystemTime(new Date('2026-11-18T21:01:00+05:30'));
    await user.click(placeOrderButton());
    expect(orderError()).toHaveTextContent(PASSED);
    expect(redirects).toHaveLength(0);
  });
});

describe('The checkout choices', () => {
  it('limit the note to 500 characters and show the number left only near the limit', async () => {
    const { user } = await openCart(sandbox);
    const note = screen.getByLabelText('Cooking instructions');
    expect(note).toHaveAttribute('maxlength', '500');
    await user.click(note);
    await user.paste('x'.repeat(449));
    expect(note).not.toHaveAccessibleDescription();
    await user.paste('xxxxxxx');
    expect(note).toHaveAccessibleDescription('44 characters left');
  });

  it('are preselected by a table link, which is removed from the URL, unless its order type is unknown', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    const { unmount } = renderCart('/cart?type=dinein&table=7');
    expect(await screen.findByDisplayValue('7')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    expect(window.location.href).toBe('http://spice-garden.localhost:4000/cart');
    unmount();
    sessionStorage.clear();
    renderCart('/cart?type=%3Cb%3E&table=12');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked());
  });
});
