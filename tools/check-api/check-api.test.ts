import { execFile } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAULT_KINDS } from '../../sandbox/handlers/faults';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';

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

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, restaurants: [tinyRestaurant] });
  return () => sandbox.close();
});

describe('npm run check-api', () => {
  it(
    'finds no error in the sandbox, and leaves no cart behind',
    async () => {
      const { code, output } = await check('--write', '--phone', '9876543210');
      expect(output).toMatch(/\d+ calls, 0 errors, /);
      expect(code).toBe(0);
      expect(output).toMatch(/addToCart +POST cart\/addItemTest +200 +\d+ +matches/);
      expect(output).toMatch(/changeCustomized .* matches/);
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
    ['restaurantProfile', 'display/restro_address_info', 'drop', /The diner sees: Only logged/],
    ['timing', 'Daily/Timing', 'malformed', /not JSON/],
    ['banners', 'display/Slider', 'html', /the answer: came "<!doctype html>.*expected JSON/],
    ['categories', 'display/all_categories', 'empty', /the answer: came "", expected JSON/],
    ['offers', 'Offer/display_for_restaurent', 'body', /not a list/],
    ['wallet', 'Wallet/UserWalletReward', 'lost', /The diner sees: Only logged/],
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
      const { code, output } = await check('--json');
      expect(code).toBe(1);
      const { calls, findings } = JSON.parse(output) as { calls: unknown[]; findings: unknown[] };
      expect(calls).toContainEqual(expect.objectContaining({ call: 'dishes', status: 503, matches: false }));
      expect(findings).toContainEqual(expect.objectContaining({ level: 'error', call: 'dishes' }));
    },
    TIMEOUT_MS,
  );

  it.each([
    [['--shop', 'nowhere'], /^error +lookup: there is no restaurant at 'nowhere'/m],
    [['--api', 'http://localhost:1'], /^error +lookup: .*The diner sees/m],
  ])(
    'fails without a restaurant or a back end: %j',
    async (args, text) => {
      const { code, output } = await check(...args);
      expect(output).toMatch(text);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );
});
