import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from './failure';
import { countOf, idOf, linkOf, numberOf, readEach } from './wire';

it('idOf returns an empty id for placeholders and names of object properties, and trims or stringifies other ids', () => {
  for (const id of [
    0,
    '0',
    ' 0 ',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
  ])
    expect(idOf({ id }, 'id'), String(id)).toBe('');
  expect(idOf({ id: ' d-12 ' }, 'id')).toBe('d-12');
  expect(idOf({ id: 12 }, 'id')).toBe('12');
});

describe('numberOf', () => {
  it.each([
    [1250, 1250],
    [' 1250.50 ', 1250.5],
    ['-₹5', -5],
    ['−₹5', -5],
    ['&#8377; 1,250.005', 1250.005],
    ['<b>Rs. 99</b>', 99],
    ['₹\u00a01,250', 1250],
    ['Rs. 1,250/-', 1250],
    ['INR 1,250.75', 1250.75],
    ['1,25,000.00', 125_000],
    ['1,250,000', 1_250_000],
    ['1\u202f25\u202f000', 125_000],
  ])('reads %j as %d', (value, number) => {
    expect(numberOf({ value }, 'value')).toBe(number);
  });

  it('reads any amount that Intl formats for India or the US, with or without a currency prefix', () => {
    const paise = fc.integer({ min: -9e11, max: 9e11 });
    const written = fc.constantFrom('en-IN', 'en-US').chain((locale) =>
      fc.record({
        format: fc.constant(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })),
        currency: fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'INR\u00a0'),
      }),
    );
    fc.assert(
      fc.property(paise, written, (amount, { format, currency }) => {
        const value = `${currency}${format.format(amount / 100)}`;
        expect(numberOf({ value }, 'value')).toBe(amount / 100);
      }),
    );
  });

  it.each([undefined, null, ' ', 'null'])('returns undefined for %j', (value) => {
    expect(numberOf({ value }, 'value')).toBeUndefined();
  });

  it.each([
    ...['free', 'N/A', '-', '₹', ',', '12 apples', '5%', '1e3', '0x10', 'Infinity', '१,२५०'],
    ...['1.250,00', '1,25', '1,2500', ',250', '1,,250', '1,250 000', '1.2.3', '--5', '1,25,00'],
    ...[9.1e9, '9,10,00,00,000', Infinity, true, {}, [5]],
  ])('throws an ApiFailure for %j', (value) => {
    expect(() => numberOf({ value }, 'value')).toThrow(ApiFailure);
  });

  it('makes readEach drop only the record with an unreadable number, and log a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const records = [{ price: '1,250' }, { price: 'free' }, { price: 3 }];
    expect(readEach(records, 'dish', (record) => numberOf(record, 'price'))).toEqual([1250, 3]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Dropped a dish .*price/)]]);
  });
});

it.each([
  ['20,000', 20_000],
  [20_000, 20_000],
  [1e9, 1e9],
  [0.4, 1],
  [0, undefined],
  [-3, undefined],
])('countOf reads %j as %s', (value, count) => {
  expect(countOf({ value }, 'value')).toBe(count);
});

it.each([
  ['https://cdn.example/naan.jpg', 'https://cdn.example/naan.jpg'],
  [' /pictures/naan.svg ', '/pictures/naan.svg'],
  ['N/A', null],
  ['naan.jpg', null],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
])('linkOf reads %j as %j', (link, expected) => {
  expect(linkOf({ link }, 'link')).toBe(expected);
});
