import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectCartId, selectCartLines, selectCartTotal, selectItemCount } from '@/domain/cart/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { serverLines, shownLines, totalsOf } from './cart-comparison';
import { Clock } from './clock';
import { modelRuns } from '../run-counts';
import { storeSequences, type Step } from './steps';
import { StoreVisit } from './store-visit';

const { numRuns, seed } = modelRuns({ always: 300, long: 20_000 });

const clock = new Clock();

beforeAll(async () => {
  // Lazy code loads in real time, not on fake timers.
  await import('@/api/transport');
});

beforeEach(() => {
  clock.start();
});

afterEach(() => {
  clock.stop();
});

function expectInvariants({ store, network, requestedUnits, lostCarts }: StoreVisit): void {
  const isGuest = !selectIsLoggedIn(store.getState());
  for (const line of selectCartLines(store.getState())) {
    // A guest never sees more units than requested: no duplicates, and no units of an earlier diner.
    if (isGuest) expect(line.quantity).toBeLessThanOrEqual(requestedUnits.get(line.variantId) ?? 0);
    expect(line.quantity).toBeGreaterThan(0);
    expect(line.subtotal).toBeGreaterThanOrEqual(0);
    expect(line.customizedQuantity).toBeLessThanOrEqual(line.quantity);
  }
  expect(network.overlaps).toEqual([]);
  expect(lostCarts).toEqual([]);
}

function expectServerCart({ store, world }: StoreVisit): void {
  const state = store.getState();
  const cartId = selectCartId(state);
  const expected = serverLines(world, cartId);
  expect(shownLines(selectCartLines(state))).toEqual(expected);
  expect({ count: selectItemCount(state), total: selectCartTotal(state) }).toEqual(totalsOf(expected));
  expect(state.cart).toMatchObject({ lock: null, fetch: { requestId: null } });
  expect(localStorage.getItem('cartId') ?? '').toBe(cartId);
}

async function run(steps: readonly Step[]): Promise<void> {
  const visit = new StoreVisit(clock);
  try {
    await clock.settle();
    for (const step of steps) {
      await step.run(visit);
      expectInvariants(visit);
    }
    await visit.settle();
    expectInvariants(visit);
    expectServerCart(visit);
  } finally {
    await visit.close();
  }
}

describe('The store after any sequence of taps, failures and delayed answers', () => {
  it(
    'holds the server’s cart, without lost units, extra units or overlapping changes on the way',
    async () => {
      await fc.assert(fc.asyncProperty(storeSequences, run), { numRuns, seed });
    },
    numRuns * 200,
  );
});
