import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { parseAddressDraft, type AddressDraft } from '@/domain/addresses/draft';
import { MAX_TABLE_OR_CAR_LENGTH, parseOrderTypeLink } from '@/domain/checkout/order-type-link';
import { ORDER_TYPES, type CheckoutChoices } from '@/domain/checkout/types';
import type { PendingPayment } from '@/domain/orders/types';
import { parseId, parseLineHeights } from '@/domain/persisted/parse';
import * as persisted from '@/domain/persisted/values';
import type { VerifiedPhone } from '@/domain/session/events';
import { reverseGeocode } from '@/integrations/maps/geocode';
import type { ResolvedPlace } from '@/integrations/maps/address-parts';
import { readTrackState, type TrackState } from '@/integrations/tracking';
import type * as databaseModule from '@/platform/indexed-db';
import { readChoices } from '@/store/checkout-choices';
import { processedOrdersOf } from '@/store/processed-orders';
import { readPendingPayment } from '@/store/pending-payment';
import { anyAnswer, findUnusableValue } from './any-answer';
import { corrupted } from './corrupted';
import { FUZZ_RUNS } from '../run-counts';
import * as valid from './valid-answers';

/** The value of every IndexedDB record, and the answer of the maps service. */
let stored: unknown;
vi.mock('@/platform/indexed-db', async (original) => ({
  ...(await original<typeof databaseModule>()),
  openShopDatabase: () => ({
    get: () => Promise.resolve(stored),
    update: (_name: string, change: (value: unknown) => unknown) => {
      stored = change(stored);
      return Promise.resolve();
    },
  }),
}));

const tiny = { domain: 'tiny', key: 'tiny', basename: '', hasSharedOrigin: false };
const cleared = processedOrdersOf(tiny);

const choices = valid.partOf<CheckoutChoices>({
  orderType: valid.oneOf(ORDER_TYPES),
  note: valid.textUpTo(MAX_COOKING_NOTE_LENGTH),
  dineInBy: valid.oneOf(['table', 'car']),
  tableNumber: valid.text,
  carNumber: valid.text,
  pickupTime: valid.clock,
  confirmedPickupTime: valid.clock,
});
const draft: AddressDraft = {
  houseNumber: '24',
  streetAddress1: 'Defence Colony',
  streetAddress2: '',
  landmark: 'Park',
  city: 'Bengaluru',
  state: '',
  pincode: '560038',
};
const texts = {
  houseNumber: valid.text,
  streetAddress1: valid.text,
  streetAddress2: valid.text,
  landmark: valid.text,
  city: valid.text,
  state: valid.text,
  pincode: valid.text,
};
const part = (long_name: string, ...types: string[]) => ({ long_name, types });
const town = [part('Bengaluru', 'locality', 'political'), part('560038', 'postal_code')];

const word = fc.string({ maxLength: 12 });
const words = fc.array(word, { minLength: 1, maxLength: 4 });

/** Reader, typical stored value, check of the parsed value, arbitrary valid values. */
const readers: Record<
  string,
  [read: () => unknown, typical: unknown, findProblem: valid.Check, any: fc.Arbitrary<unknown>]
> = {
  'the checkout choices': [
    () => readChoices(tiny),
    { orderType: 'Dine in', note: 'Less oil', dineInBy: 'car', tableNumber: '12', carNumber: 'KA 05' },
    choices,
    fc.record({
      orderType: fc.constantFrom(...ORDER_TYPES),
      note: word,
      dineInBy: fc.constantFrom('table', 'car'),
      tableNumber: word,
      carNumber: word,
    }),
  ],
  'the cooking note': [
    async () => (await persisted.choices.read(tiny)).note ?? null,
    { note: 'Less oil' },
    valid.orNone(valid.textUpTo(MAX_COOKING_NOTE_LENGTH)),
    fc.record({ note: word }),
  ],
  'the verified phone of an unfinished sign-up': [
    () => persisted.verifiedPhone.read(tiny),
    { phone: '9123456789', isNew: true },
    valid.orNone(valid.recordOf<VerifiedPhone>({ phone: valid.text, isNew: valid.flag })),
    fc.record({ phone: fc.stringMatching(/^[6-9]\d{9}$/), isNew: fc.boolean() }),
  ],
  'the applied offer': [
    async () => (await persisted.appliedOffer.read(tiny))?.offer ?? null,
    { cartId: 'c-1', offer: { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 } },
    valid.orNone(valid.appliedOffer),
    fc.record({
      cartId: fc.constant('c-1'),
      offer: fc.record({ id: word, code: word, message: word, cashback: fc.nat() }),
    }),
  ],
  'the pending payment': [
    () => readPendingPayment(tiny),
    { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 },
    valid.orNone(
      valid.recordOf<PendingPayment>({ cartId: valid.text, at: valid.money, amount: valid.money }),
    ),
    fc.record({ cartId: word, at: fc.maxSafeNat(), amount: fc.nat() }),
  ],
  'the cleared orders': [() => cleared.ids(), ['1042', '1043'], valid.listOf(valid.text), words],
  'the last used addresses': [
    () => persisted.usedAddressIds.read(tiny),
    ['a-1', 'a-2'],
    valid.listOf(valid.text),
    words,
  ],
  'the address draft': [
    () => parseAddressDraft(stored),
    draft,
    valid.onlyOf<AddressDraft>(texts),
    word.map((typed) => ({ ...draft, streetAddress2: typed })),
  ],
  'the router state of a Track button': [
    () => readTrackState(stored),
    { trackingUrl: 'https://track.example/1042', fromTrackButton: true },
    valid.orNone(
      valid.onlyOf<TrackState>({
        trackingUrl: valid.orNone(valid.text),
        fromTrackButton: valid.oneOf([true]),
      }),
    ),
    fc.record({ trackingUrl: fc.webUrl(), fromTrackButton: fc.constant(true) }),
  ],
  'a place of the geocoder': [
    () => reverseGeocode({ lat: 12.97, lng: 77.64 }),
    {
      results: [
        { types: ['premise'], address_components: [part('8th Cross', 'sublocality_level_1'), ...town] },
      ],
    },
    valid.orNone(
      valid.recordOf<ResolvedPlace>({
        shown: valid.text,
        streetAddress1: valid.text,
        streetAddress2: valid.text,
        city: valid.text,
        state: valid.text,
        pincode: valid.text,
      }),
    ),
    word.map((road) => ({
      results: [{ types: ['route'], address_components: [part(road, 'route'), ...town] }],
    })),
  ],
};

beforeEach(() => {
  vi.stubGlobal('google', {
    maps: {
      Geocoder: class {
        geocode = () => Promise.resolve(stored);
      },
    },
  });
});

describe.each(Object.entries(readers))('the reader of %s', (_name, [read, typical, findProblem, any]) => {
  it('returns a valid value or nothing, for any stored value', async () => {
    const readFrom = (value: unknown): unknown => {
      stored = value;
      return read();
    };
    const parsed = await readFrom(typical);
    expect([null, [], {}]).not.toContainEqual(parsed);
    expect(findProblem(parsed, 'stored value')).toBeUndefined();
    const nothing = await readFrom(undefined);
    const given = fc.oneof(anyAnswer, corrupted(typical), any);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(given, async (value) => {
        const found = await readFrom(value);
        expect(findUnusableValue(found)).toBeUndefined();
        expect(findProblem(found, 'stored value')).toBeUndefined();
        accepted += isDeepStrictEqual(found, nothing) ? 0 : 1;
      }),
      { numRuns: FUZZ_RUNS },
    );
    // Otherwise a reader that rejects everything would pass.
    expect(accepted).toBeGreaterThan(FUZZ_RUNS / 10);
  }, 300_000);
});

it('an order can be claimed for clearing a cart at most once, with any stored list of cleared orders', async () => {
  const ids = fc.array(fc.string(), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyAnswer, ids, corrupted(['1042'])), async (value) => {
      sessionStorage.clear();
      stored = value;
      const isKnown = Array.isArray(value) && value.includes('1042');
      expect(await cleared.markProcessed('1042')).toBe(!isKnown);
      expect(await cleared.markProcessed('1042')).toBe(false);
      expect(await cleared.ids()).toContain('1042');
    }),
    { numRuns: FUZZ_RUNS / 4 },
  );
});

/** Texts of any characters, and texts with the markers of the storage format. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['type=', 'table=', 'car=', 'note=', 'orderType=', 'dineInBy=', '&', '?', ' ', '%', '+'],
        ),
        fc.constantFrom(
          ...['dinein', 'Dine in', 'Take+Away', 'delivery', 'table', '20:30', 'c-9', '360', '-1', 'Infinity'],
        ),
        fc.constantFrom(
          ...['1e9', '0', 'null', '__proto__', '<b>', '%E0%A4%A', '9'.repeat(40), '\ud83d', '\n'],
        ),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const anyTime = fc
  .tuple(fc.nat({ max: 25 }), fc.nat({ max: 65 }))
  .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')} c-9`);
const anyId = fc.stringMatching(/^(guest-\d{6}|c-\d{1,9}|\d{10})$/);

describe('Reading any text from web storage', () => {
  it('returns valid choices, pick-up time and line heights, or nothing', async () => {
    stored = undefined;
    const accepted = { orderType: 0, pickupTime: 0 };
    const visits = fc.oneof(
      anyText,
      fc.constantFrom('orderType=Dine+in&dineInBy=car', 'orderType=Take+Away'),
    );
    await fc.assert(
      fc.asyncProperty(visits, fc.oneof(anyText, anyTime), async (visit, pickup) => {
        localStorage.setItem('cartId', 'c-9');
        sessionStorage.setItem('visit:tiny', visit);
        sessionStorage.setItem('pickup:tiny', pickup);
        sessionStorage.setItem('lines:tiny', pickup);
        const found = await readChoices(tiny);
        expect(choices(found, 'choices')).toBeUndefined();
        accepted.orderType += found.orderType === undefined ? 0 : 1;
        accepted.pickupTime += found.pickupTime === undefined ? 0 : 1;
        expect(
          valid.listOf(valid.height)(persisted.lineHeights.read(tiny).heights, 'heights'),
        ).toBeUndefined();
      }),
      { numRuns: FUZZ_RUNS },
    );
    expect(accepted.orderType).toBeGreaterThan(FUZZ_RUNS / 10);
    expect(accepted.pickupTime).toBeGreaterThan(FUZZ_RUNS / 10);
  }, 60_000);

  it('returns the text unchanged as an id, or no id', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(anyText, anyId), (text) => {
        const found = parseId(text);
        accepted += found === '' ? 0 : 1;
        expect(['', text]).toContain(found);
        expect(found).toMatch(/^[^\n<>"']*$/);
        expect(found.trim()).toBe(found);
        expect(['null', '0', '__proto__']).not.toContain(found);
      }),
      { numRuns: FUZZ_RUNS },
    );
    expect(accepted).toBeGreaterThan(FUZZ_RUNS / 10);
    expect(parseId('guest-000001')).toBe('guest-000001');
  });

  it('returns line heights that a skeleton can have, or none', () => {
    const ownHeights = fc.array(fc.integer({ min: 1, max: 2000 }).map(String), {
      minLength: 1,
      maxLength: 5,
    });
    const anyHeights = fc.array(fc.oneof(fc.double().map(String), anyText), { maxLength: 5 });
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(anyHeights, ownHeights), (heights) => {
        const found = parseLineHeights(`360 ${heights.join(' ')}`).heights;
        expect(valid.listOf(valid.height)(found, 'heights')).toBeUndefined();
        accepted += found.length > 0 ? 1 : 0;
      }),
      { numRuns: FUZZ_RUNS },
    );
    expect(accepted).toBeGreaterThan(FUZZ_RUNS / 10);
  });
});

it('a table link with any query selects valid choices or none, and is removed from the query', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const link = parseOrderTypeLink(text);
      if (!link) return;
      expect(choices(link.choices, 'choices')).toBeUndefined();
      expect(link.choices.tableNumber?.length ?? 0).toBeLessThanOrEqual(MAX_TABLE_OR_CAR_LENGTH);
      expect(link.choices.carNumber?.length ?? 0).toBeLessThanOrEqual(MAX_TABLE_OR_CAR_LENGTH);
      expect(parseOrderTypeLink(link.rest)).toBeNull();
    }),
    { numRuns: FUZZ_RUNS },
  );
});
