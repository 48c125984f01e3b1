import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { parseAddresses } from './addresses/api';
import { parseCart } from './cart/api';
import { parseBanners, parseCategoryTiles, parseMenu } from './menu/api';
import { parseOffers } from './offers/api';
import { parseHistory } from './orders/api';
import { parseBill } from './bill/api';
import { parseLookup } from './shop/parse-lookup';

describe('The parsers of list responses', () => {
  it.each([['{}'], ['null'], ['"text"'], ['12']])(
    'throw an ApiFailure for the response %s instead of returning an empty list',
    (json) => {
      const answer: unknown = JSON.parse(json);
      for (const parse of [parseMenu, parseCart, parseOffers, parseAddresses, parseHistory, parseBanners]) {
        expect(() => parse(answer)).toThrow(ApiFailure);
      }
    },
  );
});

describe('A list without any readable record', () => {
  it.each([
    ['the dish list', parseMenu],
    ['categories', parseCategoryTiles],
    ['banners', parseBanners],
    ['offers', parseOffers],
    ['addresses', parseAddresses],
    ['orders', parseHistory],
  ] as const)('throws an ApiFailure, unlike an empty list: %s', (_what, parse) => {
    expect(() => parse([{ foreign: 'record' }])).toThrow(ApiFailure);
    expect(() => parse([])).not.toThrow();
  });

  it('is parsed as empty when its only record is a placeholder (N/A or the id 0)', () => {
    expect(parseBanners([{ ImageUrl: 'N/A' }])).toEqual([]);
    expect(parseOffers([{ OfferId: 0, CouponCode: '' }])).toEqual([]);
    expect(parseHistory([{ Order_id: 0 }])).toEqual([]);
  });
});

describe('parseLookup', () => {
  it.each(['null', '"null"', 'undefined//', 'NaN/1/2'])(
    'throws an ApiFailure for the response %s',
    (body) => {
      expect(() => parseLookup(body)).toThrow(ApiFailure);
    },
  );
});

describe('parseMenu', () => {
  const dish = {
    CId: 'd-1',
    itemName: 'Naan',
    Price: [{ ID: 'v-1', Quantity: 'null', Price: '45', OfferPrice: 45 }],
  };

  it('reads numbers that are texts, loosely written booleans and missing lists', () => {
    const menu = parseMenu([
      { 'category:': 'Breads', 'items:': [{ ...dish, veg: 'True', popular: 1, OutOfStock: 'no' }] },
    ]);
    expect(menu.dishes['d-1']).toMatchObject({
      food: 'veg',
      isPopular: true,
      isOutOfStock: false,
      variants: [{ id: 'v-1', label: null, price: 4500, offerPrice: 4500 }],
      addOnGroupIds: [],
    });
  });

  it.each([
    ['no CId', { ...dish, CId: '' }],
    ['no name', { ...dish, itemName: null }],
    ['no usable price', { ...dish, Price: [{ ID: 'v-1', Price: 'free' }] }],
    ['no price at all', { ...dish, Price: 'x' }],
  ])('drops a dish with %s', (_why, bad) => {
    const menu = parseMenu([{ 'category:': 'Breads', 'items:': [bad, { ...dish, CId: 'd-2' }] }]);
    expect(Object.keys(menu.dishes)).toEqual(['d-2']);
  });

  it('removes duplicate sizes, customization groups and add-on groups of a dish', () => {
    const twice = {
      ...dish,
      Price: [dish.Price[0], { ...dish.Price[0], Quantity: 'Full' }],
      selectTopping: ['g-1', 'g-2', 'g-1'],
      add_on: [7, '7', ' 7 ', '', null],
    };
    expect(parseMenu([{ 'category:': 'Breads', 'items:': [twice] }]).dishes['d-1']).toMatchObject({
      variants: [{ id: 'v-1', label: null }],
      customizationGroupIds: ['g-1', 'g-2'],
      addOnGroupIds: ['7'],
    });
  });

  it('collects out-of-stock dishes separately and drops duplicate dishes and empty categories', () => {
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

describe('A list that contains a record twice', () => {
  const address = { AddressId: 'a-1', HouseNumber: '24' };
  const offer = { OfferId: 'o-1', CouponCode: 'TASTY10' };
  const order = { Order_id: 1042 };
  const tile = { documentId: 't-1', name: 'Biryani' };
  const banner = { ImageUrl: '/banner.svg' };

  it.each([
    ['addresses', parseAddresses, [address, { ...address, AddressId: 'a-2' }]],
    ['offers', parseOffers, [offer, { ...offer, OfferId: 'o-2' }]],
    ['orders', parseHistory, [order, { ...order, Order_id: 1041 }]],
    ['category tiles', parseCategoryTiles, [tile, { ...tile, documentId: 't-2' }]],
    ['banners', parseBanners, [banner, { ImageUrl: '/sale.svg' }]],
  ] as const)('is parsed with that record only once: %s', (_what, parse, records) => {
    expect(parse([...records, records[0]])).toEqual(parse(records));
    expect(parse(records)).toHaveLength(2);
  });
});

it('category tiles without an id are told apart by their names', () => {
  const tiles = [
    { name: 'Biryani', documentId: 0 },
    { name: 'Breads', documentId: 0 },
    { name: 'Desserts', documentId: 'null' },
    { name: 'Drinks' },
  ];
  expect(parseCategoryTiles(tiles).map(({ name }) => name)).toEqual(tiles.map(({ name }) => name));
});

it('amounts of a cart below ₹0 are read as ₹0', () => {
  const customized = { tempCustId: 't-1', toppingquatity: 1, toppingSubTotal: -20, offerPrice: 100 };
  const line = { Item_id: 'v-1', quantity: 2, SubTotal: -20, OfferPrice: -1, resultTest: [customized] };
  expect(parseCart([line])).toMatchObject([{ subtotal: 0, offerPrice: 0, customized: [{ subtotal: 0 }] }]);
});

describe('parseBill', () => {
  it.each([{ PayableAmount: '1.025,80' }, { off: 'some' }, { DeliveryCharges: 'free' }])(
    'throws an ApiFailure for the unreadable amount %o',
    (part) => {
      expect(() => parseBill({ Grand_Total: 640, PayableAmount: 640, ...part })).toThrow(ApiFailure);
    },
  );

  it('keeps the payable amount as written, calculates GST, and reads discount and delivery in paise', () => {
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
      payableText: '625.80',
      payable: 62580,
      discount: 6400,
      gst: 2880,
      delivery: 2100,
      deliveryInFull: 4000,
    });
  });
});
