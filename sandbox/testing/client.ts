import { getResponse } from 'msw';

import { createHandlers } from '../handlers';
import { Faults } from '../handlers/faults';
import { RequestLog } from '../handlers/request-log';
import type { Quirk } from '../quirks';
import { createWorld, type WorldOptions } from '../world';
import { tinyRestaurant } from './tiny-restaurant';

const ORIGIN = 'http://sandbox.test';

export function createClient(options: Partial<WorldOptions> = {}) {
  const world = createWorld({ restaurants: [tinyRestaurant], ...options });
  const faults = new Faults();
  const requests = new RequestLog();
  const handlers = createHandlers(world, { origin: ORIGIN, faults, requests });

  const send = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await getResponse(handlers, new Request(ORIGIN + path, init));
    if (!response) throw new Error(`${path} was not answered`);
    return response;
  };
  return {
    world,
    faults,
    requests,
    send,
    get: (call: string, query: Record<string, string>) =>
      send(`/api/${call}?${new URLSearchParams(query).toString()}`),
    post: (call: string, form: Record<string, string>) =>
      send(`/api/${call}`, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

export type Client = ReturnType<typeof createClient>;

export function clientWith(...quirks: Quirk[]): Client {
  const client = createClient();
  client.world.changeRestaurant('tiny', {
    quirks: Object.fromEntries(quirks.map((quirk) => [quirk, true])),
  });
  return client;
}

/** @returns the cart's id */
export async function add(
  client: Client,
  variantId: string,
  extra: Record<string, string> = {},
): Promise<string> {
  const form = { phone: 'guest-000001', id: variantId, quan: '1', RestaurentId: '77', ...extra };
  const response = await client.post('cart/addItemTest', form);
  const [first] = (await response.json()) as [{ cart_id: string }];
  return first.cart_id;
}

export async function linesOf(client: Client, cartId: string): Promise<Record<string, unknown>[]> {
  const response = await client.get('cart/displayTestFramCore', { id: cartId });
  return (await response.json()) as Record<string, unknown>[];
}

export async function verify(client: Client, phone: string, cartId = '0'): Promise<unknown> {
  const sent = await client.post('otp/otpsend', { phone });
  const [session] = (await sent.json()) as [{ otpsessionidd: string; otp_send: string }];
  const answer = await client.post('otp/otpverify', {
    phone,
    otp: session.otp_send,
    session_id: session.otpsessionidd,
    Restaurent_id: '77',
    token: 'web',
    CartId: cartId,
  });
  return answer.json();
}
