import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOnLocalhost } from '../../sandbox/listen';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { serverEnv } from '../../src/config/server-env';
import { closeServer } from '../close-server';
import { runCheck } from './run';

const PHONE = '9876543210';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, restaurants: [tinyRestaurant] });
  return () => sandbox.close();
});

const usualEnv = { ...serverEnv };
afterAll(() => {
  Object.assign(serverEnv, usualEnv);
});

const check = (...args: string[]) => runCheck(['--api', sandbox.origin, '--shop', 'tiny', ...args]);

async function addFault(call: string, kind: string, part: object = {}): Promise<void> {
  const body = JSON.stringify({ call, kind, ...part });
  const headers = { 'Content-Type': 'application/json' };
  const { ok } = await fetch(`${sandbox.origin}/__sandbox/faults`, { method: 'POST', headers, body });
  expect(ok).toBe(true);
}

const carts = () => Object.values(sandbox.world.state.carts);

describe('npm run check-api', () => {
  it('finds no error in the sandbox, and leaves no cart behind', async () => {
    const { code, output } = await check('--write', '--phone', PHONE);
    expect(output).toMatch(/^addToCart +POST cart\/addItemTest +200 +\d+ +matches$/m);
    expect(output).toMatch(/^\d+ calls, 0 errors, /m);
    expect(output).toMatch(/^not requested: sendOtp, .*editAddress/m);
    expect(code).toBe(0);
    expect(carts().map(({ status, lines }) => [status, lines.length])).toEqual([['deleted', 2]]);
  });

  it('changes nothing without --write', async () => {
    const { code, output } = await check('--phone', PHONE);
    expect(output).toMatch(/^orderHistory .* matches$/m);
    expect(output).toMatch(/^not requested: .*addGuest, cart, addToCart, /m);
    expect(code).toBe(0);
    expect(carts()).toEqual([]);
  });

  it('names every difference: the call, the actual value, what is expected, what the diner sees', async () => {
    await addFault('display/display_resturent_info', 'status');
    await addFault('display/restro_address_info', 'drop');
    await addFault('Daily/Timing', 'malformed');
    await addFault('display/Slider', 'html');
    await addFault('display/all_categories', 'nulls');
    await addFault('display/display_dish_list', 'wrong-types');
    await addFault('Offer/display_for_restaurent', 'body', { body: {} });
    await addFault('Display/Address', 'truncated');
    await addFault('Wallet/UserWalletReward', 'number-texts');
    const { code, output } = await check('--phone', PHONE);
    expect(output).toMatch(/^restaurantInfo .* 500 +\d+ +see below$/m);
    expect(output).toMatch(/^restaurantProfile .* none +\d+ +see below$/m);
    expect(output).toMatch(/^warning +restaurantInfo: status 500\. Effect: On the home page/m);
    expect(output).toMatch(/^warning +restaurantProfile: .*closed.*Effect: Only logged/m);
    expect(output).toMatch(/^warning +timing: answer \(not JSON\)\. Effect: /m);
    expect(output).toMatch(/^warning +banners: the answer: got "<!doctype html>.*expected JSON/m);
    expect(output).toMatch(/^warning +categories: \/\*\/name: got null/m);
    expect(output).toMatch(/^(error|warning) +dishes: .*: got .*, expected /m);
    expect(output).toMatch(/^warning +offers: .*not a list/m);
    expect(output).toMatch(/^error +addresses: .*not JSON/m);
    expect(output).toMatch(/^warning +wallet: unusual form, but read: \/WalletReward: got "/m);
    expect(code).toBe(1);
  });

  it('names the header that lets a cache answer for the cart', async () => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'cacheable-answers': true } });
    const { code, output } = await check('--write', '--phone', PHONE);
    for (const call of ['cart', 'bill', 'addresses', 'wallet', 'orderHistory'])
      expect(output).toMatch(new RegExp(`^warning +${call}: Cache-Control: max-age=600 lets a cache`, 'm'));
    expect(output).not.toMatch(/^warning +dishes: Cache-Control/m);
    expect(code).toBe(0);
  });

  it('refuses redirects, which browsers do not follow with a form', async () => {
    const server = createServer(({ url = '' }, response) => {
      response.writeHead(301, { Location: sandbox.origin + url }).end();
    });
    const api = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
    const { code, output } = await runCheck(['--api', api, '--lookup', sandbox.origin, '--shop', 'tiny']);
    await closeServer(server);
    expect(output).toMatch(/^error +timing: redirected to http:.*Daily\/Timing: name that address$/m);
    expect(code).toBe(1);
  });

  it('fails without a restaurant, and without a back end', async () => {
    const unknown = await runCheck(['--api', sandbox.origin, '--shop', 'nowhere']);
    expect(unknown.output).toMatch(/^error +lookup: there is no restaurant at 'nowhere'$/m);
    expect(unknown.code).toBe(1);
    const { origin } = sandbox;
    await sandbox.close();
    const silent = await runCheck(['--api', origin, '--shop', 'tiny']);
    expect(silent.output).toMatch(/^error +lookup: .*ECONNREFUSED.*Effect: /m);
    expect(silent.code).toBe(1);
  });
});

describe('npm run check-api -- --write', () => {
  it('deletes the cart after a failed bill', async () => {
    await addFault('PriceCalculate/Cart', 'nulls');
    const { code, output } = await check('--write');
    expect(output).toMatch(/^error +bill: \/\*\/PayableAmount: got null, expected an amount in rupees/m);
    expect(code).toBe(1);
    expect(carts().map(({ status }) => status)).toEqual(['deleted']);
  });

  it('names a cart that is answered as deleted, but is not', async () => {
    await addFault('cart/delete', 'body', { body: 'Deleted' });
    const { code, output } = await check('--write');
    expect(output).toMatch(/^error +deleteCart: the cart c-\d+ still has dishes/m);
    expect(code).toBe(1);
  });

  it('leaves the cart of a guest that others share as it was', async () => {
    const phone = 'guest-shared';
    const cart = sandbox.world.carts.add({ phone, restaurantId: '77', variantId: 'v-soup', quantity: 3 });
    await addFault('Guest/UserAdd', 'body', { body: [{ PhoneNo: phone }] });
    const { code, output } = await check('--write');
    expect(output).toMatch(
      /^error +addToCart: the cart c-\d+ of the new guest guest-shared has other dishes/m,
    );
    expect(code).toBe(1);
    expect(cart).toMatchObject({ status: 'open', lines: [{ plain: 3, customized: [] }] });
  });

  it('deletes both carts of a server that answers every addition with another one', async () => {
    const { carts: service } = sandbox.world;
    const add = service.add.bind(service);
    let guests = 0;
    vi.spyOn(service, 'add').mockImplementation((request) =>
      add({ ...request, phone: `${request.phone}-${String((guests += 1))}` }),
    );
    const { code, output } = await check('--write');
    expect(output).toMatch(/^error +addToCart: the cart c-\d+ became another one, c-\d+$/m);
    expect(code).toBe(1);
    expect(carts().map(({ status }) => status)).toEqual(['deleted', 'deleted']);
  });

  it('names a guest who counts as logged in, and a cart that may be left', async () => {
    await addFault('Guest/UserAdd', 'body', { body: [{ PhoneNo: PHONE }] });
    await addFault('cart/addItemTest', 'lost');
    const { code, output } = await check('--write');
    expect(output).toMatch(new RegExp(`^error +addGuest: PhoneNo ${PHONE} has ten digits`, 'm'));
    expect(output).toMatch(new RegExp(`^error +addToCart: the guest ${PHONE} may have a cart left`, 'm'));
    expect(code).toBe(1);
  });

  it('says which dishes it could not add', async () => {
    const soldOut = { ...tinyRestaurant.dishes[0]?.['items:'][0], OutOfStock: true };
    const body = [{ 'category:': 'All', 'items:': [soldOut] }];
    await addFault('display/display_dish_list', 'body', { body });
    const { code, output } = await check('--write');
    expect(output).toMatch(/^warning +addToCart: no dish without options is in stock/m);
    expect(output).toMatch(/^warning +addToCart: no dish with options is in stock/m);
    expect(code).toBe(0);
  });
});
