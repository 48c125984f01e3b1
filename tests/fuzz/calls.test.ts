import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { env } from '@/config/env';
import * as addresses from '@/domain/addresses/api';
import * as cart from '@/domain/cart/api';
import * as cartChanges from '@/domain/cart/change-api';
import { readCatalogue } from '@/domain/catalogue/read';
import * as menu from '@/domain/menu/api';
import { parseLongMenu, parseOpening } from '@/domain/menu/parse';
import * as options from '@/domain/options/api';
import * as offers from '@/domain/offers/api';
import * as orders from '@/domain/orders/api';
import * as pricing from '@/domain/pricing/api';
import * as login from '@/domain/session/login-api';
import * as session from '@/domain/session/api';
import * as shop from '@/domain/shop/api';
import { orderFromMessage } from '@/integrations/tracking';
import { anyAnswer, unsound } from './any-answer';

/** Answers tried of each reader: with `npm run test:full` ten times as many as every time. */
const RUNS = process.env['FUZZ_RUNS'] === 'many' ? 10_000 : 1000;

let answer: unknown;
vi.mock('@/api/client', () => {
  const said = () => Promise.resolve(answer);
  const text = () => Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer));
  return {
    getJson: said,
    postForm: said,
    openingCall: said,
    openingText: said,
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

/** Whatever reads something that came from outside. */
const readers: Record<string, () => Promise<unknown>> = {
  'the lookup': () => shop.lookUpShop('spice-garden'),
  'restaurant info': () => shop.fetchInfo(ID),
  'the profile': () => shop.fetchProfile(ID),
  timing: () => shop.fetchTiming(ID),
  'the dish list': () => menu.fetchMenu(ID),
  'a long dish list': () => parseLongMenu(answer),
  'the beginning of a long dish list': () => Promise.resolve(parseOpening(JSON.stringify(answer))),
  categories: () => menu.fetchCategoryTiles(ID),
  banners: () => menu.fetchBanners(ID),
  'customization groups': () => options.fetchCustomizationGroups(ID),
  'add-on groups': () => options.fetchAddOnGroups(ID),
  'the cart': () => cart.fetchCart('c-1'),
  'an add': () => cartChanges.addToCart(addition),
  'an add of a customized dish': () => cartChanges.addCustomized('c-1', 'v-1', 1, '[]'),
  'a removal': () => cartChanges.removeFromCart(PHONE, 'v-1', 'c-1'),
  'a change of a customized line': () => cartChanges.changeCustomized('c-1', 't-1', 'add'),
  'deleting the cart': () => cartChanges.deleteCart('c-1'),
  'the price': () => pricing.fetchBill(ID, priceQuery, new AbortController().signal),
  offers: () => offers.fetchOffers(ID),
  'applying an offer': () => offers.applyOffer('c-1', 'o-1'),
  'sending the code': () => login.sendOtp(PHONE),
  'verifying the code': () => login.verifyOtp(verification),
  'signing up': () => login.signUp(PHONE, 'Asha', ID),
  'a guest': () => session.addGuest(ID),
  'the wallet': () => session.fetchWallet(ID, PHONE),
  addresses: () => addresses.fetchAddresses(PHONE, ID),
  'adding an address': () => addresses.addAddress(address, PHONE, ID),
  'editing an address': () => addresses.editAddress({ ...address, id: 'a-1' }, PHONE, ID),
  'deleting an address': () => addresses.deleteAddress('a-1'),
  'the order history': () => orders.fetchHistory(PHONE, ID),
  'an order': () => orders.fetchOrder('1042'),
  'a kept catalogue': () => Promise.resolve(readCatalogue(answer)),
  'a message of the tracking page': () =>
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
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe.each(Object.entries(readers))('what came for %s', (_name, read) => {
  it('is read as a whole or is the failure of the call, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (given) => {
        answer = given;
        const found = await read().catch((error: unknown) => {
          if (error instanceof ApiFailure) return undefined;
          throw error;
        });
        expect(unsound(found)).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
});
