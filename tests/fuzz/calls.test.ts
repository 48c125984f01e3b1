import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { env } from '@/config/env';
import * as addresses from '@/domain/addresses/api';
import * as cart from '@/domain/cart/api';
import * as cartChanges from '@/domain/cart/change-api';
import { parseCatalogue } from '@/domain/catalogue/parse';
import type { Catalogue } from '@/domain/catalogue/types';
import * as menu from '@/domain/menu/api';
import { parseLongMenu, parsePartialMenu } from '@/domain/menu/parse';
import type { Menu } from '@/domain/menu/types';
import * as options from '@/domain/options/api';
import * as offers from '@/domain/offers/api';
import * as orders from '@/domain/orders/api';
import * as billApi from '@/domain/bill/api';
import * as login from '@/domain/session/login-api';
import * as session from '@/domain/session/api';
import * as shop from '@/domain/shop/api';
import { orderFromMessage } from '@/integrations/tracking';
import { anyAnswer, findUnusableValue } from './any-answer';
import { realAnswers } from './real-answers';
import { FUZZ_RUNS } from '../runs';
import { corrupted } from './corrupted';
import * as valid from './valid-answers';

let answer: unknown;
vi.mock('@/api/client', () => {
  const json = () => Promise.resolve(answer);
  const text = () => Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer));
  return {
    getJson: json,
    postForm: json,
    fetchStartupJson: json,
    fetchStartupText: json,
    parseJson: (body: unknown) => body,
    postFormForText: text,
    getLookup: text,
  };
});

const ID = '1001';
const PHONE = '9876543210';
const address = {
  houseNumber: '24',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
  longitude: '0',
  latitude: '0',
};
const verification = {
  phone: PHONE,
  otp: '4821',
  sessionId: 's-1',
  restaurantId: ID,
  token: 'web',
  cartId: '0',
};
const addition = { phone: PHONE, restaurantId: ID, variantId: 'v-1', quantity: 2 };
const real = await realAnswers();
const priceQuery = {
  cartId: 'c-1',
  offerId: '0',
  addressId: '0',
  longitude: '0',
  latitude: '0',
  time: '0',
  orderType: 'Delivery',
  lines: '',
};

/** A menu that the next visit cannot restore would be lost silently. */
const persistableMenu = valid.withCondition(
  valid.menu,
  (known: Menu) => parseCatalogue({ ...(real.catalogue as Catalogue), menu: known }) !== null,
  'menu that can be persisted',
);

interface Reader {
  read: () => Promise<unknown>;
  real: unknown;
  findProblem: valid.Check;
}

const readers: Record<string, Reader> = {
  'the restaurant lookup': {
    read: () => shop.lookUpShop('tiny'),
    real: real.lookup,
    findProblem: valid.lookup,
  },
  'restaurant info': { read: () => shop.fetchInfo(ID), real: real.info, findProblem: valid.info },
  'the profile': { read: () => shop.fetchProfile(ID), real: real.profile, findProblem: valid.profile },
  'the opening hours': { read: () => shop.fetchTiming(ID), real: real.timing, findProblem: valid.timing },
  'the dish list': { read: () => menu.fetchMenu(ID), real: real.dishes, findProblem: persistableMenu },
  'a long dish list': { read: () => parseLongMenu(answer), real: real.dishes, findProblem: persistableMenu },
  'the beginning of a long dish list': {
    read: () => Promise.resolve(parsePartialMenu(JSON.stringify(answer))),
    real: real.longDishes,
    findProblem: valid.orNone(valid.menu),
  },
  categories: {
    read: () => menu.fetchCategoryTiles(ID),
    real: real.categories,
    findProblem: valid.categoryTiles,
  },
  banners: { read: () => menu.fetchBanners(ID), real: real.banners, findProblem: valid.banners },
  'customization groups': {
    read: () => options.fetchCustomizationGroups(ID),
    real: real.customizations,
    findProblem: valid.customizationGroups,
  },
  'add-on groups': {
    read: () => options.fetchAddOnGroups(ID),
    real: real.addOns,
    findProblem: valid.addOnGroups,
  },
  'the cart': { read: () => cart.fetchCart('c-1'), real: real.cart, findProblem: valid.cart },
  'the answer to adding a dish': {
    read: () => cartChanges.addToCart(addition),
    real: real.added,
    findProblem: valid.id,
  },
  'the answer to adding a customized dish': {
    read: () => cartChanges.addCustomized('c-1', 'v-1', 1, '[]'),
    real: real.added,
    findProblem: valid.id,
  },
  'the answer to removing a dish': {
    read: () => cartChanges.removeFromCart(PHONE, 'v-1', 'c-1'),
    real: real.removed,
    findProblem: valid.done,
  },
  'the answer to changing a customized line': {
    read: () => cartChanges.changeCustomized('c-1', 't-1', 'add'),
    real: real.changed,
    findProblem: valid.done,
  },
  'the answer to deleting the cart': {
    read: () => cartChanges.deleteCart('c-1'),
    real: real.deleted,
    findProblem: valid.done,
  },
  'the bill': {
    read: () => billApi.fetchBill(ID, priceQuery, new AbortController().signal),
    real: real.price,
    findProblem: valid.bill,
  },
  offers: { read: () => offers.fetchOffers(ID), real: real.offers, findProblem: valid.offers },
  'the answer to applying an offer': {
    read: () => offers.applyOffer('c-1', 'o-1'),
    real: real.applied,
    findProblem: valid.applied,
  },
  'the answer to sending an OTP': {
    read: () => login.sendOtp(PHONE),
    real: real.code,
    findProblem: valid.sentCode,
  },
  'the answer to verifying an OTP': {
    read: () => login.verifyOtp(verification),
    real: real.verified,
    findProblem: valid.page,
  },
  'the answer to signing up': {
    read: () => login.signUp(PHONE, 'Asha', ID),
    real: real.signedUp,
    findProblem: valid.done,
  },
  'a new guest': { read: () => session.addGuest(ID), real: real.guest, findProblem: valid.id },
  'the wallet': { read: () => session.fetchWallet(ID, PHONE), real: real.wallet, findProblem: valid.money },
  addresses: {
    read: () => addresses.fetchAddresses(PHONE, ID),
    real: real.addresses,
    findProblem: valid.addresses,
  },
  'the answer to adding an address': {
    read: () => addresses.addAddress(address, PHONE, ID),
    real: real.addressAdded,
    findProblem: valid.idOrNone,
  },
  'the answer to editing an address': {
    read: () => addresses.editAddress({ ...address, id: 'a-1' }, PHONE, ID),
    real: real.addressEdited,
    findProblem: valid.done,
  },
  'the answer to deleting an address': {
    read: () => addresses.deleteAddress('a-1'),
    real: real.addressDeleted,
    findProblem: valid.done,
  },
  'the order history': {
    read: () => orders.fetchHistory(PHONE, ID),
    real: real.history,
    findProblem: valid.history,
  },
  'an order': { read: () => orders.fetchOrder(real.orderId), real: real.order, findProblem: valid.order },
  'a persisted catalogue': {
    read: () => Promise.resolve(parseCatalogue(answer)),
    real: real.catalogue,
    findProblem: valid.orNone(valid.catalogue),
  },
  'a message of the tracking page': {
    read: () =>
      Promise.resolve(
        orderFromMessage(
          new MessageEvent('message', {
            data: answer,
            origin: new URL(env.trackingUrl).origin,
            source: window,
          }),
          window,
        ),
      ),
    real: real.order,
    findProblem: valid.orNone(valid.order),
  },
};

const failed = Symbol('the failure of the call');

/** @returns the parsed value, or `failed` when the call was rejected. */
function readFrom({ read }: Reader, given: unknown): Promise<unknown> {
  answer = given;
  return read().catch((error: unknown) => {
    if (error instanceof ApiFailure) return failed;
    throw error;
  });
}

function hasContent(found: unknown): boolean {
  return found !== failed && found !== null && !(Array.isArray(found) && found.length === 0);
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe.each(Object.entries(readers))('the parser of %s', (_name, reader) => {
  const expectValid = (found: unknown) => {
    if (found === failed) return;
    expect(findUnusableValue(found)).toBeUndefined();
    expect(reader.findProblem(found, 'answer')).toBeUndefined();
  };

  // spec: 1-6, 3-27
  it('returns a valid value or fails the call, for any answer', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (given) => {
        expectValid(await readFrom(reader, given));
      }),
      { numRuns: FUZZ_RUNS },
    );
  }, 300_000);

  // spec: 1-6, 3-27
  it('returns a valid value or fails the call, for any corrupted answer', async () => {
    const parsed = await readFrom(reader, reader.real);
    expect(hasContent(parsed)).toBe(true);
    expectValid(parsed);
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(corrupted(reader.real), async (given) => {
        const found = await readFrom(reader, given);
        expectValid(found);
        filled += hasContent(found) ? 1 : 0;
      }),
      { numRuns: FUZZ_RUNS },
    );
    // With failures only, the test would not cover parsing.
    if (reader.findProblem !== valid.done) expect(filled).toBeGreaterThan(FUZZ_RUNS / 10);
  }, 300_000);
});
