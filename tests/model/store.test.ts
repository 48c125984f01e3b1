import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectCartId, selectCartLines, selectCartTotal, selectItemCount } from '@/domain/cart/slice';
import type { RootState } from '@/domain/root-reducer';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { serverLines, shownLines, totalsOf } from './cart-comparison';
import { Clock } from './clock';
import { modelRuns } from '../run-counts';
import { storeSequences, type Step } from './steps';
import { StoreVisit } from './store-visit';

const { numRuns, seed } = modelRuns({ always: 300, long: 5_000 });

const clock = new Clock();

beforeAll(async () => {
  // Lazy code loads in real time, not on fake timers.
  await Promise.all([import('@/api/transport'), import('@/domain/cart/carry-over')]);
});

beforeEach(() => {
  clock.start();
});

afterEach(() => {
  clock.stop();
});

function expectInvariants({ store, network, requestedUnits, lostCarts }: StoreVisit): void {
  // The other tab may not have received the logout yet.
  expectPlausibleLines(store.getState(), requestedUnits);
  expect(network.overlaps).toEqual([]);
  expect(lostCarts).toEqual([]);
}

function expectPlausibleLines(state: RootState, requestedUnits: ReadonlyMap<string, number>): void {
  const isGuest = !selectIsLoggedIn(state);
  for (const line of selectCartLines(state)) {
    // A guest never sees more units than requested: no duplicates, and no units of an earlier diner.
    if (isGuest) expect(line.quantity).toBeLessThanOrEqual(requestedUnits.get(line.variantId) ?? 0);
    expect(line.quantity).toBeGreaterThan(0);
    expect(line.subtotal).toBeGreaterThanOrEqual(0);
    expect(line.customizedQuantity).toBeLessThanOrEqual(line.quantity);
  }
}

function expectServerCart(state: RootState, { hasStorage, world }: StoreVisit): void {
  const cartId = selectCartId(state);
  const expected = serverLines(world, cartId);
  expect(shownLines(selectCartLines(state))).toEqual(expected);
  expect({ count: selectItemCount(state), total: selectCartTotal(state) }).toEqual(totalsOf(expected));
  expect(state.cart).toMatchObject({ lock: null, lines: { requestId: null } });
  if (hasStorage) expect(localStorage.getItem('cartId') ?? '').toBe(cartId);
}

async function run(steps: readonly Step[], hasStorage: boolean): Promise<void> {
  const visit = new StoreVisit(clock, hasStorage);
  try {
    await clock.settle();
    for (const step of steps) {
      await step.run(visit);
      expectInvariants(visit);
    }
    await visit.settle();
    expectInvariants(visit);
    for (const tab of visit.tabs) expectServerCart(tab.getState(), visit);
  } finally {
    await visit.close();
  }
}

/** One sequence in eight runs in a browser that refuses storage. */
const hasStorage = fc.nat({ max: 7 }).map((number) => number > 0);

describe('The stores of two tabs after any sequence of taps, failures and delayed answers', () => {
  it(
    'hold the server’s cart, without lost units, extra units or overlapping changes on the way',
    async () => {
      await fc.assert(fc.asyncProperty(storeSequences, hasStorage, run), { numRuns, seed });
    },
    numRuns * 200,
  );
});
