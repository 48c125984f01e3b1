import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICKUP_MESSAGE_MS } from '@/config/limits';
import { openShopDatabase } from '@/platform/indexed-db';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import {
  chooseType,
  openCart,
  orderError,
  placeOrderButton,
  billRequests,
  mockRedirects,
} from '../../../tests/cart-page';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();

describe('Dine in', () => {
  it('requires a table number and sends it to the payment page', async () => {
    const { user } = await openCart(sandbox, 1);
    await chooseType(user, 'Dine in');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    await user.click(placeOrderButton());
    expect(await screen.findByText('Please enter a table or car number')).toBeVisible();
    expect(screen.getByText('table number is required')).toBeVisible();
    expect(screen.getByLabelText('Table number')).toHaveFocus();
    await user.type(screen.getByLabelText('Table number'), ' 12 ');
    expect(screen.queryByText('table number is required')).not.toBeInTheDocument();
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect(query.get('orderType')).toBe('Dine in');
    expect(query.get('tableNumber')).toBe('12');
    expect(query.has('carNumber')).toBe(false);
    expect(query.get('addressId')).toBe('0');
  });

  it('sends only the table number when a car number was typed before', async () => {
    const { user } = await openCart(sandbox, 1);
    await chooseType(user, 'Dine in');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await user.type(screen.getByLabelText('Car number'), 'KA 01');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    await user.type(screen.getByLabelText('Table number'), '12');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect(query.get('tableNumber')).toBe('12');
    expect(query.has('carNumber')).toBe(false);
  });

  it('requires a car number instead when "Car" is selected, and sends only that', async () => {
    const { user } = await openCart(sandbox, 1);
    await chooseType(user, 'Dine in');
    await user.type(screen.getByLabelText('Table number'), '12');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    expect(await screen.findByText('Please select table or car number')).toBeVisible();
    expect(screen.getByText('car number is required')).toBeVisible();
    await user.type(screen.getByLabelText('Car number'), 'KA 01 AB 1234');
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect(query.get('carNumber')).toBe('KA 01 AB 1234');
    expect(query.has('tableNumber')).toBe(false);
  });
});

describe('Take away', () => {
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
    const shop = await openCart(sandbox, 1);
    await chooseType(shop.user, 'Take Away');
    const field = screen.getByLabelText('Pick up time');
    const set = async (time: string) => {
      fireEvent.change(field, { target: { value: time } });
      await shop.user.click(screen.getByRole('button', { name: 'set time' }));
    };
    return { ...shop, field, set };
  }

  it('shows "Place Order" only after a pick-up time is set, and sends the time', async () => {
    const { user, field, set } = await openTakeAway();
    expect(screen.getByText('Set Pick Up Time')).toBeVisible();
    expect(screen.getByText('Restaurant closes at 11:30 PM')).toBeVisible();
    expect(field).toHaveAttribute('max', '23:30');
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    await set('20:30');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    expect(billRequests(sandbox).at(-1)?.['Time']).toBe('20:30');
    await user.click(placeOrderButton());
    const query = (await paymentUrl()).searchParams;
    expect([query.get('orderType'), query.get('Time')]).toEqual(['Take Away', '20:30']);
  });

  it('shows the profile’s address as the place of pick-up when the info has none', async () => {
    sandbox.faults.add({
      call: 'display/display_resturent_info',
      kind: 'body',
      body: [{ ...spiceGarden.info, address: '' }],
    });
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

  it('rejects a missing time, a time in the past and a time after closing', async () => {
    const { user, set } = await openTakeAway();
    await user.click(screen.getByRole('button', { name: 'set time' }));
    expect(screen.getByText('Please select a time for pickup')).toBeVisible();
    await set('18:59');
    expect(screen.getByText('Selected time must be after current time.')).toBeVisible();
    await set('23:31');
    expect(screen.getByText('Please select a time before 11:30 PM')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  it('shows a message again on a later tap after the first message has disappeared', async () => {
    const { set } = await openTakeAway();
    await set('18:59');
    const passed = 'Selected time must be after current time.';
    await advanceTimers(PICKUP_MESSAGE_MS);
    expect(screen.queryByText(passed)).not.toBeInTheDocument();
    await set('18:58');
    expect(screen.getByText(passed)).toBeVisible();
    await set('20:30');
    expect(screen.getByText('Pickup time set successfully')).toBeVisible();
  });

  it('shows a message for its whole time again after a second tap', async () => {
    const { user, set } = await openTakeAway();
    await set('18:59');
    const passed = 'Selected time must be after current time.';
    await advanceTimers(0.6 * PICKUP_MESSAGE_MS);
    await user.click(screen.getByRole('button', { name: 'set time' }));
    await advanceTimers(0.6 * PICKUP_MESSAGE_MS);
    expect(screen.getByText(passed)).toBeVisible();
    await advanceTimers(0.4 * PICKUP_MESSAGE_MS);
    expect(screen.queryByText(passed)).not.toBeInTheDocument();
  });

  it('keeps "Place Order" when the time is changed, but requires the new time to be set', async () => {
    const { user, field, set } = await openTakeAway();
    await set('20:30');
    fireEvent.change(field, { target: { value: '21:00' } });
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    await user.click(placeOrderButton());
    expect(field).toHaveAccessibleDescription('Please select a time for pickup');
    expect(field).toHaveFocus();
    expect(redirects).toHaveLength(0);
    await advanceTimers(PICKUP_MESSAGE_MS);
    expect(field).not.toHaveAccessibleDescription();
    expect(orderError()).toHaveTextContent('Please select a time for pickup');
    await user.click(screen.getByRole('button', { name: 'set time' }));
    expect(orderError()).toBeEmptyDOMElement();
  });

  it('rejects a set time that is in the past when "Place Order" is pressed', async () => {
    const { user, set } = await openTakeAway();
    await set('19:05');
    await waitFor(() => expect(placeOrderButton()).toBeEnabled());
    vi.setSystemTime(new Date('2026-11-18T19:06:00+05:30'));
    await user.click(placeOrderButton());
    expect(orderError()).toHaveTextContent('Selected time must be after current time.');
    expect(redirects).toHaveLength(0);
  });
});

describe('The checkout choices', () => {
  it('survive a reload: note, order type and car number', async () => {
    const { user, unmount } = await openCart(sandbox);
    await user.type(screen.getByLabelText('Cooking instructions'), 'no onion');
    await chooseType(user, 'Dine in');
    await user.click(screen.getByRole('radio', { name: 'Car' }));
    await user.type(screen.getByLabelText('Car number'), 'KA 01');
    const database = openShopDatabase('spice-garden.localhost');
    await waitFor(async () => expect(await database.get('choices')).toMatchObject({ carNumber: 'KA 01' }));
    unmount();
    renderShop('/cart');
    expect(await screen.findByDisplayValue('KA 01')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion');
  });

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

  it('open the login when a guest taps "Select address"', async () => {
    const { user } = await openCart(sandbox, 8, { phone: 'guest-000009' });
    await user.click(screen.getByRole('button', { name: 'Select address' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Login' })).getByLabelText('Phone number'),
    ).toBeVisible();
  });
});
