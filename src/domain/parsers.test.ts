import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { parseAddresses } from './addresses/api';
import { parseCart } from './cart/api';
import { parseBanners, parseCategoryTiles, parseMenu } from './menu/parse';
import { parseOffers } from './offers/api';
import { parseHistory } from './orders/api';
import { parseBill } from './bill/api';
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

describe('a dish with more than two sizes', () => {
  // spec: 9-5
  it('keeps the first two', () => {
    const sizes = ['S', 'M', 'L'].map((name) => ({ ID: `v-${name}`, Quantity: name, Price: 100 }));
    const menu = parseMenu([
      { 'category:': 'Pizza', 'items:': [{ CId: 'd', itemName: 'Pizza', Price: sizes }] },
    ]);
    expect(menu.dishes['d']?.variants.map(({ id }) => id)).toEqual(['v-S', 'v-M']);
  });
});

describe('the lookup', () => {
  it.each(['null', '"null"', 'undefined//', 'NaN/1/2'])('answering %s is a failure', (body) => {
    expect(() => parseLookup(body)).toThrow(ApiFailure);
  });
});

describe('offers', () => {
  it('keeps what stands for no limit', () => {
    expect(parseOffers([{ OfferId: 'o-1', CouponCode: 'TASTY10', Value: 99_999_999 }])[0]).toMatchObject({
      maximum: 9_999_999_900,
    });
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

  it('reads prices with separators, and sells both sizes', () => {
    const Price = [
      { ID: 'v-1', Price: '750', OfferPrice: '750' },
      { ID: 'v-2', Price: '₹ 1,25,000.00', OfferPrice: '1,400.50' },
    ];
    expect(
      parseMenu([{ 'category:': 'Breads', 'items:': [{ ...dish, Price }] }]).dishes['d-1'],
    ).toMatchObject({
      variants: [{ offerPrice: 75_000 }, { price: 12_500_000, offerPrice: 140_050 }],
    });
  });

  it('names each group once, and has each size once', () => {
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

describe('a list in which a record stands twice', () => {
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
  ] as const)('shows it once: %s', (_what, parse, records) => {
    expect(parse([...records, records[0]])).toEqual(parse(records));
    expect(parse(records)).toHaveLength(2);
  });
});

describe('bill', () => {
  it.each([
    ['1,025.80', 102_580],
    ['₹ 1,25,000', 12_500_000],
  ])('sends %s as it is written, and reads it as money', (PayableAmount, payable) => {
    expect(parseBill({ Grand_Total: '1,000', PayableAmount, off: 'null' })).toMatchObject({
      payableText: PayableAmount,
      payable,
      itemTotal: 100_000,
      discount: 0,
    });
  });

  it.each([{ PayableAmount: '1.025,80' }, { off: 'some' }, { DeliveryCharges: 'free' }])(
    'with %o cannot be read',
    (part) => {
      expect(() => parseBill({ Grand_Total: 640, PayableAmount: 640, ...part })).toThrow(ApiFailure);
    },
  );

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
      payableText: '625.80',
      payable: 62580,
      discount: 6400,
      gst: 2880,
      delivery: 2100,
      deliveryInFull: 4000,
    });
  });
});
