import { beforeEach, expect, it, vi } from 'vitest';
import { fetchAddresses } from '@/domain/addresses/slice';
import { fetchBill } from '@/domain/bill/slice';
import { addDish, fetchCart } from '@/domain/cart/thunks';
import { selectBillQuery, selectOrderObstacle } from '@/domain/checkout/selectors';
import { pickupTimeChanged } from '@/domain/checkout/slice';
import type { OrderObstacle } from '@/domain/checkout/types';
import { networkChanged } from '@/domain/connectivity/slice';
import { sessionEnded } from '@/domain/session/types';
import { timing } from '@/domain/shop/slice';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { obstacleText } from './order-error';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const NOW = new Date('2026-11-18T19:00:00+05:30');
const PICKUP = { orderType: 'Take Away', pickupTime: '20:30', confirmedPickupTime: '20:30' } as const;
const TABLE = { orderType: 'Dine in', tableNumber: '7' } as const;

type Store = Awaited<ReturnType<typeof openTinyCart>>['store'];
let store: Store;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tiny = await openTinyCart();
  ({ store } = tiny);
  await store.dispatch(timing.fetch());
  await store.dispatch(addDish({ ...soup, quantity: 4 }));
  await tiny.settled();
  giveRecords(store, TABLE);
});

async function loadBill() {
  const query = selectBillQuery(store.getState());
  if (query) await store.dispatch(fetchBill(query));
}

const obstacle = () => selectOrderObstacle(store.getState(), NOW);

it('An order with a table, a pick-up time or no minimum for its type has no obstacle', async () => {
  for (const choices of [TABLE, PICKUP]) {
    giveRecords(store, choices);
    await loadBill();
    expect(obstacle()).toBeNull();
  }
});

const cases: [OrderObstacle, string, () => unknown][] = [
  ['no-connection', 'You are offline', () => store.dispatch(networkChanged(false))],
  [
    'cart-failed',
    'Something went wrong',
    () => {
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'drop' });
      return store.dispatch(fetchCart());
    },
  ],
  [
    'closed',
    ' Sorry We are closed now',
    () => {
      sandbox.world.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } });
      return store.dispatch(timing.refresh());
    },
  ],
  ['not-logged-in', 'Log in to place your order', () => store.dispatch(sessionEnded())],
  [
    'no-table-or-car',
    'Please enter a table or car number',
    () => giveRecords(store, { ...TABLE, tableNumber: ' ' }),
  ],
  [
    'no-table-or-car',
    'Please select table or car number',
    () => giveRecords(store, { ...TABLE, dineInBy: 'car' }),
  ],
  [
    'pickup-not-set',
    'Please select a time for pickup',
    () => {
      giveRecords(store, PICKUP);
      store.dispatch(pickupTimeChanged('21:00'));
    },
  ],
  [
    'pickup-passed',
    'Selected time must be after current time.',
    () => giveRecords(store, { ...PICKUP, pickupTime: '18:59', confirmedPickupTime: '18:59' }),
  ],
  [
    'pickup-too-late',
    'Please select a time before 11:30 PM',
    () => giveRecords(store, { ...PICKUP, pickupTime: '23:31', confirmedPickupTime: '23:31' }),
  ],
  ['no-address', 'Select a delivery address first', () => giveRecords(store, { orderType: 'Delivery' })],
  [
    'no-bill',
    'The amount to pay was not ready yet. Check it, then press Place Order again.',
    () => undefined,
  ],
];

it.each(cases)('The obstacle %s has the text "%s"', async (expected, text, cause) => {
  if (expected !== 'no-bill') await loadBill();
  await cause();
  expect(obstacle()).toBe(expected);
  expect(obstacleText(store.getState(), expected)).toBe(text);
});

it('The first of several obstacles is named, as listed in docs/behaviour.md 8.7', async () => {
  giveRecords(store, { ...TABLE, tableNumber: '' });
  expect(obstacle()).toBe('no-table-or-car');
  giveRecords(store, { orderType: 'Delivery' });
  expect(obstacle()).toBe('no-address');
  store.dispatch(sessionEnded());
  expect(obstacle()).toBe('not-logged-in');
  sandbox.world.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } });
  await store.dispatch(timing.refresh());
  expect(obstacle()).toBe('closed');
  store.dispatch(networkChanged(false));
  expect(obstacle()).toBe('no-connection');
});

it('The chosen address is awaited by a logged-in diner, until its list has failed', async () => {
  const order = { orderType: 'Delivery', chosenAddressId: 'a-1' } as const;
  giveRecords(store, { ...order, phone: 'guest-000009' });
  expect(obstacle()).toBe('not-logged-in');
  expect(selectBillQuery(store.getState())).not.toBeNull();
  giveRecords(store, { ...order, phone: DINER });
  expect(obstacle()).toBe('no-bill');
  expect(selectBillQuery(store.getState())).toBeNull();
  sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
  await store.dispatch(fetchAddresses());
  expect(obstacle()).toBe('no-address');
  const again = store.dispatch(fetchAddresses());
  expect(selectBillQuery(store.getState())).not.toBeNull();
  await again;
});
