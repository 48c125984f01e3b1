import { describe, expect, it } from 'vitest';
import { parseBill } from '../../src/domain/bill/api';
import { parseCart } from '../../src/domain/cart/api';
import { parseMenu } from '../../src/domain/menu/api';
import { apiDescription } from '../api-description/description';
import { billProblems, cartProblems } from './amounts';
import { corsFindings, findingsOf } from './findings';
import { readOptions, type CheckOptions } from './options';
import { repeatedIds, unknownGroups } from './read-shop';
import type { Exchange } from './recording-proxy';

const API = ['--api', 'https://api.example.com/'];

function optionsOf(...args: string[]): CheckOptions {
  const options = readOptions(args);
  if (!options) throw new Error('help was requested');
  return options;
}

function exchangeOf(name: string, part: Partial<Exchange> = {}): Exchange {
  const call = apiDescription().calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`${name} is not described`);
  return {
    ...{
      call,
      status: 200,
      ms: 1,
      allowedOrigin: '*',
      exposedHeaders: 'Retry-After',
      cacheControl: '',
      expires: '',
      lastModified: '',
    },
    ...{ body: '', error: '', redirect: '', ...part },
  };
}

const dish = (id: string, sizeId: string, part: object = {}) => ({
  ...{ CId: id, itemName: `Dish ${id}`, Price: [{ ID: sizeId, Price: 100, OfferPrice: 100 }] },
  ...part,
});
const menuOf = (...items: object[]) => [{ 'category:': 'All', 'items:': items }];

describe('the options', () => {
  it('have defaults for the lookup and the origin', () => {
    expect(optionsOf(...API, '--shop', 'www.SpiceGarden.in')).toMatchObject({
      api: 'https://api.example.com',
      lookup: 'https://api.example.com',
      shop: 'spicegarden.in',
      isOriginAssumed: false,
      write: false,
    });
    const own = ['--lookup', 'https://find.example.com', '--origin', 'https://order.example.com/spice'];
    expect(optionsOf(...API, '--shop', 'Spice-Garden', ...own)).toMatchObject({
      lookup: 'https://find.example.com',
      origin: 'https://order.example.com',
      shop: 'Spice-Garden',
    });
  });

  it.each([
    [['--shop', 'tiny'], /--api: '' is no http\(s\) address/],
    [['--shop', 'tiny', '--api', 'localhost:4001'], /--api: 'localhost:4001'/],
    [API, /--shop: name a restaurant/],
    [['--shop', 'https://spicegarden.in', ...API], /--shop: 'https:/],
    [['--shop', 'tiny', ...API, '--phone', '+919876543210'], /--phone/],
    [['--shop', 'tiny', ...API, '--tables', '3'], /--tables/],
  ])('are refused by name: %j', (args, text) => {
    expect(() => readOptions(args)).toThrow(text);
  });
});

describe('an answer', () => {
  it.each([
    ['dishes', menuOf(dish('d-1', 'v-1'), { CId: 'd-2' }), 'warning'],
    ['cart', [{ Item_id: 'v-1', quantity: 1, SubTotal: 100 }, { quantity: 1 }], 'error'],
  ])('with a record that cannot be read is rated by what that costs the diner: %s', (name, body, level) => {
    const findings = findingsOf(exchangeOf(name, { body: JSON.stringify(body) }), '');
    expect(new Set(findings.map((finding) => finding.level))).toEqual(new Set([level]));
  });

  it('is compared field by field, with the first actual value and what is expected', () => {
    const body = JSON.stringify(menuOf(dish('d-1', 'v-1', { CId: 1 }), dish('d-2', 'v-2', { CId: 2 })));
    const text =
      'unusual form, but read: /*/items:/*/CId: got 1 (2 times), expected an id, as text or number';
    expect(findingsOf(exchangeOf('dishes', { body }), '')).toContainEqual({
      ...{ level: 'warning', call: 'dishes', text },
    });
  });
});

describe('an answer that changes with the diner’s actions', () => {
  const warningsOf = (name: string, part: Partial<Exchange>) =>
    findingsOf(exchangeOf(name, { status: 204, ...part }), '').filter(({ text }) => text.includes('a cache'));
  const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT';
  const soon = new Date(Date.now() + 60_000).toUTCString();

  it.each([
    [{ cacheControl: 'max-age=600' }, 'Cache-Control: max-age=600'],
    [{ cacheControl: 'Public' }, 'Cache-Control: Public'],
    [{ cacheControl: 'private, max-age=60' }, 'Cache-Control: private, max-age=60'],
    [{ cacheControl: 'max-age=0, s-maxage="10"' }, 'Cache-Control: max-age=0, s-maxage="10"'],
    [{ expires: soon }, `Expires: ${soon}`],
    [{ cacheControl: 'private', expires: soon }, `Expires: ${soon}`],
    [{ lastModified: LONG_AGO }, `Last-Modified: ${LONG_AGO}`],
    [{ cacheControl: 'no-cache="Set-Cookie"', lastModified: LONG_AGO }, `Last-Modified: ${LONG_AGO}`],
    [
      { cacheControl: 'no-cache="Set-Cookie", max-age=60' },
      'Cache-Control: no-cache="Set-Cookie", max-age=60',
    ],
  ])('may not be cached: %j', (part, header) => {
    for (const name of ['cart', 'bill', 'addresses', 'wallet', 'order', 'orderHistory'])
      expect(warningsOf(name, part)).toMatchObject([
        { level: 'warning', call: name, text: expect.stringMatching(/: send Cache-Control: no-store$/) },
      ]);
    expect(warningsOf('cart', part)[0]?.text.startsWith(`${header} lets a cache`)).toBe(true);
    expect(warningsOf('dishes', part)).toEqual([]);
  });

  it.each([
    {},
    { cacheControl: 'no-store' },
    { cacheControl: 'public, max-age=600, no-store' },
    { cacheControl: 'private, no-cache' },
    { cacheControl: 'private' },
    { cacheControl: 'max-age=0, must-revalidate', expires: soon },
    { expires: '0' },
    { expires: LONG_AGO },
    { expires: '0', lastModified: LONG_AGO },
    { cacheControl: 'max-age=0', lastModified: LONG_AGO },
    { cacheControl: 'no-cache, private', lastModified: LONG_AGO },
    { cacheControl: 'no-cache', expires: soon },
  ])('may say so, or nothing: %j', (part) => {
    expect(warningsOf('cart', part)).toEqual([]);
  });
});

describe('a word of status', () => {
  const textsOf = (name: string, body: unknown) =>
    findingsOf(exchangeOf(name, { body: JSON.stringify(body) }), '').map(({ text }) => text);

  it.each([
    [
      'timing',
      [{ Status: 'closes at 11' }],
      /^unusual .*Status: got "closes at 11", expected a text with the word/,
    ],
    ['verifyOtp', [{ Page: 'Home' }], /^unusual .*Page: got "Home", expected Login or SignUp$/],
    [
      'orderHistory',
      [{ Order_id: 7, Status: 'Dispatched' }],
      /Status: got "Dispatched".*counts as under way$/,
    ],
    ['order', [{ OrderId: 7, Status: 'Dispatched' }], /Status: got "Dispatched".*counts as under way$/],
    ['signUp', [{ Registered: 'SUCCESSFULLY.' }], /^unusual .*expected the text successfully$/],
    ['signUp', [{ Registered: 'done' }], /^\/\*?\/?Registered: got "done", expected the text successfully$/],
  ])('of %s that is unknown or unusual is named: %j', (name, body, text) => {
    expect(textsOf(name, body)).toEqual([expect.stringMatching(text)]);
  });

  it.each([
    ['timing', [{ Status: 'Temporarily closed' }]],
    ['verifyOtp', [{ Page: 'SignUp' }]],
    ['orderHistory', [{ Order_id: 7, Status: 'Order Delivered at 7 PM' }]],
    ['orderHistory', [{ Order_id: 7, Status: 'Not Accepted !' }]],
  ])('of %s that is known is none: %j', (name, body) => {
    expect(textsOf(name, body)).toEqual([]);
  });
});

describe('a menu', () => {
  it('may refer to no group that no call lists, unless a flag of the dish switches the group off', () => {
    const groups = { selectTopping: ['g-9'], add_on: ['x-9'] };
    const problemsWith = (flags: object) =>
      unknownGroups(parseMenu(menuOf(dish('d-1', 'v-1', { ...groups, ...flags }))), {
        ...{ customizations: [], addOns: [] },
      });
    expect(problemsWith({ selectToppingCheck: true })).toEqual([
      "'Dish d-1' refers to the group g-9, which no call lists",
    ]);
    expect(problemsWith({ selectToppingCheck: false })).toEqual([]);
  });

  it.each([
    ['the size of two dishes', [dish('d-1', 'v-1'), dish('d-2', 'v-1')], ['Dish d-1', 'Dish d-2']],
    ['a dish of two names', [dish('d-1', 'v-1'), dish('d-1', 'v-2', { itemName: 'B' })], ['Dish d-1', 'B']],
    [
      'a size twice',
      [dish('d-1', 'v-1', { Price: [{ ID: 'v-1' }, { ID: 'v-1' }] })],
      ['Dish d-1', 'Dish d-1'],
    ],
  ])('may not use one id for %s', (_, dishes, names) => {
    const users = names.map((name) => `'${name}'`).join(', ');
    expect(repeatedIds(menuOf(...dishes))).toEqual([expect.stringMatching(`is used 2 times: ${users}$`)]);
  });

  it('may list a dish in two categories', () => {
    const category = menuOf(dish('d-1', 'v-1'));
    expect(repeatedIds([...category, ...category])).toEqual([]);
  });
});

describe('amounts', () => {
  const lines = parseCart([
    { Item_id: 'v-1', quantity: 2, SubTotal: 200.5 },
    { Item_id: 'v-2', quantity: 1, SubTotal: 100 },
  ]);
  const billOf = (PayableAmount: number) =>
    parseBill({ Grand_Total: 300.5, off: 30, GstPercentage: 5, DeliveryCharges: 20, PayableAmount });

  // 300.50 − 30 + 13.53 GST + 20 = 304.03
  it.each([304.03, 304, 305])('of a bill may be rounded: %s', (payable) => {
    expect(billProblems(billOf(payable), lines)).toEqual([]);
  });

  it.each([303, 306, 0])('of a bill must explain what is paid: %s', (payable) => {
    expect(billProblems(billOf(payable), lines)).toEqual([
      expect.stringMatching(/^PayableAmount .* is ₹304\.03$/),
    ]);
  });

  it('of a bill must be the sum of the cart', () => {
    expect(billProblems(billOf(304), lines.slice(1))).toEqual([
      'Grand_Total is ₹300.50, but the lines of the cart sum up to ₹100',
    ]);
  });

  it('of a cart must be those of the menu', () => {
    const soup = { name: 'Soup', variantId: 'v-1', customizationText: undefined, price: 10_025 };
    expect(cartProblems(lines, [soup, soup])).toEqual([]);
    expect(cartProblems(lines, [soup])).toEqual(["the cart has 2 × 'Soup', expected 1 ×"]);
    expect(cartProblems(lines, [soup, { ...soup, price: 9995 }])).toEqual([
      "the cart asks ₹200.50 for 2 × 'Soup', the menu ₹199.90",
    ]);
  });
});

describe('browsers', () => {
  const shop = optionsOf(...API, '--shop', 'spicegarden.in');

  it.each(['*', 'https://spicegarden.in'])('read answers for the origin %s', (allowedOrigin) => {
    expect(corsFindings([exchangeOf('dishes', { allowedOrigin })], shop)).toEqual([]);
  });

  it('hide when a busy server may be asked again, unless the server lets them read it', () => {
    const read = (exposedHeaders: string) => corsFindings([exchangeOf('dishes', { exposedHeaders })], shop);
    expect(read('')).toMatchObject([{ level: 'warning', text: expect.stringMatching(/hide Retry-After/) }]);
    expect(read('X-Request-Id')).toHaveLength(1);
    expect(['retry-after, X-Request-Id', '*'].flatMap(read)).toEqual([]);
  });

  it('block answers for other origins: an error only if diners cannot order without them', () => {
    const blocked = [
      exchangeOf('banners', { allowedOrigin: null }),
      exchangeOf('dishes', { allowedOrigin: 'https://elsewhere.in' }),
    ];
    expect(corsFindings(blocked, shop)).toMatchObject([
      { level: 'error', text: expect.stringMatching(/^browsers block dishes on https:\/\/spicegarden\.in/) },
      { level: 'warning', text: expect.stringMatching(/^browsers block banners on/) },
    ]);
    const slug = optionsOf(...API, '--shop', 'spice-garden');
    expect(corsFindings(blocked, slug)).toMatchObject([
      { level: 'warning', text: expect.stringMatching(/block banners, dishes .* --origin$/) },
    ]);
  });
});
