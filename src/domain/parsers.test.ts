import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { parseAddresses } from './addresses/api';
import { parseCart } from './cart/api';
import { parseBanners, parseCategoryTiles, parseMenu } from './menu/parse';
import { parseOffers } from './offers/api';
import { parseHistory } from './orders/api';
import { parseBill } from './pricing/api';
import { parseLookup } from './shop/parse-lookup';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('answers that are lists', () => {
  it.each([['{}'], ['null'], ['"text"'], ['12']])(
    '%s at the top is a failure, never an empty list',
    (json) => {
      const answer: unknown = JSON.parse(json);
      for (const parse of [parseMenu, parseCart, parseOffers, parseAddresses, parseHistory, parseBanners]) {
        expect(() => parse(answer)).toThrow(ApiFailure);
      }
    },
  );
});

describe('a list of which no record can be read', () => {
  it.each([
    ['the dish list', parseMenu],
    ['categories', parseCategoryTiles],
    ['banners', parseBanners],
    ['offers', parseOffers],
    ['addresses', parseAddresses],
    ['orders', parseHistory],
  ] as const)('is a failure, not an empty list: %s', (_what, parse) => {
    expect(() => parse([{ foreign: 'record' }])).toThrow(ApiFailure);
    expect(() => parse([])).not.toThrow();
  });

  it('is a failure also when its categories can be read, but none of their dishes', () => {
    expect(() => parseMenu([{ 'category:': 'Breads', 'items:': [{ itemName: 'Naan' }] }])).toThrow(
      ApiFailure,
    );
    expect(parseMenu([{ 'category:': 'Breads', 'items:': [] }]).categories).toEqual([]);
  });

  it('is empty when what it holds stands for nothing', () => {
    expect(parseBanners([{ ImageUrl: 'N/A' }])).toEqual([]);
    expect(parseOffers([{ OfferId: 0, CouponCode: '' }])).toEqual([]);
    expect(parseHistory([{ Order_id: 0 }])).toEqual([]);
  });
});

describe('the lookup', () => {
  it.each(['null', '"null"', 'undefined//', 'NaN/1/2'])('answering %s is a failure', (body) => {
    expect(() => parseLookup(body)).toThrow(ApiFailure);
  });
});

describe('cart', () => {
  it('whose lines cannot be read is a failure: a bad answer never empties a cart', () => {
    expect(() => parseCart([{ quantity: 2 }])).toThrow(ApiFailure);
    expect(parseCart([])).toEqual([]);
  });

  it.each([
    [2.5, 3],
    ['1.2', 1],
    [0.4, 1],
    ['2', 2],
  ])('with a line of %s units keeps it, as it is paid for, and counts %i', (quantity, units) => {
    expect(parseCart([{ Item_id: 'v-1', quantity, SubTotal: 90 }])).toMatchObject([
      { quantity: units, subtotal: 9000 },
    ]);
  });

  it('keeps what stands for no limit, and counts no more than has whole paise', () => {
    expect(parseOffers([{ OfferId: 'o-1', CouponCode: 'TASTY10', Value: 99_999_999 }])[0]).toMatchObject({
      maximum: 9_999_999_900,
    });
    const [line] = parseCart([{ Item_id: 'v-1', quantity: 1e9, OfferPrice: 9e9 }]);
    expect(line?.quantity).toBe(10_000);
    expect(Number.isSafeInteger(line?.subtotal)).toBe(true);
  });

  it.each([
    [0, 0],
    [1, 1],
    [undefined, 2],
    ['many', 2],
  ])('with a line of which %s are customized has %i such units', (topingTotalQuantity, units) => {
    const resultTest = [{ tempCustId: 't-1', toppingquatity: 2 }];
    const line = { Item_id: 'v-1', quantity: 3, topingTotalQuantity, resultTest };
    expect(parseCart([line])).toMatchObject([{ customizedQuantity: units }]);
  });

  it.each([-1, 'two', null])('with a line of %s units drops it', (quantity) => {
    const lines = parseCart([
      { Item_id: 'v-1', quantity },
      { Item_id: 'v-2', quantity: 2 },
    ]);
    expect(lines.map((line) => line.variantId)).toEqual(['v-2']);
  });
});

describe('dishes', () => {
  const dish = {
    CId: 'd-1',
    itemName: 'Naan',
    Price: [{ ID: 'v-1', Quantity: 'null', Price: '45', OfferPrice: 45 }],
  };

  // spec: 3-9, 3-10
  it('reads numbers as text, loose booleans and missing lists', () => {
    const menu = parseMenu([
      { 'category:': 'Breads', 'items:': [{ ...dish, veg: 'True', popular: 1, OutOfStock: 'no' }] },
    ]);
    expect(menu.dishes['d-1']).toMatchObject({
      veg: true,
      popular: true,
      outOfStock: false,
      variants: [{ id: 'v-1', label: null, price: 4500, offerPrice: 4500 }],
      addOnGroupIds: [],
    });
  });

  // spec: 3-9
  it.each([
    ['no CId', { ...dish, CId: '' }],
    ['no name', { ...dish, itemName: null }],
    ['no usable price', { ...dish, Price: [{ ID: 'v-1', Price: 'free' }] }],
    ['no price at all', { ...dish, Price: 'x' }],
  ])('with %s is dropped', (_why, bad) => {
    const menu = parseMenu([{ 'category:': 'Breads', 'items:': [bad, { ...dish, CId: 'd-2' }] }]);
    expect(Object.keys(menu.dishes)).toEqual(['d-2']);
  });

  // spec: 3-8, 4-shop-start-up-1
  it('gathers what ran out for the last section, drops duplicates and empty categories', () => {
    const out = { ...dish, CId: 'd-9', OutOfStock: true };
    const menu = parseMenu([
      { 'category:': 'Breads', 'items:': [dish, dish, out] },
      { 'category:': 'Soups', 'items:': [out] },
      { 'category:': '50% off / combos', 'items:': [dish] },
    ]);
    expect(menu.categories).toEqual([
      { name: 'Breads', dishIds: ['d-1'] },
      { name: '50% off / combos', dishIds: ['d-1'] },
    ]);
    expect(menu.outOfStockIds).toEqual(['d-9']);
  });
});

describe('bill', () => {
  // spec: 3-21, 9-12
  it('keeps the amount to pay as the server wrote it and works GST out in paise', () => {
    const bill = parseBill([
      {
        Grand_Total: '640',
        PayableAmount: '625.80',
        Off: 64,
        GstPercentage: 5,
        DeliveryCharges: 21,
        ActulDeliveryCharge: 40,
      },
    ]);
    expect(bill).toMatchObject({
      payableAsWritten: '625.80',
      payable: 62580,
      discount: 6400,
      gst: 2880,
      delivery: 2100,
      deliveryInFull: 4000,
    });
  });
});
