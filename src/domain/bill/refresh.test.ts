import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { createDeferred } from '../../../tests/deferred';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { addDish } from '../cart/thunks';
import { selectBillQuery } from '../checkout/selectors';
import { fetchBill, refreshBill } from './slice';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const FLAT100 = { id: 'o-flat', code: 'FLAT100', message: '', cashback: 0 };

let store: Awaited<ReturnType<typeof openTinyCart>>['store'];
const state = () => store.getState();
const payable = () => state().bill.data?.bill.payable;

function query() {
  const found = selectBillQuery(state());
  if (!found) throw new Error('there is no order');
  return found;
}

const loadBill = () => store.dispatch(fetchBill(query()));

const letBillAge = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + BILL_MAX_AGE_MS + 1);

/** Holds the next bill, which `answer` gives. `sent` resolves when it is requested. */
function holdBill(answer?: () => Response) {
  const sent = createDeferred();
  const released = createDeferred();
  const hold = async () => {
    sent.resolve();
    await released.promise;
    return answer?.();
  };
  sandbox.server.use(http.post('*/PriceCalculate/Cart', hold, { once: true }));
  return { sent: sent.promise, release: released.resolve };
}

beforeEach(async () => {
  const tiny = await openTinyCart();
  ({ store } = tiny);
  await store.dispatch(addDish({ ...soup, quantity: 4 }));
  await tiny.settled();
  giveRecords(store, { orderType: 'Dine in', tableNumber: '7', appliedOffer: FLAT100 });
  await loadBill();
});

describe('Refreshing the bill', () => {
  it('requests it only when it is older than 60 s', async () => {
    await store.dispatch(refreshBill(query()));
    expect(sandbox.requests.list('PriceCalculate/Cart')).toHaveLength(1);
    letBillAge();
    await store.dispatch(refreshBill(query()));
    expect(sandbox.requests.list('PriceCalculate/Cart')).toHaveLength(2);
  });

  it('does not replace a bill that was requested meanwhile', async () => {
    letBillAge();
    const older = holdBill();
    const refreshing = store.dispatch(refreshBill(query()));
    await older.sent;
    const bill = { Grand_Total: 399.8, PayableAmount: 400 };
    sandbox.server.use(http.post('*/PriceCalculate/Cart', () => HttpResponse.json([bill])));
    await loadBill();
    older.release();
    await refreshing;
    expect(payable()).toBe(40_000);
  });

  it('keeps the offer of a newer bill when the older request is rejected later', async () => {
    letBillAge();
    const older = holdBill(() => new HttpResponse(null, { status: 404 }));
    const refreshing = store.dispatch(refreshBill(query()));
    await older.sent;
    await loadBill();
    older.release();
    await refreshing;
    expect(state().checkout.appliedOffer?.code).toBe('FLAT100');
  });

  it('removes an offer that the server rejects', async () => {
    sandbox.world.changeRestaurant('tiny', { withdrawnOffers: { 'o-flat': true } });
    letBillAge();
    await store.dispatch(refreshBill(query()));
    expect(state().checkout.appliedOffer).toBeNull();
  });

  it('keeps bill and offer when the request fails', async () => {
    const before = payable();
    sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'drop' });
    letBillAge();
    await store.dispatch(refreshBill(query()));
    expect(payable()).toBe(before);
    expect(state().checkout.appliedOffer?.code).toBe('FLAT100');
  });
});

it.each([401, 403, 408, 429])('A bill that a gateway refuses with %i keeps its offer', async (status) => {
  sandbox.faults.add({ call: 'PriceCalculate/Cart', kind: 'status', status });
  await loadBill();
  expect(state().bill.status).toBe('failed');
  expect(state().checkout.appliedOffer?.code).toBe('FLAT100');
});
