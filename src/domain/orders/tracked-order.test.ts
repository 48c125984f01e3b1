import { expect, it } from 'vitest';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { useSandbox } from '../../../tests/sandbox';
import { openTab } from '../../../tests/tab';
import { orderHistory, fetchOrder, selectActiveOrder } from './slice';

const sandbox = useSandbox();
const HOUR_MS = 3_600_000;

/** As the server writes it. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - (hours - 5.5) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

async function openHistory() {
  storeDiner();
  const { loaded, state, store } = openTab('/offer');
  await loaded();
  await store.dispatch(orderHistory.fetch());
  return { store, trackedId: () => selectActiveOrder(state())?.id };
}

it.each([
  [hoursAgo(23.9), true],
  [hoursAgo(24.1), false],
  // Both may be less than a day ago.
  [hoursAgo(24.1).slice(0, 10), true],
  ['yesterday', true],
])('An unfinished order of the history from %s is tracked: %s', async (placedAt, isTracked) => {
  const { id } = addOrder(sandbox, 'Preparing', { placedAt });
  const { trackedId } = await openHistory();
  expect(trackedId()).toBe(isTracked ? String(id) : undefined);
});

it('An older order is tracked after its own request has answered in this visit', async () => {
  const id = String(addOrder(sandbox, 'Preparing', { placedAt: hoursAgo(48) }).id);
  const { store, trackedId } = await openHistory();
  expect(trackedId()).toBeUndefined();
  await store.dispatch(fetchOrder(id));
  await store.dispatch(orderHistory.fetch());
  expect(trackedId()).toBe(id);
});
