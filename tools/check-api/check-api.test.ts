import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULT_KINDS } from '../../sandbox/handlers/faults';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { HttpError } from '../../sandbox/world';

// Each check is a process of its own, because a process has one configuration.
const TIMEOUT_MS = 60_000;

interface Run {
  code: number;
  output: string;
}

function runCheck(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/check-api.ts', ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout || stderr }),
    );
  });
}

let sandbox: RunningSandbox;
const check = (...args: string[]) => runCheck('--api', sandbox.origin, '--shop', 'tiny', ...args);

async function addFault(fault: object): Promise<void> {
  const response = await fetch(`${sandbox.origin}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.ok).toBe(true);
}

async function sentCalls(): Promise<string[]> {
  const response = await fetch(`${sandbox.origin}/__sandbox/requests`);
  return ((await response.json()) as { call: string }[]).map(({ call }) => call);
}

const openCarts = () => Object.values(sandbox.world.state.carts).filter(({ status }) => status === 'open');

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, restaurants: [tinyRestaurant] });
  return () => sandbox.close();
});

const [soup] = tinyRestaurant.dishes[0]?.['items:'] ?? [];
const menuOf = (dish: object) => [{ 'category:': 'All', 'items:': [dish] }];
const soldOut = menuOf({ ...soup, OutOfStock: true });
const plainOnly = menuOf({ ...soup });

/** Answers every request with a redirect to the same path of another origin. */
async function startRedirects(target: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(301, { Location: target + url }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${String(port)}` };
}

describe('npm run check-api', () => {
  it(
    'finds no error in the sandbox, and leaves no cart behind',
    async () => {
      const { code, output } = await check('--write', '--phone', '9876543210');
      expect(output).toMatch(/\d+ calls, 0 errors, /);
      expect(code).toBe(0);
      expect(output).toMatch(/addToCart +POST cart\/addItemTest +200 +\d+ +matches/);
      expect(output).toMatch(/changeCustomized .* matches/);
      expect(output).toMatch(/addCustomized .* matches/);
      expect(output).toMatch(/applyOffer .* matches/);
      expect(output).toMatch(/^not asked: sendOtp, .*editAddress/m);
      expect(openCarts()).toEqual([]);
      expect(await sentCalls()).toEqual(
        expect.arrayContaining(['cart/delete', 'Offer/apply', 'cart/remove']),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'changes nothing without --write',
    async () => {
      expect((await check('--phone', '9876543210')).code).toBe(0);
      const calls = await sentCalls();
      expect(calls).toContain('display/display_dish_list');
      expect(
        calls.filter((call) => /^(cart\/(add|remove|delete|Cust)|Guest|Offer\/apply|address)/.test(call)),
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );

  /** Kinds of faults by the call that has them, with what the check says. */
  const readFaults = [
    [
      'restaurantInfo',
      'display/display_resturent_info',
      'status',
      /status 500\. The diner sees: On the home page/,
    ],
    ['restaurantProfile', 'display/restro_address_info', 'drop', /Effect: Only logged/],
    ['timing', 'Daily/Timing', 'malformed', /not JSON/],
    ['banners', 'display/Slider', 'html', /the answer: came "<!doctype html>.*expected JSON/],
    ['categories', 'display/all_categories', 'empty', /the answer: came "", expected JSON/],
    ['offers', 'Offer/display_for_restaurent', 'body', /not a list/],
    ['wallet', 'Wallet/UserWalletReward', 'lost', /Effect: Only logged/],
    ['addresses', 'Display/Address', 'truncated', /not JSON/],
    ['dishes', 'display/display_dish_list', 'wrong-types', /came .*, expected/],
  ] as const;
  const writeFaults = [
    ['cart', 'cart/displayTestFramCore', 'number-texts', /unusual form, but read: \/\*\/quantity: came "1"/],
    ['bill', 'PriceCalculate/Cart', 'nulls', /\/\*\/PayableAmount: came null, expected an amount in rupees/],
    ['addGuest', 'Guest/UserAdd', 'delay', /slow: took 2\.\d s/],
  ] as const;

  it('knows every kind of fault of the sandbox', () => {
    const played = [...readFaults, ...writeFaults].map(([, , kind]) => kind);
    expect([...played].sort()).toEqual([...FAULT_KINDS].sort());
  });

  it.each([
    [[], readFaults],
    [['--write'], writeFaults],
  ])(
    'names every fault: the call, what came, what is expected or what the diner sees (%j)',
    async (args, faults) => {
      for (const [, call, kind] of faults)
        await addFault({
          call,
          kind,
          ...(kind === 'delay' && { ms: 2200 }),
          ...(kind === 'body' && { body: {} }),
        });
      const { code, output } = await check('--phone', '9876543210', ...args);
      for (const [name, , , text] of faults)
        expect(output).toMatch(new RegExp(`^(error|warning) +${name}: .*${text.source}`, 'm'));
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'prints JSON for machines',
    async () => {
      await addFault({ call: 'display/display_dish_list', kind: 'status', status: 503 });
      await addFault({ call: 'Daily/Timing', kind: 'delay', ms: 2200 });
      await addFault({ call: 'Wallet/UserWalletReward', kind: 'number-texts' });
      const { code, output } = await check('--json', '--phone', '9876543210');
      expect(code).toBe(1);
      const { calls, findings } = JSON.parse(output) as { calls: unknown[]; findings: unknown[] };
      expect(calls).toContainEqual(expect.objectContaining({ call: 'dishes', status: 503, matches: false }));
      expect(calls).toContainEqual(expect.objectContaining({ call: 'timing', matches: true }));
      expect(calls).toContainEqual(expect.objectContaining({ call: 'wallet', matches: false }));
      expect(findings).toContainEqual(expect.objectContaining({ level: 'error', call: 'dishes' }));
      expect(findings).toContainEqual(expect.objectContaining({ call: 'wallet', field: '/WalletReward' }));
    },
    TIMEOUT_MS,
  );

  it(
    'accepts a server that lists no deleted cart',
    async () => {
      const { carts } = sandbox.world;
      const listed = carts.listed.bind(carts);
      vi.spyOn(carts, 'listed').mockImplementation((id) => {
        if (carts.find(id)?.status === 'deleted') throw new HttpError(404, 'This cart is deleted');
        return listed(id);
      });
      const { code, output } = await check('--write');
      expect(output).toMatch(/\d+ calls, 0 errors, /);
      expect(code).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'leaves the cart of a guest that others share as it was',
    async () => {
      const phone = 'guest-shared';
      const cart = sandbox.world.carts.add({
        phone,
        restaurantId: '77',
        variantId: 'v-soup',
        quantity: 3,
      });
      await addFault({ call: 'Guest/UserAdd', kind: 'body', body: [{ PhoneNo: phone }] });
      const { code, output } = await check('--write');
      expect(output).toMatch(
        /^error +addToCart: the cart c-\d+ of the new guest guest-shared has other dishes/m,
      );
      expect(code).toBe(1);
      expect(cart).toMatchObject({
        status: 'open',
        lines: [{ variantId: 'v-soup', plain: 3, customized: [] }],
      });
    },
    TIMEOUT_MS,
  );

  it.each([
    [{ call: 'PriceCalculate/Cart', kind: 'status' }, /^error +bill: status 500/m],
    [{ call: 'cart/addItemTest', kind: 'lost', times: 1 }, /^error +addToCart: .*The diner sees/m],
  ])(
    'deletes the cart after a failed call: %j',
    async (fault, text) => {
      await addFault(fault);
      const { code, output } = await check('--write');
      expect(output).toMatch(text);
      expect(output).not.toMatch(/expected \d ×/);
      expect(code).toBe(1);
      expect(openCarts()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'deletes both carts of a server that answers every addition with another one',
    async () => {
      const { carts } = sandbox.world;
      const add = carts.add.bind(carts);
      let guests = 0;
      vi.spyOn(carts, 'add').mockImplementation((request) =>
        add({ ...request, phone: `${request.phone}-${String((guests += 1))}` }),
      );
      const { code, output } = await check('--write');
      expect(output).toMatch(/^error +addToCart: the cart c-\d+ became another one, c-\d+/m);
      expect(code).toBe(1);
      expect(Object.values(sandbox.world.state.carts).map(({ status }) => status)).toEqual([
        'deleted',
        'deleted',
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    'warns of a cart that may be left when no addition is answered',
    async () => {
      await addFault({ call: 'cart/addItemTest', kind: 'lost' });
      const { output } = await check('--write');
      expect(output).toMatch(/^warning +addToCart: the guest guest-\d+ may have a cart left/m);
    },
    TIMEOUT_MS,
  );

  it(
    'names a guest whose number counts as a phone of a diner',
    async () => {
      await addFault({ call: 'Guest/UserAdd', kind: 'body', body: [{ PhoneNo: '9876500001' }] });
      const { code, output } = await check('--write');
      expect(output).toMatch(/^error +addGuest: PhoneNo 9876500001 has ten digits/m);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses redirects, which browsers do not follow with a form',
    async () => {
      const { server, origin } = await startRedirects(sandbox.origin);
      const { code, output } = await runCheck('--api', origin, '--lookup', sandbox.origin, '--shop', 'tiny');
      server.close();
      expect(output).toMatch(/^error +timing: redirected to http:.*Daily\/Timing: name that address$/m);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  it.each([
    [
      { call: 'Offer/display_for_restaurent', kind: 'body', body: [] },
      /^warning +applyOffer: no offer could be/m,
    ],
    [
      { call: 'display/display_dish_list', kind: 'body', body: soldOut },
      /^warning +addToCart: no dish is in stock/m,
    ],
    [
      { call: 'display/display_dish_list', kind: 'body', body: plainOnly },
      /^warning +addToCart: no dish with options/m,
    ],
  ])(
    'warns of a step that it skips: %#',
    async (fault, text) => {
      await addFault(fault);
      const { code, output } = await check('--write');
      expect(output).toMatch(text);
      expect(code).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'finds no restaurant behind a slow lookup',
    async () => {
      await addFault({ call: 'restro_id_new', kind: 'delay', ms: 2200 });
      const { code, output } = await check('--shop', 'nowhere');
      expect(output).toMatch(/^error +lookup: there is no restaurant at 'nowhere'/m);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'fails without a restaurant',
    async () => {
      const { code, output } = await check('--shop', 'nowhere');
      expect(output).toMatch(/^error +lookup: there is no restaurant at 'nowhere'/m);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'fails without a back end',
    async () => {
      await sandbox.close();
      const { code, output } = await check();
      expect(output).toMatch(/^error +lookup: .*ECONNREFUSED.* The diner sees/m);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );
});
