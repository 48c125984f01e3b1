import { describe, expect, it, vi } from 'vitest';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { HttpError } from '../../sandbox/world';
import { addFault, check, sandbox, sentCalls, useSandbox } from './test-helpers';

useSandbox();

const openCarts = () => Object.values(sandbox.world.state.carts).filter(({ status }) => status === 'open');

const [soup, pizza] = tinyRestaurant.dishes[0]?.['items:'] ?? [];
const menuOf = (dish: object) => [{ 'category:': 'All', 'items:': [dish] }];
const soldOut = menuOf({ ...soup, OutOfStock: true });
const plainOnly = menuOf({ ...soup });
const customizableOnly = menuOf({ ...pizza });

describe('npm run check-api -- --write', () => {
  it('finds no error in the sandbox, and leaves no cart behind', async () => {
    const { code, output } = await check('--write', '--phone', '9876543210');
    expect(output).toMatch(/\d+ calls, 0 errors, /);
    expect(code).toBe(0);
    expect(output).toMatch(/addToCart +POST cart\/addItemTest +200 +\d+ +matches/);
    expect(output).toMatch(/changeCustomized .* matches/);
    expect(output).toMatch(/addCustomized .* matches/);
    expect(output).toMatch(/applyOffer .* matches/);
    expect(output).toMatch(/^not requested: sendOtp, .*editAddress/m);
    expect(openCarts()).toEqual([]);
    expect(await sentCalls()).toEqual(expect.arrayContaining(['cart/delete', 'Offer/apply', 'cart/remove']));
  });

  it('accepts a server that lists no deleted cart', async () => {
    const { carts } = sandbox.world;
    const listed = carts.listed.bind(carts);
    vi.spyOn(carts, 'listed').mockImplementation((id) => {
      if (carts.find(id)?.status === 'deleted') throw new HttpError(404, 'This cart is deleted');
      return listed(id);
    });
    const { code, output } = await check('--write');
    expect(output).toMatch(/\d+ calls, 0 errors, /);
    expect(code).toBe(0);
  });

  it('leaves the cart of a guest that others share as it was', async () => {
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
  });

  it.each([
    [{ call: 'PriceCalculate/Cart', kind: 'status' }, /^error +bill: status 500/m],
    [{ call: 'cart/addItemTest', kind: 'lost', times: 1 }, /^error +addToCart: .*The diner sees/m],
  ])('deletes the cart after a failed call: %j', async (fault, text) => {
    await addFault(fault);
    const { code, output } = await check('--write');
    expect(output).toMatch(text);
    expect(output).not.toMatch(/expected \d ×/);
    expect(code).toBe(1);
    expect(openCarts()).toEqual([]);
  });

  it('deletes both carts of a server that answers every addition with another one', async () => {
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
  });

  it('warns of a cart that may be left when no addition is answered', async () => {
    await addFault({ call: 'cart/addItemTest', kind: 'lost' });
    const { output } = await check('--write');
    expect(output).toMatch(/^warning +addToCart: the guest guest-\d+ may have a cart left/m);
  });

  it('names a guest whose number counts as a phone of a diner', async () => {
    await addFault({ call: 'Guest/UserAdd', kind: 'body', body: [{ PhoneNo: '9876500001' }] });
    const { code, output } = await check('--write');
    expect(output).toMatch(/^error +addGuest: PhoneNo 9876500001 has ten digits/m);
    expect(code).toBe(1);
  });

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
    [
      { call: 'display/display_dish_list', kind: 'body', body: customizableOnly },
      /^warning +addToCart: no dish without options/m,
    ],
  ])('warns of a step that it skips: %#', async (fault, text) => {
    await addFault(fault);
    const { code, output } = await check('--write');
    expect(output).toMatch(text);
    expect(code).toBe(0);
  });

  it('warns when a server does not say whether the cart is deleted', async () => {
    const { carts } = sandbox.world;
    const listed = carts.listed.bind(carts);
    vi.spyOn(carts, 'listed').mockImplementation((id) => {
      if (carts.find(id)?.status === 'deleted') throw new HttpError(500, 'Broken');
      return listed(id);
    });
    const { code, output } = await check('--write');
    expect(output).toMatch(/^warning +deleteCart: whether the cart c-\d+ is deleted is not known/m);
    expect(code).toBe(0);
  });

  it('adds a second customization with another option', async () => {
    const { carts } = sandbox.world;
    const addCustomized = vi.spyOn(carts, 'addCustomized');
    const add = vi.spyOn(carts, 'add');
    await check('--write');
    const first = add.mock.calls.map(([{ addCustDish }]) => addCustDish).find(Boolean);
    const others = addCustomized.mock.calls.flat().filter((part) => typeof part === 'string');
    expect(others.join()).toContain('Thin crust, crispy [new]');
    expect(first).not.toContain('Thin crust, crispy [new]');
  });
});
