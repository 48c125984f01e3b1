import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { assertPortFree, listenOnLocalhost, PortTakenError } from './listen';
import { startSandbox, type RunningSandbox } from './server';
import { tinyRestaurant } from './testing/tiny-restaurant';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ restaurants: [tinyRestaurant], port: 0 });
});
afterEach(() => sandbox.close());

const at = (path: string): string => sandbox.origin + path;
const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(at(path), { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
const post = (call: string, form: Record<string, string>): Promise<Response> =>
  fetch(at(`/api/${call}`), { method: 'POST', body: new URLSearchParams(form) });

async function placeable(): Promise<URLSearchParams> {
  const answer = await post('cart/addItemTest', {
    phone: '9876543210',
    id: 'v-soup',
    quan: '2',
    RestaurentId: '77',
  });
  const [{ cart_id }] = (await answer.json()) as [{ cart_id: string }];
  return new URLSearchParams({
    CartId: cart_id,
    restaurantId: '77',
    phone: '9876543210',
    OfferId: '0',
    addressId: '0',
    instruction: '<b>none</b>',
    Time: '0',
    TotalPrice: '209.9',
    type: 'web',
    path: 'http://localhost:4000/tiny/orderInfo',
    orderType: 'Dine in',
    tableNumber: '7',
  });
}

const submit = (query: URLSearchParams, action: string): Promise<Response> =>
  fetch(at(`/pay?${query.toString()}`), {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

describe('the sandbox server', () => {
  it('accepts any origin on both loopback addresses', async () => {
    const port = new URL(sandbox.origin).port;
    for (const host of ['127.0.0.1', '[::1]']) {
      const response = await fetch(`http://${host}:${port}/restro_id_new/?domain=tiny`);
      expect(await response.text()).toBe('77/beh1/');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    expect((await send('OPTIONS', '/api/Daily/Timing')).status).toBe(204);
  });

  it('is controlled over HTTP', async () => {
    await send('POST', '/__sandbox/faults', { call: 'Daily/Timing', kind: 'drop', times: 1 });
    await expect(post('Daily/Timing', { RestaurentId: '77' })).rejects.toThrow();
    await send('PATCH', '/__sandbox/restaurants/tiny', { timing: { Status: 'CLOSE' } });
    expect(await (await post('Daily/Timing', { RestaurentId: '77' })).json()).toMatchObject([
      { Status: 'CLOSE' },
    ]);

    expect((await send('GET', '/__sandbox/otp?phone=9123456780')).status).toBe(404);
    const sent = await post('otp/otpsend', { phone: '9123456780' });
    const [{ otp_send }] = (await sent.json()) as [{ otp_send: string }];
    expect(await (await send('GET', '/__sandbox/otp?phone=9123456780')).json()).toMatchObject({
      otp: otp_send,
    });
    expect(await (await send('GET', '/__sandbox/requests')).json()).toHaveLength(3);

    await send('POST', '/__sandbox/reset');
    expect(await (await send('GET', '/__sandbox/requests')).json()).toEqual([]);
    expect(await (await post('Daily/Timing', { RestaurentId: '77' })).json()).toMatchObject([
      { Status: 'OPEN' },
    ]);
  });

  it.each([
    ['POST', '/__sandbox/faults', { call: '*', kind: 'explode' }, 400],
    ['PATCH', '/__sandbox/restaurants/nobody', {}, 404],
    ['PATCH', '/__sandbox/restaurants/tiny', { outOfStock: { 'd-nothing': true } }, 404],
    ['PATCH', '/__sandbox/restaurants/tiny', { withdrawnOffers: { 'o-nothing': true } }, 404],
    ['PATCH', '/__sandbox/restaurants/tiny', { charges: { gst: -1 } }, 400],
    ['PATCH', '/__sandbox/restaurants/tiny', { status: 'CLOSE' }, 400],
    ['POST', '/__sandbox/orders/1/status', { status: 'DELIVERED' }, 404],
    ['GET', '/__sandbox/nothing', undefined, 404],
  ])('rejects %s %s', async (method, path, body, status) => {
    const response = await send(method, path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
  });

  it('sends diners of a closed restaurant with the closed-payment quirk back without an order', async () => {
    const query = await placeable();
    const page = () => fetch(at(`/pay?${query.toString()}`), { redirect: 'manual' });
    await send('PATCH', '/__sandbox/restaurants/tiny', { timing: { Status: 'CLOSE' } });
    expect((await page()).status).toBe(200);
    expect((await submit(query, 'pay')).status).toBe(409);

    await send('PATCH', '/__sandbox/restaurants/tiny', { quirks: { 'closed-payment': true } });
    for (const response of [await page(), await submit(query, 'pay')]) {
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe('http://localhost:4000/tiny/orderInfo');
    }
    expect(sandbox.world.state.orders).toEqual([]);

    await send('PATCH', '/__sandbox/restaurants/tiny', { timing: { Status: 'OPEN' } });
    expect((await page()).status).toBe(200);
  });

  it('comes back by POST to a restaurant with the posted-return quirk', async () => {
    const query = await placeable();
    await send('PATCH', '/__sandbox/restaurants/tiny', { quirks: { 'posted-return': true } });
    for (const [action, address] of [
      ['cancel', 'http://localhost:4000/tiny/orderInfo'],
      ['pay', 'http://localhost:4000/tiny/orderInfo?OrderId=1042'],
    ] as const) {
      const page = await (await submit(query, action)).text();
      expect(page).toContain(`<form method="post" action="${address}">`);
      expect(page.match(/<input/g)).toHaveLength(20);
    }
  });

  it('confirms a late payment after the diner has come back without an order', async () => {
    const query = await placeable();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const response = await submit(query, 'pay-late');
      expect(response.headers.get('Location')).toBe('http://localhost:4000/tiny/orderInfo');
      expect(sandbox.world.state.orders).toEqual([]);
      vi.advanceTimersByTime(20_000);
      expect(sandbox.world.state.orders).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('isolates the tracking page of a restaurant with the isolated-tracking quirk', async () => {
    await submit(await placeable(), 'pay');
    const policy = async () =>
      (await fetch(at('/track?OrderId=1042'))).headers.get('Cross-Origin-Resource-Policy');
    expect(await policy()).toBeNull();
    await send('PATCH', '/__sandbox/restaurants/tiny', { quirks: { 'isolated-tracking': true } });
    expect(await policy()).toBe('same-origin');
  });

  it('returns page addresses on the configured pages origin', async () => {
    const pagesOrigin = 'http://localhost:4000';
    const other = await startSandbox({ restaurants: [tinyRestaurant], port: 0, pagesOrigin });
    const order = other.world.orders.place({
      restaurantId: '77',
      phone: '9876543210',
      dinerName: '',
      destination: '',
      orderType: 'Dine in',
      instruction: '',
      items: [],
      itemsTotal: 0,
      gst: 0,
      total: 0,
      cashback: 0,
    });
    const answer = await fetch(`${other.origin}/api/Display/Order?oId=${String(order.id)}`);
    const TrackingUrl = `${pagesOrigin}/track?OrderId=${String(order.id)}`;
    expect(await answer.json()).toMatchObject([{ TrackingUrl }]);
    await other.close();
  });

  it('serves scripts without eval', async () => {
    for (const path of ['/maps/api/js?callback=initMap', '/analytics/behaviour/abc', '/analytics/pixel.js']) {
      const response = await fetch(at(path));
      expect(response.headers.get('Content-Type')).toContain('text/javascript');
      const source = await response.text();
      expect(source).not.toMatch(/\beval\(|new Function/);
    }
    expect(await (await fetch(at('/maps/api/js?callback=alert(1)'))).text()).toContain('"callback":null');
    await send('POST', '/__sandbox/faults', { call: 'maps/geocode', kind: 'delay', ms: 90_000 });
    await send('POST', '/__sandbox/faults', { call: 'maps/places', kind: 'body', body: 'REQUEST_DENIED' });
    const slowMaps = await (await fetch(at('/maps/api/js'))).text();
    expect(slowMaps).toContain('"refusals":{"places":"REQUEST_DENIED"},"geocodingDelayMs":90000');
    await send('POST', '/__sandbox/faults', { call: 'maps/api/js', kind: 'status', status: 503 });
    expect((await fetch(at('/maps/api/js'))).status).toBe(503);
  });
});

describe('a port', () => {
  it('is named in the error when it is in use', async () => {
    const port = Number(new URL(sandbox.origin).port);
    await expect(assertPortFree(port)).rejects.toThrow(PortTakenError);
    await expect(listenOnLocalhost(createServer(), port)).rejects.toThrow(`Port ${String(port)} is taken`);
  });
});
