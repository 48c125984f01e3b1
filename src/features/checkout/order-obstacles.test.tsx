import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCart } from '@/domain/cart/thunks';
import type { OrderObstacle } from '@/domain/checkout/selectors';
import { networkChanged } from '@/domain/connectivity/slice';
import { offerRestored } from '@/domain/offers/slice';
import {
  chooseSavedAddress,
  chooseType,
  openCart,
  orderError,
  placeOrderButton,
  mockRedirects,
} from '../../../tests/cart-page';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const { redirects } = mockRedirects();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T19:00:00+05:30'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Shop = Awaited<ReturnType<typeof openCart>>;

interface Case {
  open: () => Promise<Shop>;
  during?: (shop: Shop) => void;
  /** A call of `during` whose answer arrives after the check. */
  heldCall?: string;
  text: string;
}

async function openDineIn(table = '7') {
  const shop = await openCart(sandbox);
  await chooseType(shop.user, 'Dine in');
  fireEvent.change(screen.getByLabelText('Table number'), { target: { value: table } });
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  return shop;
}

async function openTakeAway(time: string) {
  const shop = await openCart(sandbox, 1);
  await chooseType(shop.user, 'Take Away');
  fireEvent.change(screen.getByLabelText('Pick up time'), { target: { value: time } });
  await shop.user.click(screen.getByRole('button', { name: 'set time' }));
  await waitFor(() => expect(placeOrderButton()).toBeEnabled());
  return shop;
}

async function openDelivery(naans = 8) {
  const shop = await openCart(sandbox, naans);
  await chooseSavedAddress(sandbox, shop);
  return shop;
}

const setTiming = (timing: { Status?: string; ClosingTimeStamp?: string }) =>
  sandbox.world.changeRestaurant('spice-garden', { timing });

const cases: Record<OrderObstacle, Case> = {
  'no-connection': {
    open: openDineIn,
    during: ({ store }) => store.dispatch(networkChanged(false)),
    text: 'You are offline',
  },
  'cart-failed': {
    open: openDineIn,
    during: ({ store }) => {
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'drop' });
      void store.dispatch(fetchCart({ canClearCart: false }));
    },
    text: 'Something went wrong',
  },
  closed: {
    open: async () => {
      const shop = await openDineIn();
      setTiming({ Status: 'CLOSE' });
      return shop;
    },
    text: 'The restaurant has closed. Your cart is kept.',
  },
  'not-logged-in': {
    open: () => openCart(sandbox, 8, { phone: 'guest-000009' }),
    text: 'Log in to place your order',
  },
  'no-table-or-car': { open: () => openDineIn(''), text: 'Please enter a table or car number' },
  'pickup-not-set': {
    open: async () => {
      const shop = await openTakeAway('20:30');
      fireEvent.change(screen.getByLabelText('Pick up time'), { target: { value: '21:00' } });
      return shop;
    },
    text: 'Please select a time for pickup',
  },
  'pickup-passed': {
    open: async () => {
      const shop = await openTakeAway('19:05');
      vi.setSystemTime(new Date('2026-11-18T19:06:00+05:30'));
      return shop;
    },
    text: 'Selected time must be after current time.',
  },
  'pickup-too-late': {
    open: async () => {
      const shop = await openTakeAway('23:00');
      setTiming({ ClosingTimeStamp: '22:00' });
      return shop;
    },
    text: 'Please select a time before 10:00 PM',
  },
  'no-address': { open: () => openCart(sandbox), text: 'Select a delivery address first' },
  'no-bill': {
    open: openDineIn,
    during: ({ store }) => {
      store.dispatch(offerRestored({ id: 'o-tasty10', code: 'TASTY10', message: '', cashback: 0 }));
    },
    heldCall: 'PriceCalculate/Cart',
    text: 'The amount to pay was not ready yet. Check it, then press Place Order again.',
  },
  'no-service': {
    open: async () => {
      for (const address of sandbox.world.state.addresses)
        Object.assign(address, { latitude: 20, longitude: 80 });
      return openDelivery();
    },
    text: 'Service is not available',
  },
  'below-minimum': { open: () => openDelivery(2), text: 'Minimum order value should be ₹150' },
};

describe('Pressing Place Order with an obstacle', () => {
  it.each(Object.entries(cases))(
    'announces the obstacle, shows it beside the button and does not open the payment page: %s',
    async (obstacle, { open, during, heldCall, text }) => {
      const shop = await open();
      const check = during && holdNextCall(sandbox, 'Daily/Timing');
      fireEvent.click(placeOrderButton());
      const held = heldCall === undefined ? null : holdNextCall(sandbox, heldCall);
      if (during) act(() => during(shop));
      check?.release();
      const isAnnounced = (element: HTMLElement) => element.closest('[role=alert]') !== null;
      await waitFor(() => expect(screen.queryAllByText(text).some(isAnnounced)).toBe(true));
      held?.release();
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      const bar = orderError()?.parentElement;
      const beside = screen.getAllByText(text).filter((element) => bar?.contains(element));
      if (obstacle === 'cart-failed') expect(screen.getByText(text)).toBeVisible();
      else expect(beside.filter((element) => !element.matches('[data-visually-hidden]'))).not.toHaveLength(0);
      expect(redirects).toHaveLength(0);
    },
  );
});
