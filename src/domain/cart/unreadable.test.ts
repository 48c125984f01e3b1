import { describe, expect, it } from 'vitest';
import { http } from 'msw';
import type { Toast } from '../events';
import { customDish, tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { useSandbox } from '../../../tests/sandbox';
import { giveRecords } from '../../../tests/stored-records';
import { openTinyCart, pizza, soup } from '../../../tests/tiny-cart';
import { selectCanStartNewCart, selectUnitsToCarryOver } from './slice';
import { addDish, fetchCart, refreshCart } from './thunks';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const GUEST = 'guest-000777';
const THIN = customDish('Thin crust', 'Extra cheese:40');
const READ = 'cart/displayTestFramCore';

async function foreign(units: readonly [string, number, string?][], isRead: boolean) {
  const toasts: Toast[] = [];
  const shop = await openTinyCart((toast) => void toasts.push(toast));
  const former =
    units
      .map(
        ([variantId, quantity, addCustDish]) =>
          sandbox.world.carts.add({ phone: GUEST, restaurantId, variantId, quantity, addCustDish }).id,
      )
      .at(-1) ?? '';
  giveRecords(shop.store, { cartId: former });
  if (isRead) await shop.store.dispatch(fetchCart());
  return { ...shop, former, toasts, missing: () => selectUnitsToCarryOver(shop.store.getState()) };
}
const hang = (ifCart?: string) =>
  sandbox.server.use(
    http.all(`*/${READ}`, ({ request }) =>
      ifCart === undefined || new URL(request.url).searchParams.get('id') === ifCart
        ? new Promise<undefined>(() => undefined)
        : undefined,
    ),
  );
const within = (ms: number, promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'ended'), new Promise((done) => setTimeout(done, ms, 'still pending'))]);

describe('A cart that cannot be read', () => {
  it('does not hold back a customized dish when it does not answer', async () => {
    const { store, former, cart, toasts } = await foreign([['v-soup', 6]], false);
    hang(former);
    expect(await within(9500, store.dispatch(addDish({ ...pizza, quantity: 1 })))).toBe('ended');
    expect(cart().cartId).not.toBe(former);
    expect(toasts.map(({ text }) => text)).toContain('There was an earlier cart that could not be read.');
  }, 15_000);

  it('gives way to the new cart when no read answers', async () => {
    const { store, former, cart } = await foreign([['v-soup', 6]], true);
    hang();
    expect(await within(11_000, store.dispatch(addDish(soup)))).toBe('ended');
    expect(cart().cartId).not.toBe(former);
  }, 15_000);

  it('gives way to a cart with a further customization when it does not answer', async () => {
    const { store, former, cart } = await foreign([['v-full', 1, THIN]], true);
    sandbox.faults.add({ call: 'cart/addNewCustDish', kind: 'status', status: 500 });
    hang(former);
    expect(await within(11_000, store.dispatch(addDish({ ...pizza, quantity: 1 })))).toBe('ended');
    expect(cart().cartId).not.toBe(former);
  }, 15_000);

  it.each([
    { kind: 'body', body: { message: 'Cart not found' } },
    { kind: 'body', body: { Status: 'Failed' } },
    { kind: 'body', body: [] },
    { kind: 'html' },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 502 },
  ] as const)('gives way to a cart with a further customization: %j', async (fault) => {
    const { store, former, cart } = await foreign([['v-full', 1, THIN]], true);
    sandbox.faults.add({ call: 'cart/addNewCustDish', ...fault });
    sandbox.server.use(
      http.all(`*/${READ}`, ({ request }) =>
        new URL(request.url).searchParams.get('id') === former
          ? new Response('{"message":"Cart not found"}', { status: 200 })
          : undefined,
      ),
    );
    sandbox.world.carts.delete(former);
    await store.dispatch(addDish({ ...pizza, quantity: 1 }));
    expect(cart().cartId).not.toBe(former);
  });

  it('gets no unit twice when neither the answer to a further customization nor the cart can be read', async () => {
    const { store, settled, cart, former } = await foreign([['v-full', 1, THIN]], true);
    sandbox.faults.add({ call: 'cart/addNewCustDish', kind: 'truncated' });
    sandbox.faults.add({ call: READ, kind: 'status', status: 504, times: 1 });
    await store.dispatch(addDish({ ...pizza, quantity: 1 }));
    await settled();
    expect(cart()).toMatchObject({ cartId: former, lines: { data: [{ quantity: 2 }] } });
    expect(sandbox.requests.list('cart/addItemTest')).toEqual([]);
  });

  it('offers no new cart once another one is the cart', async () => {
    const { store, settled, former, cart } = await foreign([['v-soup', 6]], false);
    sandbox.faults.add({ call: READ, kind: 'status', status: 500, times: 2 });
    await store.dispatch(fetchCart());
    await store.dispatch(fetchCart());
    expect(selectCanStartNewCart(store.getState())).toBe(true);
    sandbox.faults.clear();
    sandbox.server.use(
      http.all(`*/${READ}`, ({ request }) =>
        new URL(request.url).searchParams.get('id') === former
          ? new Response('', { status: 500 })
          : Response.error(),
      ),
    );
    await store.dispatch(addDish(soup));
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(cart().lines.status).toBe('failed');
    expect(selectCanStartNewCart(store.getState())).toBe(false);
  });

  it('offers no new cart after a lost connection', async () => {
    const { store } = await foreign([['v-soup', 6]], false);
    sandbox.faults.add({ call: READ, kind: 'status', status: 500, times: 2 });
    await store.dispatch(fetchCart());
    await store.dispatch(fetchCart());
    sandbox.faults.add({ call: READ, kind: 'drop' });
    await store.dispatch(fetchCart());
    expect(selectCanStartNewCart(store.getState())).toBe(false);
  });

  it('offers no new cart because of failed refreshes', async () => {
    const { store, cart } = await foreign([['v-soup', 6]], true);
    sandbox.faults.add({ call: READ, kind: 'status', status: 500 });
    await store.dispatch(refreshCart());
    await store.dispatch(refreshCart());
    expect(cart().lines.status).toBe('ready');
    await store.dispatch(fetchCart());
    expect(selectCanStartNewCart(store.getState())).toBe(false);
  });

  it.each(['row', 'card', 'popup', 'panel', 'sheet'] as const)(
    'gives way to a new cart with a dish from the %s',
    async (origin) => {
      const { store, former, cart, settled } = await foreign([['v-soup', 6]], false);
      sandbox.server.use(
        http.all(`*/${READ}`, ({ request }) =>
          new URL(request.url).searchParams.get('id') === former
            ? new Response('{}', { status: 500 })
            : undefined,
        ),
      );
      await store.dispatch(addDish({ ...soup, origin }));
      await settled();
      expect(cart().cartId).not.toBe(former);
      expect(cart().lines.data).toMatchObject([{ variantId: 'v-soup', quantity: 1 }]);
    },
  );

  it('gives way once for two additions in a row, as for an order again', async () => {
    const { store, former, cart, settled, toasts } = await foreign([['v-soup', 6]], false);
    sandbox.server.use(
      http.all(`*/${READ}`, ({ request }) =>
        new URL(request.url).searchParams.get('id') === former
          ? new Response('{}', { status: 500 })
          : undefined,
      ),
    );
    await store.dispatch(addDish(soup));
    await store.dispatch(addDish({ ...pizza, quantity: 1 }));
    await settled();
    expect(cart().cartId).not.toBe(former);
    expect(sandbox.world.carts.lines(cart().cartId)).toHaveLength(2);
    expect(toasts.filter(({ tone }) => tone === 'warning')).toHaveLength(1);
  });
});
