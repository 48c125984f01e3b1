import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseBill } from '../../src/domain/bill/api';
import { parseCart } from '../../src/domain/cart/api';
import { parseMenu } from '../../src/domain/menu/parse';
import { apiDescription } from '../api-description/description';
import { headerFindings, pictureFindings } from './browser-needs';
import type { Exchange } from './exchange';
import { billFindings } from './money';
import { menuFindings } from './read-calls';

const NO_OPTIONS = { customizations: [], addOns: [] };

const dish = (id: string, variantId: string, groups: object = {}) => ({
  CId: id,
  itemName: `Dish ${id}`,
  Price: [{ ID: variantId, Price: 100, OfferPrice: 100 }],
  ...groups,
});
const menuOf = (...items: object[]) => parseMenu([{ 'category:': 'All', 'items:': items }]);

describe('The check of a menu', () => {
  it('names a size id that two dishes share', () => {
    expect(menuFindings(menuOf(dish('d-1', 'v-1'), dish('d-2', 'v-1')), NO_OPTIONS)).toEqual([
      { level: 'error', call: 'dishes', text: "the size id v-1 belongs to 'Dish d-1' and to 'Dish d-2'" },
    ]);
  });

  it('accepts a dish in two categories', () => {
    const menu = parseMenu([
      { 'category:': 'All', 'items:': [dish('d-1', 'v-1')] },
      { 'category:': 'Popular', 'items:': [dish('d-1', 'v-1')] },
    ]);
    expect(menuFindings(menu, NO_OPTIONS)).toEqual([]);
  });

  it('names a group that no call lists, and a menu without dishes', () => {
    const menu = menuOf(dish('d-1', 'v-1', { selectToppingCheck: true, selectTopping: ['g-9'] }));
    expect(menuFindings(menu, NO_OPTIONS)).toMatchObject([
      { level: 'warning', text: expect.stringMatching(/g-9/) },
    ]);
    expect(menuFindings(parseMenu([]), NO_OPTIONS)).toMatchObject([{ level: 'error' }]);
  });
});

describe('The check of a bill', () => {
  const lines = parseCart([
    { Item_id: 'v-1', quantity: 2, SubTotal: 200.5 },
    { Item_id: 'v-2', quantity: 1, SubTotal: 100 },
  ]);
  const bill = { Grand_Total: 300.5, off: 30, GstPercentage: 5, DeliveryCharges: 20 };
  // 300.50 − 30 + 13.53 GST + 20 = 304.03
  it.each([304.03, 304, 305.02, 303.04])('accepts amounts that agree, rounded or not: %s', (payable) => {
    expect(billFindings(parseBill({ ...bill, PayableAmount: payable }), lines)).toEqual([]);
  });

  it.each([303.03, 305.03, 0])('names an amount that its parts do not explain: %s', (payable) => {
    expect(billFindings(parseBill({ ...bill, PayableAmount: payable }), lines)).toMatchObject([
      { level: 'error', text: expect.stringMatching(/^PayableAmount .* is ₹304\.03$/) },
    ]);
  });

  it('names a total that is not the sum of the lines', () => {
    expect(billFindings(parseBill({ ...bill, PayableAmount: 304.03 }), lines.slice(1))).toMatchObject([
      { level: 'error', text: 'Grand_Total is ₹300.50, but the lines of the cart sum up to ₹100.00' },
    ]);
  });
});

describe('The check for browsers', () => {
  const ORIGIN = 'https://spicegarden.in';
  const [call] = apiDescription().calls;
  const exchange = (headers: Record<string, string>, body = ''): Exchange => {
    if (!call) throw new Error('no call is described');
    return { call, status: 200, ms: 1, headers: new Headers(headers), body, error: '' };
  };

  it.each([
    ['no header', {}, 1],
    ['another origin', { 'Access-Control-Allow-Origin': 'https://elsewhere.in' }, 1],
    ['every origin', { 'Access-Control-Allow-Origin': '*' }, 0],
    ['this origin', { 'Access-Control-Allow-Origin': ORIGIN }, 0],
  ])('wants answers that the page may read: %s', (_, headers, errors) => {
    const findings = headerFindings([exchange(headers)], ORIGIN);
    expect(findings.filter(({ level }) => level === 'error')).toHaveLength(errors);
  });

  it('wants long answers compressed', () => {
    const cors = { 'Access-Control-Allow-Origin': '*' };
    const long = 'x'.repeat(2000);
    expect(
      headerFindings([exchange(cors), exchange({ ...cors, 'Content-Encoding': 'br' }, long)], ORIGIN),
    ).toEqual([]);
    expect(headerFindings([exchange(cors, long)], ORIGIN)).toMatchObject([
      { level: 'warning', call: 'compression' },
    ]);
  });

  it('wants pictures that exist and are not heavy', async () => {
    const server = createServer((request, response) => {
      const size = request.url === '/heavy.jpg' ? 400_000 : 1000;
      const type = request.url === '/page.jpg' ? 'text/html' : 'image/jpeg';
      response.writeHead(request.url === '/gone.jpg' ? 404 : 200, { 'Content-Type': type });
      response.end(Buffer.alloc(size));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const urls = ['/good.jpg', '/gone.jpg', '/heavy.jpg', '/page.jpg', 'http://127.0.0.1:1/picture.jpg'];
    const texts = (await pictureFindings(urls, origin)).map(({ text }) => text).sort();
    expect(texts).toEqual([
      '/gone.jpg: status 404',
      '/heavy.jpg: 400 kB, more than 300 kB',
      '/page.jpg: no picture',
      'http://127.0.0.1:1/picture.jpg: cannot be reached',
    ]);
  });
});
