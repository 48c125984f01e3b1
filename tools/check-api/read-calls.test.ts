import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { FAULT_KINDS } from '../../sandbox/handlers/faults';
import { addFault, check, runCheck, sandbox, sentCalls, useSandbox } from './test-helpers';

useSandbox();

async function startRedirects(target: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(301, { Location: target + url }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${String(port)}` };
}

/** An answer that the check counts as slow while its clock runs 20 times as fast. */
const SLOW_ANSWER = { kind: 'delay', ms: 150 };

function speedUpClock(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * 20);
}

describe('npm run check-api', () => {
  it('prints the report and exits with 1 after an error, and names a missing option', async () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/check-api.ts', ...args], { encoding: 'utf8' });
    await sandbox.close();
    const failed = run('--api', sandbox.origin, '--shop', 'tiny');
    expect(failed.stdout).toMatch(/^error +lookup: .*ECONNREFUSED.* The diner sees/m);
    expect(failed.status).toBe(1);
    const refused = run('--shop', 'tiny');
    expect(refused.stderr).toContain('--api');
    expect(refused.status).toBe(1);
  });

  it('changes nothing without --write', async () => {
    expect((await check('--phone', '9876543210')).code).toBe(0);
    const calls = await sentCalls();
    expect(calls).toContain('display/display_dish_list');
    expect(
      calls.filter((call) => /^(cart\/(add|remove|delete|Cust)|Guest|Offer\/apply|address)/.test(call)),
    ).toEqual([]);
  });

  /** Faulty calls, the kind of their fault, and the expected finding. */
  const readFaults = [
    [
      'restaurantInfo',
      'display/display_resturent_info',
      'status',
      /status 500\. The diner sees: On the home page/,
    ],
    ['restaurantProfile', 'display/restro_address_info', 'drop', /Effect: Only logged/],
    ['timing', 'Daily/Timing', 'malformed', /not JSON/],
    ['banners', 'display/Slider', 'html', /the answer: got "<!doctype html>.*expected JSON/],
    ['categories', 'display/all_categories', 'empty', /the answer: got "", expected JSON/],
    ['offers', 'Offer/display_for_restaurent', 'body', /not a list/],
    ['wallet', 'Wallet/UserWalletReward', 'lost', /Effect: Only logged/],
    ['addresses', 'Display/Address', 'truncated', /not JSON/],
    ['dishes', 'display/display_dish_list', 'wrong-types', /got .*, expected/],
  ] as const;
  const writeFaults = [
    ['cart', 'cart/displayTestFramCore', 'number-texts', /unusual form, but read: \/\*\/quantity: got "1"/],
    ['bill', 'PriceCalculate/Cart', 'nulls', /\/\*\/PayableAmount: got null, expected an amount in rupees/],
    ['addGuest', 'Guest/UserAdd', 'delay', /slow: took \d+\.\d s/],
  ] as const;

  it('knows every kind of fault of the sandbox', () => {
    const tested = [...readFaults, ...writeFaults].map(([, , kind]) => kind);
    expect([...tested].sort()).toEqual([...FAULT_KINDS].sort());
  });

  it.each([
    [[], readFaults],
    [['--write'], writeFaults],
  ])(
    'names every fault: the call, the actual value, what is expected or what the diner sees (%j)',
    async (args, faults) => {
      speedUpClock();
      for (const [, call, kind] of faults)
        await addFault({
          call,
          kind,
          ...(kind === 'delay' && SLOW_ANSWER),
          ...(kind === 'body' && { body: {} }),
        });
      const { code, output } = await check('--phone', '9876543210', ...args);
      for (const [name, , , text] of faults)
        expect(output).toMatch(new RegExp(`^(error|warning) +${name}: .*${text.source}`, 'm'));
      expect(code).toBe(1);
    },
  );

  it('prints JSON for machines', async () => {
    speedUpClock();
    await addFault({ call: 'display/display_dish_list', kind: 'status', status: 503 });
    await addFault({ call: 'Daily/Timing', ...SLOW_ANSWER });
    await addFault({ call: 'Wallet/UserWalletReward', kind: 'number-texts' });
    const { code, output } = await check('--json', '--phone', '9876543210');
    expect(code).toBe(1);
    const { calls, findings } = JSON.parse(output) as { calls: unknown[]; findings: unknown[] };
    expect(calls).toContainEqual(expect.objectContaining({ call: 'dishes', status: 503, matches: false }));
    expect(calls).toContainEqual(expect.objectContaining({ call: 'timing', matches: true }));
    expect(calls).toContainEqual(expect.objectContaining({ call: 'wallet', matches: false }));
    expect(findings).toContainEqual(expect.objectContaining({ level: 'error', call: 'dishes' }));
    expect(findings).toContainEqual(expect.objectContaining({ call: 'wallet', field: '/WalletReward' }));
  });

  it('refuses redirects, which browsers do not follow with a form', async () => {
    const { server, origin } = await startRedirects(sandbox.origin);
    const { code, output } = await runCheck('--api', origin, '--lookup', sandbox.origin, '--shop', 'tiny');
    server.close();
    expect(output).toMatch(/^error +timing: redirected to http:.*Daily\/Timing: name that address$/m);
    expect(code).toBe(1);
  });

  it('finds no restaurant behind a slow lookup', async () => {
    speedUpClock();
    await addFault({ call: 'restro_id_new', ...SLOW_ANSWER });
    const { code, output } = await check('--shop', 'nowhere');
    expect(output).toMatch(/^error +lookup: there is no restaurant at 'nowhere'/m);
    expect(code).toBe(1);
  });

  it('fails without a restaurant', async () => {
    const { code, output } = await check('--shop', 'nowhere');
    expect(output).toMatch(/^error +lookup: there is no restaurant at 'nowhere'/m);
    expect(code).toBe(1);
  });

  it('fails without a back end', async () => {
    await sandbox.close();
    const { code, output } = await check();
    expect(output).toMatch(/^error +lookup: .*ECONNREFUSED.* The diner sees/m);
    expect(code).toBe(1);
  });
});
