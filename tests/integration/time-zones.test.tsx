import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DINER, RESTAURANT_ID, storeDiner } from '../demo-data';
import { chooseType, openCart, placeOrderButton, mockRedirects } from '../cart-page';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();
const { paymentUrl } = mockRedirects();

/** 18 Nov 2026, 11:10 PM in India: the 18th in UTC and California, the 19th in New Zealand. */
const NOW = '2026-11-18T23:10:00+05:30';

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'On a device in the time zone %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });

    it.each(['23:30', '2026-11-18T18:00:00Z', '2026-11-18T23:30:00+05:30'])(
      'a restaurant that closes at %s accepts and sends pick-up times in Indian time',
      async (ClosingTimeStamp) => {
        sandbox.world.changeRestaurant('spice-garden', { timing: { ClosingTimeStamp } });
        const { user } = await openCart(sandbox, 1);
        expect(screen.getByText('Closes at 11:30 PM: place your order within 20 min.')).toBeVisible();
        await chooseType(user, 'Take Away');
        const field = screen.getByLabelText('Pick up time');
        expect(field).toHaveAttribute('max', '23:30');
        const set = async (time: string) => {
          fireEvent.change(field, { target: { value: time } });
          await user.click(screen.getByRole('button', { name: 'set time' }));
        };
        await set('23:09');
        expect(screen.getByText('Selected time must be after current time.')).toBeVisible();
        await set('23:31');
        expect(screen.getByText('Please select a time before 11:30 PM')).toBeVisible();
        await set('23:20');
        await waitFor(() => expect(placeOrderButton()).toBeEnabled());
        await user.click(placeOrderButton());
        expect((await paymentUrl()).searchParams.get('Time')).toBe('23:20');
      },
    );

    it.each([
      ['Indian time', false],
      ['UTC', true],
    ])(
      'an order dated in %s has its date in Indian time, and tables are booked by Indian days',
      async (_, isUtc) => {
        sandbox.world.changeRestaurant('spice-garden', { quirks: { 'utc-times': isUtc } });
        storeDiner();
        const diner = { phone: DINER, restaurantId: RESTAURANT_ID };
        const { id } = sandbox.world.carts.add({ ...diner, variantId: 'v-butter-naan', quantity: 1 });
        sandbox.world.pay({
          ...{ ...diner, CartId: id, OfferId: '0', addressId: '0' },
          ...{ instruction: '', Time: '0', TotalPrice: '47.25', type: 'web', orderType: 'Dine in' },
          tableNumber: '12',
        });
        const { unmount } = renderShop('/order-history');
        expect(await screen.findByText(/18 Nov 2026, 11:10 PM/)).toBeVisible();
        unmount();
        renderShop('/bookTable');
        const days = within(await screen.findByRole('radiogroup', { name: 'Date' }));
        expect(days.getByRole('radio', { name: 'Today, 18 Nov' })).toBeVisible();
        expect(days.getByRole('radio', { name: 'Tomorrow, 19 Nov' })).toBeVisible();
      },
    );
  },
);
