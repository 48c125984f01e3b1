import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseBill } from '../../src/domain/bill/api';
import { parseCart } from '../../src/domain/cart/api';
import { parseMenu } from '../../src/domain/menu/parse';
import { apiDescription } from '../api-description/description';
import { headerFindings, mixedContentFindings, pictureFindings } from './browser-needs';
import type { Exchange } from './exchange';
import { findingsOf } from './findings';
import { billFindings } from './money';
import { readOptions } from './options';
import { menuFindings } from './read-calls';
import { repeatedIdFindings } from './repeated-ids';

const NO_OPTIONS = { customizations: [], addOns: [] };

const dish = (id: string, variantId: string, groups: object = {}) => ({
  CId: id,
  itemName: `Dish ${id}`,
  Price: [{ ID: variantId, Price: 100, OfferPrice: 100 }],
  ...groups,
});
const menuOf = (...items: object[]) => parseMenu([{ 'category:': 'All', 'items:': items }]);

const exchangeOf = (headers: Record<string, string>, body = '', name = 'dishes'): Exchange => {
  const call = apiDescription().calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`${name} is not described`);
  return { call, status: 200, ms: 1, headers: new Headers(headers), body, error: '', redirect: '' };
};

describe('The findings of a call', () => {
  const CORS = { 'Access-Control-Allow-Origin': '*' };

  it.each([
    ['dishes', [{ 'category:': 'All', 'items:': [dish('d-1', 'v-1'), { CId: 'd-2' }] }], 'warning'],
    ['cart', [{ Item_id: 'v-1', quantity: 1, SubTotal: 100 }, { quantity: 1 }], 'error'],
  ])('rate a dropped record of %s', (name, body, level) => {
    const findings = findingsOf(exchangeOf(CORS, JSON.stringify(body), name), '');
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.level))).toEqual(new Set([level]));
  });

  it.each([
    [2000, []],
    [2150, ['slow: took 2.1 s']],
  ])('warn of an answer that takes more than 2 s: %i ms', (ms, texts) => {
    const body = JSON.stringify([{ 'category:': 'All', 'items:': [] }]);
    const findings = findingsOf({ ...exchangeOf(CORS, body), ms }, '');
    expect(findings.filter(({ level }) => level === 'warning').map(({ text }) => text)).toEqual(texts);
  });

  it('name the field, the actual value and what is expected', () => {
    expect(findingsOf(exchangeOf(CORS, '[{"WalletReward":"x"}]', 'wallet'), 'no number')).toContainEqual({
      level: 'warning',
      call: 'wallet',
      field: '/*/WalletReward',
      actual: 'x',
      expected: 'an amount in rupees, as number or numeric text',
      text: '/*/WalletReward: got "x", expected an amount in rupees, as number or numeric text',
    });
  });
});

describe('The check of a menu', () => {
  it('names a group that no call lists', () => {
    const menu = menuOf(dish('d-1', 'v-1', { selectToppingCheck: true, selectTopping: ['g-9'] }));
    expect(menuFindings(menu, NO_OPTIONS)).toMatchObject([
      { level: 'warning', text: expect.stringMatching(/'Dish d-1' refers to the group g-9/) },
    ]);
  });

  it('ignores groups that the flags of the dish switch off', () => {
    const off = { selectToppingCheck: false, selectTopping: ['g-9'], add_on: ['x-9'] };
    expect(menuFindings(menuOf(dish('d-1', 'v-1', off)), NO_OPTIONS)).toEqual([]);
  });

  it('names a menu without dishes', () => {
    expect(menuFindings(parseMenu([]), NO_OPTIONS)).toMatchObject([{ level: 'error' }]);
  });
});

describe('The check of ids', () => {
  const sizes = (...ids: string[]) => ({ Price: ids.map((ID) => ({ ID, Price: 100 })) });
  const category = (...items: object[]) => ({ 'category:': 'All', 'items:': items });

  it.each([
    [
      'one size id in two dishes',
      [category(dish('d-1', 'v-1')), category(dish('d-2', 'v-1'))],
      "the size id v-1 belongs to 'Dish d-1' and to 'Dish d-2'",
    ],
    [
      'one size id twice in a dish',
      [category(dish('d-1', 'v-1', sizes('v-1', 'v-1')))],
      "'Dish d-1' has the size id v-1 twice",
    ],
    [
      'the id of a third size, which the storefront does not read',
      [category(dish('d-1', 'v-1', sizes('v-1', 'v-2', 'v-3')), dish('d-2', 'v-3'))],
      "the size id v-3 belongs to 'Dish d-1' and to 'Dish d-2'",
    ],
    [
      'one dish id for two dishes',
      [category(dish('d-1', 'v-1'), dish('d-1', 'v-2', { itemName: 'Other' }))],
      "the dish id d-1 belongs to 'Dish d-1' and to 'Other'",
    ],
    [
      'a dish with other sizes in another category',
      [category(dish('d-1', 'v-1')), category(dish('d-1', 'v-2'))],
      "'Dish d-1' (d-1) is listed with different sizes",
    ],
  ])('names %s', (_, answer, text) => {
    expect(repeatedIdFindings(answer)).toEqual([{ level: 'error', call: 'dishes', text }]);
  });

  it('accepts a dish in two categories', () => {
    expect(repeatedIdFindings([category(dish('d-1', 'v-1')), category(dish('d-1', 'v-1'))])).toEqual([]);
  });
});

describe('The check of a bill', () => {
  const lines = parseCart([
    { Item_id: 'v-1', quantity: 2, SubTotal: 200.5 },
    { Item_id: 'v-2', quantity: 1, SubTotal: 100 },
  ]);
  const bill = { Grand_Total: 300.5, off: 30, GstPercentage: 5, DeliveryCharges: 20 };
  // 300.50 − 30 + 13.53 GST + 20 = 304.03
  it.each([304.03, 304.02, 304.04, 304, 305])('accepts amounts that agree, rounded or not: %s', (payable) => {
    expect(billFindings(parseBill({ ...bill, PayableAmount: payable }), lines)).toEqual([]);
  });

  it.each([303, 306, 304.05, 305.02, 303.04, 0])(
    'names an amount that its parts do not explain: %s',
    (payable) => {
      expect(billFindings(parseBill({ ...bill, PayableAmount: payable }), lines)).toMatchObject([
        { level: 'error', text: expect.stringMatching(/^PayableAmount .* is ₹304\.03$/) },
      ]);
    },
  );

  it('names a total that is not the sum of the lines', () => {
    expect(billFindings(parseBill({ ...bill, PayableAmount: 304.03 }), lines.slice(1))).toMatchObject([
      { level: 'error', text: 'Grand_Total is ₹300.50, but the lines of the cart sum up to ₹100.00' },
    ]);
  });
});

describe('The check for browsers', () => {
  const ORIGIN = 'https://spicegarden.in';
  const API = ['--api', 'https://api.example.com'];
  const options = readOptions([...API, '--shop', 'spicegarden.in']);

  it.each([
    ['no header', {}, 1],
    ['another origin', { 'Access-Control-Allow-Origin': 'https://elsewhere.in' }, 1],
    ['every origin', { 'Access-Control-Allow-Origin': '*' }, 0],
    ['this origin', { 'Access-Control-Allow-Origin': ORIGIN }, 0],
  ])('reports an error only when CORS blocks the page: %s', (_, headers, errors) => {
    const findings = headerFindings([exchangeOf(headers)], options);
    expect(findings.filter(({ level }) => level === 'error')).toHaveLength(errors);
  });

  it('warns about a blocked call without which diners can order', () => {
    expect(headerFindings([exchangeOf({}, '', 'banners'), exchangeOf({})], options)).toMatchObject([
      { level: 'error', text: expect.stringMatching(/^browsers block dishes on/) },
      { level: 'warning', text: expect.stringMatching(/^browsers block banners on/) },
    ]);
  });

  it('asks for the origin of a shop that a slug names', () => {
    const slug = readOptions([...API, '--shop', 'spice-garden']);
    expect(headerFindings([exchangeOf({})], slug)).toMatchObject([
      { level: 'warning', call: 'CORS', text: expect.stringMatching(/Name .* with --origin$/) },
    ]);
  });

  it.each([
    ['http://api.example.com', 'spicegarden.in', 1],
    ['https://api.example.com', 'spicegarden.in', 0],
    ['http://localhost:4001', 'spicegarden.in', 0],
    ['http://127.0.0.1:4001', 'spicegarden.in', 0],
    ['http://api.example.com', 'spice-garden', 0],
  ])('reports only mixed content that browsers block: %s for %s', (api, shop, errors) => {
    const findings = mixedContentFindings(readOptions(['--api', api, '--shop', shop]));
    expect(findings.filter(({ level }) => level === 'error')).toHaveLength(errors);
  });

  it('warns about long answers without compression', () => {
    const cors = { 'Access-Control-Allow-Origin': '*' };
    const long = 'x'.repeat(2000);
    expect(
      headerFindings([exchangeOf(cors), exchangeOf({ ...cors, 'Content-Encoding': 'br' }, long)], options),
    ).toEqual([]);
    expect(headerFindings([exchangeOf(cors, long)], options)).toMatchObject([
      { level: 'warning', call: 'compression' },
    ]);
  });

  it('warns about missing, oversized and non-image files', async () => {
    const server = createServer((request, response) => {
      const type = request.url === '/page.jpg' ? 'text/html' : 'image/jpeg';
      response.writeHead(request.url === '/gone.jpg' ? 404 : 200, { 'Content-Type': type });
      if (request.url === '/endless.jpg') response.write(Buffer.alloc(400_000));
      else response.end(Buffer.alloc(1000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const urls = [
      '/good.jpg',
      '/gone.jpg',
      '/endless.jpg',
      '/page.jpg',
      'https://',
      'http://127.0.0.1:1/picture.jpg',
    ];
    const texts = (await pictureFindings(urls, origin)).map(({ text }) => text).sort();
    expect(texts).toEqual([
      '/endless.jpg: more than 300 kB',
      '/gone.jpg: status 404',
      '/page.jpg: no picture',
      'http://127.0.0.1:1/picture.jpg: cannot be reached',
      'https://: not an address',
    ]);
  });
});
